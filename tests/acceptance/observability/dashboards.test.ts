import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parts } from '@sefira/deploy/launcher/services';
import { dashboards, toFile } from '@sefira/deploy/observability/dashboards';
import { createJourneyMetrics } from '@sefira/deploy/operations/journey/metrics';
import { createMetrics } from '@sefira/platform/telemetry/metrics';
import { expect, it } from 'vitest';
import { readExpressions, readRules, selectorsOf } from './promql.ts';

it('the dashboards are as their code says (npm run dashboards writes them)', async () => {
  const folder = path.resolve(import.meta.dirname, '../../../deploy/observability/dashboards');
  for (const dashboard of dashboards) {
    expect(await readFile(path.join(folder, `${dashboard.uid}.json`), 'utf8')).toBe(toFile(dashboard));
  }
});

it('alerts and panels ask in PromQL, each for something', async () => {
  const expressions = await readExpressions();
  expect(expressions.length).toBeGreaterThan(50);
  for (const expression of expressions) expect(selectorsOf(expression).length, expression.place).toBeGreaterThan(0);
  expect(() => selectorsOf({ place: 'none', text: 'sum by (service (rate(x[5m]))' })).toThrow(/not PromQL/);
});

it('each alert has a name of its own and says what is wrong', async () => {
  const names = (await readRules()).alerts.map(({ alert }) => alert);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^Sefira[A-Z]/);
});

it('each alert links to its heading in the runbook, which has no other', async () => {
  const folder = path.resolve(import.meta.dirname, '../../../docs/runbooks');
  const text = await readFile(path.join(folder, 'alerts.md'), 'utf8');
  const headings = [...text.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading);
  const { alerts } = await readRules();
  expect(headings.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted());
  for (const { alert, annotations } of alerts) {
    expect(annotations.runbook_url).toBe(`docs/runbooks/alerts.md#${alert.toLowerCase()}`);
  }
});

it('an alert finds each part and each other source of alerts that shows nothing', async () => {
  const { alerts } = await readRules();
  const expressionOf = (name: string) => alerts.find(({ alert }) => alert === name)?.expr ?? '';
  const absentParts = [...expressionOf('SefiraPartMissing').matchAll(/absent\(\w+\{service="([a-z-]+)"\}\)/g)];
  expect(absentParts.map(([, part]) => part).toSorted()).toEqual(
    parts.map(({ definition }) => definition.name).toSorted(),
  );
  const ofOthers = /^(node|pg|redis|probe|kube)_|^sefira_(backup|restore|journey)_/;
  const metricsOf = (text: string) => selectorsOf({ place: '', text }).map(({ metric }) => metric);
  const prefixOf = (metric: string) =>
    metric
      .split('_')
      .slice(0, metric.startsWith('sefira_') ? 2 : 1)
      .join('_');
  const used = alerts.flatMap(({ alert, expr }) => (alert === 'SefiraSourceMissing' ? [] : metricsOf(expr)));
  const noticed = new Set(metricsOf(expressionOf('SefiraSourceMissing')).map(prefixOf));
  expect([...new Set(used.filter((metric) => ofOthers.test(metric)).map(prefixOf))].toSorted()).toEqual(
    [...noticed].toSorted(),
  );
});

it('a journey that never succeeded has an age all the same', async () => {
  const metrics = createMetrics('journey', { processMetrics: false });
  createJourneyMetrics(metrics, 1_764_000_000);
  expect(await metrics.registry.metrics()).toMatch(/^sefira_journey_success_timestamp_seconds\{[^}]*\} 1764000000$/m);
});
