import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SubjectInput } from '../src/domain/document-content.ts';
import { readSubject } from '../src/domain/readings.ts';
import { templateVersionOf } from '../src/domain/template-versions.ts';
import { printReport } from '../src/printing/print-report.ts';
import type { Renderer } from '../src/renderer/renderer.ts';
import { renderReading } from '../src/templates/render-reading.ts';
import { pageFacts } from './support/page-facts.ts';
import { testRenderer } from './support/test-renderer.ts';

let renderer: Renderer;

beforeAll(async () => {
  renderer = await testRenderer();
});
afterAll(() => renderer[Symbol.asyncDispose]());

const luiza = { name: 'Luiza Helena Prado', birthDate: '2001-12-12' };
const open = { avoidWeekdays: [], avoidHolidays: false, state: null };
// Thirteen months of the calendar.
const year = { from: '2026-11-29', to: '2027-11-28' };
const cases: readonly (readonly [string, SubjectInput<'dates'>])[] = [
  [
    'one person and a firm to be opened in six months',
    {
      occasion: 'opening',
      people: [{ name: 'José Antônio de Oliveira Neto', birthDate: '1978-09-12' }],
      companies: [{ name: 'Neto Advocacia', foundationDate: null }],
      from: '2027-01-04',
      to: '2027-06-30',
      avoidWeekdays: [0, 6],
      avoidHolidays: true,
      state: null,
    },
  ],
  [
    'one person in three months',
    { occasion: 'travel', people: [luiza], companies: [], from: '2026-12-01', to: '2027-02-28', ...open },
  ],
  [
    'one person in a year from a day within a month',
    { occasion: 'travel', people: [luiza], companies: [], ...year, ...open },
  ],
];

it.each(cases)('the report of the best days of %s has no page nearly empty', async (_what, input) => {
  const reading = readSubject({ kind: 'dates', input }, { ruleSet: 'cabalistica@1', referenceDate: '2026-11-27' });
  const version = templateVersionOf('dates');
  const { pdf } = await printReport(renderer, renderReading(reading, { brand: { name: 'Sefira' } }, version), {
    author: 'Sefira',
    createdAt: new Date('2026-11-27T12:00:00Z'),
  });
  const pages = (await pageFacts(pdf)).slice(1, -1);
  expect(pages.flatMap(({ fill }, index) => (fill < 0.4 ? [[index + 2, fill]] : []))).toEqual([]);
});
