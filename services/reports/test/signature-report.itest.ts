import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { NameUse } from '@sefira/contracts/numerology/signature/signature-input';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentSubject } from '../src/domain/document-content.ts';
import { readSubject } from '../src/domain/readings.ts';
import { templateVersionOf } from '../src/domain/template-versions.ts';
import { type PrintedReport, printReport } from '../src/printing/print-report.ts';
import type { Renderer } from '../src/renderer/renderer.ts';
import { renderReading } from '../src/templates/render-reading.ts';
import { type PageFacts, pageFacts } from './support/page-facts.ts';
import { dictionaries } from './support/pdf-dictionaries.ts';
import { subjects } from './support/subjects.ts';
import { testRenderer } from './support/test-renderer.ts';

let renderer: Renderer;

beforeAll(async () => {
  renderer = await testRenderer();
});
afterAll(() => renderer[Symbol.asyncDispose]());

const signature = (birthDate: string, ...names: { use: NameUse; name: string }[]): DocumentSubject => ({
  kind: 'signature',
  input: { birthDate, names, trials: [], typeface: 'great-vibes', drawing: null, revision: 0 },
});

describe.each([
  ['one name', subjects.signature, 'GreatVibes'],
  ['six names with trials and a drawing', subjects.signatures, 'Sacramento'],
  [
    'two names without a sequence',
    {
      subject: signature(
        '1962-01-13',
        { use: 'birth', name: 'Marta Souza de Moura' },
        { use: 'signature', name: 'Marta S.' },
      ),
    },
    'GreatVibes',
  ],
  [
    'three names with few sequences',
    {
      subject: signature(
        '1988-09-02',
        { use: 'birth', name: 'José Ronaldo da Conceição' },
        { use: 'artistic', name: 'Naldo Conceição' },
        { use: 'brand', name: 'Naldo Trio' },
      ),
    },
    'GreatVibes',
  ],
  [
    'a long signature with many real spellings',
    {
      subject: signature(
        '2016-06-07',
        { use: 'birth', name: 'Rubem Maia Cavalcante Júnior' },
        { use: 'married', name: 'Rubem Maia Cavalcante Júnior Júnior' },
        { use: 'social', name: 'Geisa Rosaura Araújo Espírito' },
      ),
    },
    'GreatVibes',
  ],
  [
    'three names with many sequences',
    {
      subject: signature(
        '1996-05-18',
        { use: 'birth', name: 'Mariana Oliveira Prado' },
        { use: 'married', name: 'Mariana Oliveira Prado Cavalcanti' },
        { use: 'signature', name: 'Mariana O. Prado' },
      ),
    },
    'GreatVibes',
  ],
])('the report of %s', (_what, given, script) => {
  if (!given) throw new Error('no such subject');
  const reading = readSubject(given.subject, { ruleSet: 'cabalistica@1', referenceDate: '2026-11-23' });
  const version = templateVersionOf('signature');
  let printed: PrintedReport;
  let pages: readonly PageFacts[];

  beforeAll(async () => {
    printed = await printReport(renderer, renderReading(reading, { brand: { name: 'Sefira' } }, version), {
      author: 'Sefira',
      createdAt: new Date('2026-11-23T12:00:00Z'),
    });
    pages = await pageFacts(printed.pdf);
  });

  it('has 8 to 14 pages, none nearly empty or in small letters', () => {
    expect(printed.pages).toBeGreaterThanOrEqual(8);
    expect(printed.pages).toBeLessThanOrEqual(14);
    const poor = pages
      .slice(1, -1)
      .flatMap(({ fill, smallest }, index) => (fill < 0.4 || smallest < 9.45 ? [[index + 2, fill, smallest]] : []));
    expect(poor).toEqual([]);
  });

  it('sets the signature in the chosen script', async () => {
    const document = await PDFDocument.load(printed.pdf, { updateMetadata: false });
    const names = dictionaries(document).map((dictionary) => String(dictionary.get(PDFName.of('FontName'))));
    expect(names.some((name) => name.includes(script))).toBe(true);
  });
});
