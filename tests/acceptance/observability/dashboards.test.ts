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
