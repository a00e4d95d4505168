/** One curve: a PromQL expression and what the legend calls it. */
export interface Target {
  readonly expression: string;
  readonly legend: string;
}

export interface Panel {
  readonly title: string;
  /** What the reader should see in it. */
  readonly description: string;
  /** Grafana's unit: `s`, `reqps`, `percentunit`, `short`, `bytes`, `currencyUSD`. */
  readonly unit: string;
  readonly kind?: 'timeseries' | 'stat' | 'heatmap';
  readonly targets: readonly Target[];
  /** Values from which on the panel turns yellow and red. */
  readonly warning?: number;
  readonly critical?: number;
}

export interface Dashboard {
  readonly uid: string;
  readonly title: string;
  readonly rows: readonly { readonly title: string; readonly panels: readonly Panel[] }[];
}

const source = { type: 'prometheus', uid: '$source' };
const columns = 24;
const height = 8;

/** Share of a rate: `part` over `whole`, each a selector with its range, summed by the same labels. */
export function share(part: string, whole: string, by: string): string {
  return `sum by (${by}) (rate(${part})) / sum by (${by}) (rate(${whole}))`;
}

export function quantile(q: number, bucket: string, by: string): string {
  return `histogram_quantile(${q}, sum by (${by === '' ? 'le' : `le, ${by}`}) (rate(${bucket}[$__rate_interval])))`;
}

/** The dashboard as Grafana imports it (schema version 39). */
export function toGrafana(dashboard: Dashboard): object {
  const panels: object[] = [];
  let line = 0;
  for (const { title, panels: inRow } of dashboard.rows) {
    panels.push({
      id: panels.length + 1,
      type: 'row',
      title,
      collapsed: false,
      panels: [],
      gridPos: { x: 0, y: line, w: columns, h: 1 },
    });
    line += 1;
    const perLine = Math.min(3, inRow.length);
    const width = columns / perLine;
    for (const [place, panel] of inRow.entries()) {
      const x = (place % perLine) * width;
      const y = line + Math.floor(place / perLine) * height;
      panels.push(toPanel(panel, panels.length + 1, { x, y, w: width, h: height }));
    }
    line += Math.ceil(inRow.length / perLine) * height;
  }
  return {
    uid: dashboard.uid,
    title: dashboard.title,
    tags: ['sefira'],
    timezone: 'browser',
    editable: false,
    refresh: '30s',
    schemaVersion: 39,
    time: { from: 'now-6h', to: 'now' },
    templating: {
      list: [
        { name: 'source', label: 'Fonte', type: 'datasource', query: 'prometheus' },
        {
          name: 'service',
          label: 'Parte',
          type: 'query',
          datasource: source,
          query: { query: 'label_values(sefira_call_seconds_count, service)', refId: 'service' },
          refresh: 2,
          multi: true,
          includeAll: true,
          allValue: '.+',
          current: { text: 'All', value: '$__all' },
        },
      ],
    },
    panels,
  };
}

function toPanel(panel: Panel, id: number, gridPos: object): object {
  const { title, description, unit, kind = 'timeseries', targets, warning, critical } = panel;
  const steps = [
    { color: 'green', value: null },
    ...(warning === undefined ? [] : [{ color: 'yellow', value: warning }]),
    ...(critical === undefined ? [] : [{ color: 'red', value: critical }]),
  ];
  return {
    id,
    type: kind,
    title,
    description,
    gridPos,
    datasource: source,
    fieldConfig: {
      defaults: {
        unit,
        min: 0,
        thresholds: { mode: 'absolute', steps },
        custom: { fillOpacity: 10, showPoints: 'never' },
      },
      overrides: [],
    },
    options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi', sort: 'desc' } },
    targets: targets.map(({ expression, legend }, place) => ({
      refId: String.fromCharCode(65 + place),
      datasource: source,
      expr: expression,
      legendFormat: legend,
    })),
  };
}
