import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../repository-files.ts';
import { layoutByPerson } from './layout-by-person.ts';

const layout = await layoutByPerson();

it('counts in docs/scaling.md what a layout by person would change', async () => {
  const text = await readFile(path.join(root, 'docs/scaling.md'), 'utf8');
  const counted = layout.map(({ service, personal, withoutColumn, keysOverAll, statements }) =>
    [service, personal.length, withoutColumn.length, keysOverAll.length, statements.length].join(' | '),
  );
  const rows = [...text.matchAll(/^\| ([a-z-]+(?: +\| +\d+){4}) +\|$/gm)].map(([, row = '']) =>
    row.replace(/ +/g, ' '),
  );
  // The statements themselves, for a service with another number than in the table.
  expect(rows, JSON.stringify(layout, null, 1)).toEqual(counted);
});

it('knows statements with and without their person', () => {
  const of = (name: string) => layout.find(({ service }) => service === name);
  expect(of('reports')?.statements).toContain('reports.ts findReport');
  expect(of('reports')?.statements).not.toContain('reports.ts findReportOfSubject');
  expect(of('numerology')?.withoutColumn).toEqual(expect.arrayContaining(['share', 'short_list_vote']));
  expect(of('billing')?.keysOverAll).toContain('ledger_entry(idempotencyKey)');
  expect(of('chat')?.keysOverAll).not.toContain('message(id, userId)');
});
