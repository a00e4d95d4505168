import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dashboards, toFile } from '@sefira/deploy/observability/dashboards';
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
  const alerts = (await readRules()).groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
  expect(new Set(alerts).size).toBe(alerts.length);
  for (const alert of alerts) expect(alert).toMatch(/^Sefira[A-Z]/);
});
