import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DocumentSubject } from '../src/domain/document-content.ts';
import { readSubject } from '../src/domain/readings.ts';
import { templateVersionOf } from '../src/domain/template-versions.ts';
import { createReportPress } from '../src/printing/print-report.ts';
import type { Renderer } from '../src/renderer/renderer.ts';
import { layoutKeyOf, renderReading } from '../src/templates/render-reading.ts';
import { testRenderer } from './support/test-renderer.ts';

const rules = { ruleSet: 'cabalistica@1', referenceDate: '2026-11-23' };
const brand = { name: 'Sefira' };
const names = [
  'Alice Moura Prado',
  'Bernardo Lima',
  'Cecília Nogueira de Sá',
  'Davi Lucca Ferreira',
  'Enzo Gabriel Tavares da Conceição',
  'Helena',
  'Heitor Brandão',
  'Júlia Pacheco',
  'Miguel Ângelo Rocha',
  'Maria Aparecida do Nascimento Albuquerque de Souza e Silva Prado Guimarães',
];
let renderer: Renderer;

beforeAll(async () => {
  renderer = await testRenderer();
});
afterAll(() => renderer[Symbol.asyncDispose]());

function groupOf(count: number, years: readonly number[], context?: 'family' | 'class' | 'team'): DocumentSubject {
  const members = names
    .slice(0, count)
    .map((name, index) => ({ name, birthDate: `${years[index % years.length]}-0${(index % 9) + 1}-1${index % 9}` }));
  return { kind: 'group', input: { groupName: 'Grupo', members, ...(context ? { context } : {}) } };
}

it.each([
  ['two people', groupOf(2, [1958, 1988])],
  ['a family of four', groupOf(4, [1984, 1986, 2014, 2019])],
  ['five siblings', groupOf(5, [1971, 1974, 1980], 'family')],
  ['a team of seven', groupOf(7, [1975, 1991, 1999])],
  ['a class of ten', groupOf(10, [2016, 2015], 'class')],
] as const)('of %s has 14 to 18 pages and says nothing twice', async (_who, subject) => {
  const reading = readSubject(subject, rules);
  const version = templateVersionOf('group');
  const render = (pages?: Readonly<Record<string, number>>) =>
    renderReading(reading, { brand, ...(pages ? { pages } : {}) }, version);
  const { pages } = await createReportPress(renderer).print({
    render,
    layoutKey: layoutKeyOf(reading, version),
    author: brand.name,
    createdAt: new Date('2026-11-23T12:00:00Z'),
  });
  expect(pages).toBeGreaterThanOrEqual(14);
  expect(pages).toBeLessThanOrEqual(18);
  const [text = ''] = render().page.content.split('id="como-foi-calculado"');
  const sentences = text
    .replaceAll(/<[^>]+>/gu, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 60);
  expect(sentences.filter((line, index) => sentences.indexOf(line) !== index)).toEqual([]);
});
