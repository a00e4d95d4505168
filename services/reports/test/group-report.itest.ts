import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DocumentSubject } from '../src/domain/document-content.ts';
import { readSubject } from '../src/domain/readings.ts';
import { templateVersionOf } from '../src/domain/template-versions.ts';
import { printReport } from '../src/printing/print-report.ts';
import type { Renderer } from '../src/renderer/renderer.ts';
import { renderReading } from '../src/templates/render-reading.ts';
import { pageFacts } from './support/page-facts.ts';
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
  const report = renderReading(reading, { brand }, version);
  const { pages } = await printReport(renderer, report, {
    author: brand.name,
    createdAt: new Date('2026-11-23T12:00:00Z'),
  });
  expect(pages).toBeGreaterThanOrEqual(14);
  expect(pages).toBeLessThanOrEqual(18);
  const [text = ''] = report.page.content.split('id="como-foi-calculado"');
  const sentences = text
    .replaceAll(/<[^>]+>/gu, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 60);
  expect(sentences.filter((line, index) => sentences.indexOf(line) !== index)).toEqual([]);
});

it.each([
  [
    'a team of three',
    'team',
    [
      { name: 'Enoque Joel de Tomás', birthDate: '2007-01-22' },
      { name: 'Ema Cardoso Matos', birthDate: '2023-01-17' },
      { name: 'Ariovaldo Nildeci Castelo Ataíde Fabrício', birthDate: '1930-11-23' },
    ],
  ],
  [
    'four friends',
    'friends',
    [
      { name: 'Ana Sofia de Caiado Reis Macedo', birthDate: '1952-05-22' },
      { name: 'Teresa Raíssa de Maia Bitencourt Ramires', birthDate: '2002-12-08' },
      { name: 'Kehinde Ivanete Cavalcante', birthDate: '2014-11-07' },
      { name: 'Hilário Cristo Viana Quintela', birthDate: '1947-01-13' },
    ],
  ],
  [
    'a child and an adult of a class',
    'class',
    [
      { name: 'Joseni Rosângela Valadão Sampaio Sousa', birthDate: '2014-04-07' },
      { name: 'Joelma Itajaí de Barbosa Barcelos', birthDate: '1978-08-13' },
    ],
  ],
  [
    'ten who share their numbers',
    'class',
    [
      { name: 'Farah Marques', birthDate: '1941-02-11' },
      { name: 'Lucy Vitorino', birthDate: '1964-05-21' },
      { name: 'Simony Brigite de Cortês Macedo Petrônio', birthDate: '1966-06-06' },
      { name: 'Welington Ulisses Teles Queirós', birthDate: '1935-07-08' },
      { name: 'Peri Lidiane Nunes Teles Barbosa', birthDate: '1935-10-16' },
      { name: 'Wendell Gabriel Cristo Resende', birthDate: '1988-07-22' },
      { name: 'Ivã de Silva', birthDate: '1979-12-12' },
      { name: 'Luci de Nóbrega Aparecida', birthDate: '1943-12-14' },
      { name: 'Erik Gilmar de Ortis', birthDate: '1937-12-11' },
      { name: 'Hamilton Virgínia Sousa Pita Fabrício', birthDate: '1966-10-13' },
    ],
  ],
  [
    'ten of many relations',
    'team',
    [
      { name: 'Magali de Valadão', birthDate: '1950-05-19' },
      { name: 'Camila Constança Alvares', birthDate: '1954-09-16' },
      { name: 'Marco Samira Novais', birthDate: '1977-08-19' },
      { name: 'Devanir de Valadão Barreto', birthDate: '1971-10-25' },
      { name: 'Vera Lúcia Luíza de Jácome Quintela Jácome', birthDate: '1949-10-04' },
      { name: 'Marinalva de Fonseca Bezerra Patrício', birthDate: '2005-07-27' },
      { name: 'Carlos de Vitorino Feitosa', birthDate: '2016-01-27' },
      { name: 'Eliã Charlene Pessoa', birthDate: '2008-06-16' },
      { name: 'Felix Elton Sanches Ramires Estêvão', birthDate: '1950-11-26' },
      { name: 'Florentina de Pena Valadares', birthDate: '1973-11-05' },
    ],
  ],
] as const)('of %s leaves no page under 40 %%', async (_who, context, members) => {
  const subject: DocumentSubject = { kind: 'group', input: { groupName: null, members: [...members], context } };
  const reading = readSubject(subject, rules);
  const version = templateVersionOf('group');
  const { pdf } = await printReport(renderer, renderReading(reading, { brand }, version), {
    author: brand.name,
    createdAt: new Date('2026-11-23T12:00:00Z'),
  });
  const fills = (await pageFacts(pdf)).map(({ fill }) => Math.round(100 * fill));
  expect(fills.map((fill, index) => ({ page: index + 1, fill })).filter(({ fill }) => fill < 40)).toEqual([]);
});
