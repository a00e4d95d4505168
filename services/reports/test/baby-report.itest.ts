import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SubjectInput } from '../src/domain/document-content.ts';
import { readSubject } from '../src/domain/readings.ts';
import { templateVersionOf } from '../src/domain/template-versions.ts';
import { printReport } from '../src/printing/print-report.ts';
import type { Renderer } from '../src/renderer/renderer.ts';
import { renderReading } from '../src/templates/render-reading.ts';
import { testRenderer } from './support/test-renderer.ts';

const rules = { ruleSet: 'cabalistica@1', referenceDate: '2026-11-23' };
const brand = { name: 'Sefira' };
let renderer: Renderer;

beforeAll(async () => {
  renderer = await testRenderer();
});
afterAll(() => renderer[Symbol.asyncDispose]());

const family: SubjectInput<'baby'> = {
  surnames: ['Souza', 'Lima'],
  from: '2027-03-01',
  to: '2027-03-29',
  parents: ['Ana Paula Souza', 'Rui Barbosa Lima'],
  siblings: ['Pedro', 'Clara'],
  gender: 'female',
  origin: null,
  style: null,
  ideas: ['Helena', 'Zoraide Vitória'],
};
const twelve = 'Helena Clarice Betânia Marília Luísa Laura Ana Bia Cora Dora Eva Flora'.split(' ');
const chosen = (names: readonly string[]) => names.map((name) => ({ name, note: 'Nome da bisavó, que bordava' }));

it.each<readonly [string, SubjectInput<'baby'>]>([
  ['a short list of twelve names', { ...family, chosen: chosen(twelve) }],
  ['one name', { ...family, chosen: chosen(['Helena']) }],
  [
    'no short list, one day',
    { ...family, surnames: ['Vasconcelos'], to: family.from, parents: [], siblings: [], ideas: [] },
  ],
])('has 8 to 14 pages for %s, with a page for each of the first names', async (_what, input) => {
  const reading = readSubject({ kind: 'baby', input }, rules);
  const version = templateVersionOf('baby');
  const { pages } = await printReport(renderer, renderReading(reading, { brand }, version), {
    author: brand.name,
    createdAt: new Date('2026-11-23T12:00:00Z'),
  });
  expect(pages).toBeGreaterThanOrEqual(8);
  expect(pages).toBeLessThanOrEqual(14);
  const { outline } = renderReading(reading, { brand }, version);
  expect(outline.filter(({ id }) => id.startsWith('nome-')).length).toBeLessThanOrEqual(6);
});

it('says of each name what the engine says of it, and prints the notes of the family', () => {
  const reading = readSubject({ kind: 'baby', input: { ...family, chosen: chosen(['Helena']) } }, rules);
  const { content } = renderReading(reading, { brand }, templateVersionOf('baby')).page;
  expect(content).toContain('class="signature">Helena Souza Lima<');
  expect(content).toContain('Nome da bisavó, que bordava');
  expect(content).not.toContain('undefined');
});
