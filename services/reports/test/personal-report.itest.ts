import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { computeMap } from '@sefira/numerology/map';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Edition } from '../src/domain/template-versions.ts';
import { inspectPdf } from '../src/printing/inspect-pdf.ts';
import { type PrintedReport, printReport } from '../src/printing/print-report.ts';
import type { Renderer } from '../src/renderer/renderer.ts';
import { renderPersonalReport } from '../src/templates/personal/render.ts';
import { pageTexts, squeezed } from './support/page-texts.ts';
import { dictionaries, has, markedContents } from './support/pdf-dictionaries.ts';
import { testRenderer } from './support/test-renderer.ts';

let renderer: Renderer;

beforeAll(async () => {
  renderer = await testRenderer();
});

afterAll(() => renderer[Symbol.asyncDispose]());

function print(name: string, birthDate = '1955-11-29', edition: Edition = 'complete'): Promise<PrintedReport> {
  const map = computeMap({ name, birthDate, referenceDate: '2026-11-21' });
  const report = renderPersonalReport({ map }, { brand: { name: 'Sefira', contact: 'sefira.test' } }, edition);
  return printReport(renderer, report, { author: 'Sefira', createdAt: new Date('2026-11-21T12:00:00Z') });
}

describe('the report of Ana Célia Vasconcelos, 29/11/1955', () => {
  let printed: PrintedReport;
  let document: PDFDocument;
  let pages: readonly string[];

  beforeAll(async () => {
    printed = await print('Ana Célia Vasconcelos');
    document = await PDFDocument.load(printed.pdf, { updateMetadata: false });
    pages = await pageTexts(printed.pdf);
  });

  it('contains her numbers', () => {
    const text = pages.join('');
    for (const heading of ['Motivação 4', 'Impressão 1', 'Expressão 5', 'Destino 6', 'Missão 11']) {
      expect(text).toContain(squeezed(heading));
    }
    expect(pages[0]).toContain(squeezed('Ana Célia Vasconcelos'));
    expect(pages[0]).toContain(squeezed('terça-feira, 29 de novembro de 1955'));
  });

  it('lists every chapter with the page on which it stands', async () => {
    const { destinations, bookmarks } = inspectPdf(document);
    const map = computeMap({ name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29', referenceDate: '2026-11-21' });
    const { outline } = renderPersonalReport({ map }, { brand: { name: 'Sefira' } });
    expect(outline.length).toBeGreaterThan(12);
    for (const { id, title } of outline) {
      const page = destinations[id] ?? 0;
      expect(pages[page - 1], id).toContain(squeezed(title));
      expect(pages[1], id).toContain(squeezed(`${title}${page}`));
      expect(bookmarks).toContain(title);
    }
    expect(printed.pages).toBe(pages.length);
  });

  it('is tagged Portuguese with a title, an author, alternative texts and no trace of the browser', () => {
    expect(document.getTitle()).toBe('Mapa numerológico de Ana Célia Vasconcelos');
    expect([document.getAuthor(), document.getCreator(), document.getProducer()]).toEqual([
      'Sefira',
      'Sefira',
      'Sefira',
    ]);
    expect(document.catalog.lookup(PDFName.of('Lang'))?.toString()).toContain('pt-BR');
    expect(document.catalog.lookup(PDFName.of('MarkInfo'), PDFDict).toString()).toContain('/Marked true');
    const figures = dictionaries(document).filter((dictionary) => has(dictionary, 'S', 'Figure'));
    expect(figures.length).toBeGreaterThan(5);
    for (const figure of figures) expect(figure.has(PDFName.of('Alt'))).toBe(true);
    expect(Buffer.from(printed.pdf).toString('latin1')).not.toMatch(/Skia|Chrom/);
  });

  it('embeds its typefaces, as text that can be selected', () => {
    const fonts = dictionaries(document).filter((dictionary) => has(dictionary, 'Type', 'Font'));
    const subtypes = fonts.map((font) => String(font.get(PDFName.of('Subtype'))));
    expect(new Set(subtypes)).toEqual(new Set(['/Type0', '/CIDFontType2']));
    const descriptors = dictionaries(document).filter((dictionary) => has(dictionary, 'Type', 'FontDescriptor'));
    expect(descriptors.length).toBeGreaterThan(2);
    for (const descriptor of descriptors) expect(descriptor.has(PDFName.of('FontFile2'))).toBe(true);
  });

  it('contains no action or script', () => {
    const keys = new Set(dictionaries(document).flatMap((one) => one.keys().map((key) => key.decodeText())));
    for (const key of ['JS', 'JavaScript', 'Launch', 'OpenAction', 'AA', 'EmbeddedFile', 'EmbeddedFiles', 'URI']) {
      expect(keys).not.toContain(key);
    }
  });

  it('marks the text of its contents as the structure of the file names it', () => {
    const contents = document.getPage(1).node;
    const stream = contents.lookup(PDFName.of('Contents'));
    if (!(stream instanceof PDFRawStream)) throw new Error('the contents page draws nothing');
    const drawn = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
    const marks = [...drawn.matchAll(/\/MCID (\d+)/g)].map(([, mark]) => Number(mark));
    const named = markedContents(document, Number(contents.get(PDFName.of('StructParents'))?.toString()));
    expect(marks.length).toBeGreaterThan(40);
    expect(marks.toSorted((one, other) => one - other)).toEqual([...Array(named).keys()]);
  });
});

describe('names prints as text', () => {
  it.each([
    '<script>alert(1)</script>',
    '{{7*7}} Ana',
    '<img src=file:///etc/passwd>',
    '"><iframe src=//a.b></iframe>',
    'Ana</style></title><h1>Eva',
    'Ana url(http://127.0.0.1:9/x) expression(1)',
    '<svg onload=alert(1)><script>alert(1)</script></svg> Ana',
    'Ana" \'; } @page { } /* Eva',
    'Ana \u202Eavlis\u202C Silva',
    'Zé\u200Bro \uFEFFLargura',
    'Łukasz Ğüneş Ångström',
    `${'Maria de Souza '.repeat(8)}`.trim(),
    'Ana 👩‍👩‍👧 Silva 🌟',
    'A',
  ])('%s', async (name) => {
    const { pdf } = await print(name, undefined, 'essential');
    const [cover] = await pageTexts(pdf);
    expect(cover).toContain(squeezed(name));
    expect(cover).not.toContain('49');
    expect((await pageTexts(pdf)).join('')).not.toContain('root:x:');
  });
});
