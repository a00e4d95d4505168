import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSubject } from '../src/domain/readings.ts';
import { templateVersionOf } from '../src/domain/template-versions.ts';
import { type PrintedReport, printReport } from '../src/printing/print-report.ts';
import type { Renderer } from '../src/renderer/renderer.ts';
import { renderReading } from '../src/templates/render-reading.ts';
import { type PageFacts, pageFacts } from './support/page-facts.ts';
import { squeezed } from './support/page-texts.ts';
import { dictionaries } from './support/pdf-dictionaries.ts';
import { testRenderer } from './support/test-renderer.ts';

let renderer: Renderer;

beforeAll(async () => {
  renderer = await testRenderer();
});
afterAll(() => renderer[Symbol.asyncDispose]());

describe.each([
  ['a common name', 'Maria Aparecida dos Santos', '1980-03-14', 14],
  ['a name with a particle', "Luís Duarte d'Ávila", '1971-10-05', 14],
  ['a very long name', 'Maria Aparecida do Nascimento Albuquerque de Souza e Silva Prado Guimarães', '1974-08-13', 15],
])('the report of %s', (_what, name, birthDate, most) => {
  const reading = readSubject(
    { kind: 'name', input: { name, birthDate } },
    { ruleSet: 'cabalistica@1', referenceDate: '2026-11-23' },
  );
  const version = templateVersionOf('name');
  let printed: PrintedReport;
  let pages: readonly PageFacts[];

  beforeAll(async () => {
    printed = await printReport(renderer, renderReading(reading, { brand: { name: 'Sefira' } }, version), {
      author: 'Sefira',
      createdAt: new Date('2026-11-23T12:00:00Z'),
    });
    pages = await pageFacts(printed.pdf);
  });

  it('has no page nearly empty or in small letters', () => {
    expect(printed.pages).toBeLessThanOrEqual(most);
    const poor = pages
      .slice(1, -1)
      .flatMap(({ fill, smallest }, index) => (fill < 0.4 || smallest < 9.45 ? [[index + 2, fill, smallest]] : []));
    expect(poor).toEqual([]);
  });

  it('sets the signature of each other spelling in a script typeface', async () => {
    if (reading.kind !== 'name') throw new Error('another kind');
    const document = await PDFDocument.load(printed.pdf, { updateMetadata: false });
    const names = dictionaries(document).map((dictionary) => String(dictionary.get(PDFName.of('FontName'))));
    expect(names.some((name) => name.includes('GreatVibes'))).toBe(reading.alternatives.length > 0);
  });

  it('gives each other spelling a page, none of them invented', () => {
    if (reading.kind !== 'name') throw new Error('another kind');
    for (const { name: other, harmonyBefore, harmony } of reading.alternatives) {
      expect(other).not.toMatch(/tt|d'á/u);
      const own = pages.filter(({ text }) => text.includes(squeezed(`${other}O que muda na escrita`)));
      expect(own).toHaveLength(1);
      const drop = squeezed(`A harmonia com o nascimento desce de ${harmonyBefore}% para ${harmony}%.`);
      expect([other, own[0]?.text.includes(drop)]).toEqual([other, harmony < harmonyBefore]);
    }
    const isBetter = reading.alternatives.map(({ harmonyBefore, harmony }) => harmony > harmonyBefore);
    expect(isBetter).toEqual(isBetter.toSorted((one, other) => Number(other) - Number(one)));
  });
});
