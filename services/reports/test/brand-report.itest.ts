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

const bakery: SubjectInput<'brand'> = {
  sector: 'Alimentação',
  values: ['Acolhimento', 'Tradição'],
  words: [],
  style: 'classic',
  ideas: ['Trigo da Serra', 'Padaria Azul', 'Cacau Xou'],
  founders: [{ name: 'Maria Helena Duarte', birthDate: '1983-04-17' }],
  from: '2027-01-04',
  to: '2027-03-31',
  onlyWorkdays: true,
  state: null,
};
const founders = ['Maria Helena Duarte', 'Paulo Moura', 'Renata Azevedo Lima', 'João Pedro Vasconcelos'].map(
  (name, index) => ({ name, birthDate: `198${index}-0${index + 1}-1${index}` }),
);

it.each<readonly [string, SubjectInput<'brand'>]>([
  ['three names of one founder', bakery],
  ['proposed names and one day', { ...bakery, ideas: [], to: bakery.from }],
  [
    'five names of four founders',
    {
      ...bakery,
      sector: 'Tecnologia',
      founders,
      ideas: ['Kodefy', 'Luz Sistemas', 'Google Brasil', 'Sysnexx Solutions Tecnologia da Informação', 'Nó'],
    },
  ],
])('has 10 to 16 pages for %s, with a page for each name', async (_what, input) => {
  const reading = readSubject({ kind: 'brand', input }, rules);
  const version = templateVersionOf('brand');
  const { pages } = await printReport(renderer, renderReading(reading, { brand }, version), {
    author: brand.name,
    createdAt: new Date('2026-11-23T12:00:00Z'),
  });
  expect(pages).toBeGreaterThanOrEqual(10);
  expect(pages).toBeLessThanOrEqual(16);
  const { outline } = renderReading(reading, { brand }, version);
  expect(outline.filter(({ id }) => id.startsWith('nome-'))).toHaveLength(Math.max(3, input.ideas.length || 5));
});

it('prints known marks, legal forms, addresses and the hint to the official search', () => {
  const reading = readSubject({ kind: 'brand', input: bakery }, rules);
  const { content } = renderReading(reading, { brand }, templateVersionOf('brand')).page;
  for (const part of ['Cacau Show', 'busca.inpi.gov.br', 'trigodaserra.com.br', '@cacauxou', 'Com Ltda', 'Com SLU']) {
    expect(content).toContain(part);
  }
  expect(content).not.toContain('undefined');
});
