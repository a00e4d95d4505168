import { analyzeCycles } from '@sefira/numerology/cycles';
import { readCycles } from '@sefira/numerology/interpretations/cycles/read-cycles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentSubject } from '../src/domain/document-content.ts';
import { readSubject } from '../src/domain/readings.ts';
import { templateVersionOf } from '../src/domain/template-versions.ts';
import { type PrintedReport, printReport } from '../src/printing/print-report.ts';
import type { Renderer } from '../src/renderer/renderer.ts';
import { renderReading } from '../src/templates/render-reading.ts';
import { type PageFacts, pageFacts } from './support/page-facts.ts';
import { squeezed } from './support/page-texts.ts';
import { testRenderer } from './support/test-renderer.ts';

const referenceDate = '2026-11-23';
const brand = { name: 'Sefira' };
let renderer: Renderer;

beforeAll(async () => {
  renderer = await testRenderer();
});
afterAll(() => renderer[Symbol.asyncDispose]());

const school = 'cabalistica@1';
const people: readonly (readonly [string, string, { name?: string; birthDate: string; year: number }])[] = [
  ['Ana', school, { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29', year: 2026 }],
  ['a child of one word', school, { name: 'Téo', birthDate: '2020-03-14', year: 2026 }],
  [
    'an old person of a long name, in the coming year',
    school,
    { name: 'Maria José de Alcântara Bragança e Souza do Nascimento', birthDate: '1934-02-03', year: 2027 },
  ],
  ['a person of master numbers', school, { name: 'Cauã Nunes', birthDate: '1983-11-29', year: 2026 }],
  ['a date without a name', school, { birthDate: '1983-04-17', year: 2027 }],
  ['a year that is over', school, { name: 'Rui Barbosa Lima', birthDate: '1958-03-14', year: 2010 }],
  ['own rules', 'cabalistica@1+janeiro', { name: 'Lia Prado Neves', birthDate: '1990-12-30', year: 2026 }],
  ['29 February under the other school', 'pitagorica@1', { birthDate: '2000-02-29', year: 2026 }],
];

describe.each(people)('the report of cycles of %s', (_what, ruleSet, input) => {
  const templateVersion = templateVersionOf('cycles');
  const reading = readSubject({ kind: 'cycles', input }, { ruleSet, referenceDate });
  let printed: PrintedReport;
  let pages: readonly PageFacts[];

  beforeAll(async () => {
    printed = await printReport(renderer, renderReading(reading, { brand }, templateVersion), {
      author: 'Sefira',
      createdAt: new Date('2026-11-23T12:00:00Z'),
    });
    pages = await pageFacts(printed.pdf);
  });

  it('has 16 to 20 pages, none of them nearly empty or in small letters', () => {
    expect(printed.pages).toBeGreaterThanOrEqual(16);
    expect(printed.pages).toBeLessThanOrEqual(20);
    const poor = pages
      .slice(1, -1)
      .flatMap(({ fill, smallest }, index) => (fill < 0.4 || smallest < 9.45 ? [[index + 2, fill, smallest]] : []));
    expect(poor).toEqual([]);
  });

  it('names the person on the cover, and each year on one page', () => {
    expect(pages[0]?.text).toContain(squeezed(input.name ?? `Ciclos de ${input.year}`));
    const given = { ...input, referenceDate, system: ruleSet };
    const { years } = readCycles(given, analyzeCycles(given));
    for (const { text, passage } of years) {
      expect(
        pages.filter((page) => page.text.includes(squeezed(text)) && page.text.includes(squeezed(passage))),
      ).toHaveLength(1);
    }
  });
});

it('shares at most one sentence in twenty with the complete map of the same person', () => {
  const person = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' };
  const sentencesOf = (subject: DocumentSubject) => {
    const reading = readSubject(subject, { ruleSet: school, referenceDate });
    const { content } = renderReading(reading, { brand }, templateVersionOf(subject.kind)).page;
    const text = content.replace(/<svg.*?<\/svg>/gsu, ' ').replace(/<\/(?:p|h\d|li|td|th|dt|dd|div)>/gu, '.\n');
    const sentences = text.replace(/<[^>]+>/gu, '').split(/[.!?”]\s+/u);
    return new Set(sentences.map((sentence) => squeezed(sentence)).filter((sentence) => sentence.length > 15));
  };
  const map = sentencesOf({ kind: 'personal', input: person });
  const own = [...sentencesOf({ kind: 'cycles', input: { ...person, year: 2026 } })];
  const shared = own.filter((sentence) => map.has(sentence));
  expect(shared.length / own.length, shared.join('\n')).toBeLessThanOrEqual(0.05);
});
