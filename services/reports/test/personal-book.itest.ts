import { bookPassages } from '@sefira/numerology/letter/book-passages';
import { computeMap, computeMapUnder } from '@sefira/numerology/map';
import { ruleSetById } from '@sefira/numerology/rules/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PrintedReport, printReport } from '../src/printing/print-report.ts';
import type { Renderer } from '../src/renderer/renderer.ts';
import { renderPersonalReport } from '../src/templates/personal/render.ts';
import { type PageFacts, pageFacts } from './support/page-facts.ts';
import { squeezed } from './support/page-texts.ts';
import { testRenderer } from './support/test-renderer.ts';

let renderer: Renderer;

beforeAll(async () => {
  renderer = await testRenderer();
});
afterAll(() => renderer[Symbol.asyncDispose]());

function print(
  name: string,
  birthDate: string,
  edition: 'complete' | 'essential',
  ruleSet = 'cabalistica@1',
): Promise<PrintedReport> {
  const map = computeMapUnder({ name, birthDate, referenceDate: '2026-11-23' }, ruleSetById(ruleSet));
  return printReport(renderer, renderPersonalReport({ map }, { brand: { name: 'Sefira' } }, edition), {
    author: 'Sefira',
    createdAt: new Date('2026-11-23T12:00:00Z'),
  });
}

/** Times that a passage stands in a text. */
function timesIn(text: string, passage: string): number {
  return text.split(squeezed(passage)).length - 1;
}

/** Pages between cover and closing page that are filled too little or hold too small letters. */
function poorPages(pages: readonly PageFacts[]): string[] {
  return pages
    .slice(1, -1)
    .flatMap(({ fill, smallest }, index) =>
      fill < 0.4 || smallest < 9.45
        ? [`page ${index + 2}: ${Math.round(fill * 100)} %, ${smallest.toFixed(1)} pt`]
        : [],
    );
}

const people = [
  ['a long name', 'Maria Aparecida do Nascimento Albuquerque de Souza e Silva Prado Guimarães', '1944-08-13'],
  ['a short name', 'Ivo Lima', '1999-09-09'],
  ['a child born on 29 February', 'Açucena Brandão Ávila', '2020-02-29'],
] as const;

describe.each(people)('the complete map of %s', (_who, name, birthDate) => {
  let pages: readonly PageFacts[];
  let printed: PrintedReport;

  beforeAll(async () => {
    printed = await print(name, birthDate, 'complete');
    pages = await pageFacts(printed.pdf);
  });

  it('has 48 to 64 pages, none of them nearly empty or in small letters', () => {
    expect(printed.pages).toBeGreaterThanOrEqual(48);
    expect(printed.pages).toBeLessThanOrEqual(64);
    expect(poorPages(pages)).toEqual([]);
  });

  it('prints every passage of the book once', () => {
    const text = pages.map((page) => page.text).join('');
    const map = computeMap({ name, birthDate, referenceDate: '2026-11-23' });
    const passages = bookPassages(map).map((passage) => passage.text);
    // A goal or a keyword of two words may stand in several lists.
    const long = passages.filter((passage) => passage.split(' ').length >= 10);
    const wrong = long.map((passage) => `${timesIn(text, passage)} times: ${passage}`);
    expect(wrong.filter((line) => !line.startsWith('1 times'))).toEqual([]);
    expect(passages.filter((passage) => timesIn(text, passage) === 0)).toEqual([]);
  });
});

it.each(people)('the essential map of %s has 8 to 10 pages, none nearly empty', async (_who, name, birthDate) => {
  const printed = await print(name, birthDate, 'essential');
  expect(printed.pages).toBeGreaterThanOrEqual(8);
  expect(printed.pages).toBeLessThanOrEqual(10);
  expect(poorPages(await pageFacts(printed.pdf))).toEqual([]);
});

it('prints a name of 98 letters on at most 64 pages', async () => {
  const name =
    'Pedro de Alcântara João Carlos Leopoldo Salvador Bibiano Francisco Xavier de Paula Leocádio Miguel Gabriel Rafael';
  const printed = await print(name, '1925-12-02', 'complete');
  expect(printed.pages).toBeLessThanOrEqual(64);
  expect(poorPages(await pageFacts(printed.pdf))).toEqual([]);
});

describe.each(['pitagorica@1', 'caldaica@1'])('maps under %s', (ruleSet) => {
  it.each(people)('have no page nearly empty and nothing Kabbalistic for %s', async (_who, name, birthDate) => {
    for (const edition of ['complete', 'essential'] as const) {
      const { pdf } = await print(name, birthDate, edition, ruleSet);
      const pages = await pageFacts(pdf);
      expect(poorPages(pages), edition).toEqual([]);
      const text = pages.map((page) => page.text).join('');
      expect(text).not.toMatch(/Árvore\s*da\s*Vida|Grau\s*de\s*ascensão|Nome\s*e\s*nascimento|arcano/iu);
    }
  });
});
