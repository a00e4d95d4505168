import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentSubject } from '../src/domain/document-content.ts';
import { readSubject } from '../src/domain/readings.ts';
import { type Edition, templateVersionOf } from '../src/domain/template-versions.ts';
import { inspectPdf } from '../src/printing/inspect-pdf.ts';
import { createReportPress, type PrintedReport, type ReportPress } from '../src/printing/print-report.ts';
import type { Renderer } from '../src/renderer/renderer.ts';
import type { Brand } from '../src/templates/document/report.ts';
import { layoutKeyOf, renderReading } from '../src/templates/render-reading.ts';
import { pageTexts, squeezed } from './page-texts.ts';
import { dictionaries, has } from './pdf-dictionaries.ts';
import { bruno, subjects } from './subjects.ts';
import { testRenderer } from './test-renderer.ts';

const rules = { ruleSet: 'cabalistica@1', referenceDate: '2026-11-21' };
const house: Brand = { name: 'Sefira' };
let renderer: Renderer;
let press: ReportPress;

beforeAll(async () => {
  renderer = await testRenderer();
  press = createReportPress(renderer);
});
afterAll(() => renderer[Symbol.asyncDispose]());

function print(
  subject: DocumentSubject,
  { brand = house, edition = 'complete' as Edition } = {},
): Promise<PrintedReport> {
  const reading = readSubject(subject, rules);
  const version = templateVersionOf(subject.kind, edition);
  return press.print({
    render: (pages) => renderReading(reading, { brand, pages }, version),
    layoutKey: layoutKeyOf(reading, version),
    author: brand.name,
    createdAt: new Date('2026-11-21T12:00:00Z'),
  });
}

describe.each(Object.entries(subjects))('the report of kind %s', (_kind, { subject, cover }) => {
  let printed: PrintedReport;
  let document: PDFDocument;

  beforeAll(async () => {
    printed = await print(subject);
    document = await PDFDocument.load(printed.pdf, { updateMetadata: false });
  });

  it('says on its cover what it is about, and lists each chapter with its page', async () => {
    const pages = await pageTexts(printed.pdf);
    expect(pages[0]).toContain(squeezed(cover));
    const { destinations, bookmarks } = inspectPdf(document);
    const { outline } = renderReading(readSubject(subject, rules), { brand: house }, templateVersionOf(subject.kind));
    expect(outline.length).toBeGreaterThanOrEqual(5);
    for (const { id, title } of outline) {
      expect(pages[1], id).toContain(squeezed(`${title}${destinations[id]}`));
      expect(bookmarks).toContain(title);
    }
  });

  it('is tagged Portuguese, has a title and an alternative text for each picture, and carries its typefaces', () => {
    expect(document.getTitle()?.length).toBeGreaterThan(10);
    expect(document.catalog.lookup(PDFName.of('Lang'))?.toString()).toContain('pt-BR');
    expect(document.catalog.lookup(PDFName.of('MarkInfo'), PDFDict).toString()).toContain('/Marked true');
    const all = dictionaries(document);
    const figures = all.filter((dictionary) => has(dictionary, 'S', 'Figure'));
    expect(figures.length).toBeGreaterThan(1);
    for (const figure of figures) expect(figure.has(PDFName.of('Alt'))).toBe(true);
    const descriptors = all.filter((dictionary) => has(dictionary, 'Type', 'FontDescriptor'));
    for (const descriptor of descriptors) expect(descriptor.has(PDFName.of('FontFile2'))).toBe(true);
  });
});

it('the essential edition is the map in a few pages', async () => {
  const essential = await print({ kind: 'personal', input: bruno }, { edition: 'essential' });
  const complete = await print({ kind: 'personal', input: bruno });
  expect(essential.pages).toBeLessThanOrEqual(11);
  expect(complete.pages).toBeGreaterThan(essential.pages + 8);
});

it('a brand has its logo, its name and its contact on the paper; the preview of it is two pages', async () => {
  const picture = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#3355aa' } })
    .png()
    .toBuffer();
  const brand = {
    name: 'Estúdio Aurora',
    contact: 'aurora.example · (11) 5555-0101',
    accentColor: '#7a1f4d',
    coverColor: '#10261f',
    logo: `data:image/png;base64,${picture.toString('base64')}`,
  };
  const { pdf, pages } = await print({ kind: 'personal', input: bruno }, { brand, edition: 'preview' });
  expect(pages).toBe(2);
  const texts = await pageTexts(pdf);
  expect(texts[1]).toContain(squeezed(brand.contact));
  expect(texts[1]).toContain(squeezed(brand.name));
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  expect(document.getAuthor()).toBe(brand.name);
  const said = dictionaries(document).map((one) => String(one.get(PDFName.of('Alt'))));
  expect(said.length).toBeGreaterThan(0);
});

const hostile = '<img src=file:///etc/passwd>"><iframe src=//a.b></iframe></style><script>x</script>\u202E Ana';

it.each([
  ['company', { kind: 'company', input: { companyName: hostile, foundationDate: '2014-05-20' } }],
  ['compatibility', { kind: 'compatibility', input: { people: [{ ...bruno, name: hostile }, bruno] } }],
  ['group', { kind: 'group', input: { groupName: hostile, members: [{ ...bruno, name: hostile }, bruno] } }],
  ['name', { kind: 'name', input: { ...bruno, name: hostile } }],
] as const)('markup in what was typed for %s is printed as text', async (_kind, given) => {
  const { documentSubject } = await import('../src/domain/document-content.ts');
  const { pdf } = await print(documentSubject.parse(given));
  const [cover] = await pageTexts(pdf);
  expect(cover).toContain(squeezed('<img src=file:///etc/passwd>'));
});
