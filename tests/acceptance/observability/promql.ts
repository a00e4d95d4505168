import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { dashboards } from '@sefira/deploy/observability/dashboards';
import { parse } from 'yaml';
import * as z from 'zod';

/** Metrics of an expression, with the labels that select among their series. */
export interface Selector {
  readonly metric: string;
  readonly labels: readonly string[];
}

export interface Expression {
  /** Position in the expression. */
  readonly place: string;
  readonly text: string;
}

const alert = z.strictObject({
  alert: z.string(),
  expr: z.string(),
  for: z.string().optional(),
  labels: z.strictObject({ severity: z.enum(['warning', 'critical']) }),
  annotations: z.strictObject({
    summary: z.string().min(10),
    description: z.string().min(10),
    runbook_url: z.string().min(10),
  }),
});
const record = z.strictObject({ record: z.string(), expr: z.string() });
const rules = z.object({
  groups: z.array(z.object({ name: z.string(), rules: z.array(z.union([alert, record])) })),
});

export type Alert = z.output<typeof alert>;

/** The rules as Prometheus reads them: alerts, and records, which later rules name. */
export async function readRules(): Promise<{ alerts: Alert[]; records: z.output<typeof record>[] }> {
  const file = path.resolve(import.meta.dirname, '../../../deploy/observability/alerts.yaml');
  const all = rules.parse(parse(await readFile(file, 'utf8'))).groups.flatMap((group) => group.rules);
  return {
    alerts: all.filter((rule) => 'alert' in rule),
    records: all.filter((rule) => 'record' in rule),
  };
}

/** Every expression of the rules and of the dashboards, Grafana's variables filled in. */
export async function readExpressions(): Promise<Expression[]> {
  const { alerts, records } = await readRules();
  const panels = dashboards.flatMap(({ uid, rows }) =>
    rows.flatMap((row) =>
      row.panels.flatMap(({ title, targets }) =>
        targets.map(({ expression }) => ({
          place: `${uid}: ${title}`,
          text: expression.replaceAll('$__rate_interval', '5m').replaceAll('$service', '.+'),
        })),
      ),
    ),
  );
  return [
    ...alerts.map((rule) => ({ place: rule.alert, text: rule.expr })),
    ...records.map((rule) => ({ place: rule.record, text: rule.expr })),
    ...panels,
  ];
}

/** Reads PromQL by Prometheus' own grammar. @throws Error where it is not PromQL */
export function selectorsOf({ place, text }: Expression): Selector[] {
  const selectors: { metric: string; labels: string[] }[] = [];
  parser.parse(text).iterate({
    enter({ type, from, to, name }) {
      const said = text.slice(from, to);
      if (type.isError) throw new Error(`${place}: not PromQL near «${text.slice(from, from + 30)}»`);
      if (name === 'VectorSelector') selectors.push({ metric: '', labels: [] });
      const selector = selectors.at(-1);
      if (selector === undefined) return;
      if (name === 'Identifier') selector.metric = said;
      if (name === 'LabelName' && /^\s*(=|!)/.test(text.slice(to))) selector.labels.push(said);
    },
  });
  return selectors;
}
