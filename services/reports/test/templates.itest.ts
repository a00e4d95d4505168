import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { Printout } from '@sefira/contracts/reports/printouts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentSubject } from '../src/domain/document-content.ts';
import { printoutContent, printoutTitle } from '../src/domain/printouts.ts';
import { readSubject } from '../src/domain/readings.ts';
import { type Edition, templateVersionOf } from '../src/domain/template-versions.ts';
import { inspectPdf } from '../src/printing/inspect-pdf.ts';
import { type PrintedReport, printReport } from '../src/printing/print-report.ts';
import type { Renderer } from '../src/renderer/renderer.ts';
import type { Brand } from '../src/templates/document/report.ts';
import { drawDocument, renderReading } from '../src/templates/render-reading.ts';
import { accessibilityProblems } from './support/accessibility.ts';
import { fileProblems, fontProblems } from './support/file-problems.ts';
import { pageTexts, squeezed } from './support/page-texts.ts';
import { dictionaries } from './support/pdf-dictionaries.ts';
import { printouts } from './support/printouts.ts';
import { bruno, subjects } from './support/subjects.ts';
import { testRenderer } from './support/test-renderer.ts';

const rules = { ruleSet: 'cabalistica@1', referenceDate: '2026-11-21' };
const defaultBrand: Brand = { name: 'Sefira' };
let renderer: Renderer;

beforeAll(async () => {
  renderer = await testRenderer();
});
afterAll(() => renderer[Symbol.asyncDispose]());

function print(
  subject: DocumentSubject,
  { brand = defaultBrand, edition = 'complete' as Edition } = {},
): Promise<PrintedReport> {
  const reading = readSubject(subject, rules);
  const version = templateVersionOf(subject.kind, edition);
  return printReport(renderer, renderReading(reading, { brand }, version), {
    author: brand.name,
    createdAt: new Date('2026-11-21T12:00:00Z'),
  });
}

async function printPrintout(printout: Printout): Promise<PrintedReport> {
  const draw = await drawDocument(printoutContent(printout), defaultBrand);
  return printReport(renderer, draw(), { author: defaultBrand.name, createdAt: new Date('2026-11-21T12:00:00Z') });
}

describe.each(Object.entries(subjects))('the report of kind %s', (_kind, { subject, cover }) => {
  let printed: PrintedReport;
  let document: PDFDocument;

  beforeAll(async () => {
    printed = await print(subject);
    document = await PDFDocument.load(printed.pdf, { updateMetadata: false });
  });

  it('names its subject on the cover, and lists each chapter with its page', async () => {
    const pages = await pageTexts(printed.pdf);
    expect(pages[0]).toContain(squeezed(cover));
    const { destinations, bookmarks } = inspectPdf(document);
    const { outline } = renderReading(
      readSubject(subject, rules),
      { brand: defaultBrand },
      templateVersionOf(subject.kind),
    );
    expect(outline.length).toBeGreaterThanOrEqual(5);
    for (const { id, title } of outline) {
      expect(pages[1], id).toContain(squeezed(`${title}${destinations[id]}`));
      expect(bookmarks).toContain(title);
    }
  });

  it('is accessible, a valid PDF, and embeds its typefaces', async () => {
    expect(accessibilityProblems(document)).toEqual([]);
    expect(fontProblems(document)).toEqual([]);
    expect(await fileProblems(printed.pdf)).toEqual([]);
  });
});

describe.each(Object.entries(printouts))('the printout of kind %s', (_kind, printout) => {
  it('is accessible, a valid PDF, and embeds its typefaces', async () => {
    const { pdf } = await printPrintout(printout);
    const document = await PDFDocument.load(pdf, { updateMetadata: false });
    expect(document.getTitle()).toBe(printoutTitle(printout));
    expect(accessibilityProblems(document)).toEqual([]);
    expect(fontProblems(document)).toEqual([]);
    expect(await fileProblems(pdf)).toEqual([]);
  });
});

it('a receipt names payer, payee and amount, and the date of its refund', async () => {
  const { receipt } = printouts;
  const [text] = await pageTexts((await printPrintout(receipt)).pdf);
  for (const part of [
    'Ana Célia Vasconcelos',
    'CNPJ 12.345.678/0001-95',
    'R$ 599,90',
    '-R$ 29,90',
    '21/11/2026, 09:00',
  ]) {
    expect(text).toContain(squeezed(part));
  }
  const returned = { ...receipt, refundedAt: '2026-11-22T12:00:00.000Z' } as typeof receipt;
  const [stamped] = await pageTexts((await printPrintout(returned)).pdf);
  expect(stamped).toContain(squeezed('Pagamento devolvido'));
  expect(stamped).not.toContain(squeezed('plena quitação'));
});

it('a boleto has its line in groups, and its barcode as a vector', async () => {
  const [text] = await pageTexts((await printPrintout(printouts.boleto)).pdf);
  expect(text).toContain(squeezed('00190.50095 40144.816069 06809.350314 3 37370000000100'));
  expect(text).toContain(squeezed('Vencimento 26/11/2026'));
});

it('a statement of thousands of rows repeats its head on each page', async () => {
  const { commissions } = printouts;
  if (commissions.kind !== 'commissions') throw new Error('not a statement');
  const rows = Array.from({ length: 1500 }, (_, index) => ({ ...commissions.rows[index % 40], customer: `C${index}` }));
  const { pdf, pages } = await printPrintout({ ...commissions, rows } as typeof commissions);
  const texts = await pageTexts(pdf);
  expect(pages).toBeGreaterThan(30);
  for (const page of texts.slice(0, -1)) expect(page).toContain(squeezed('Data Cliente Venda'));
  expect(texts.join('')).toContain('C1499');
});

it('a chat answer is printed as Markdown, and its HTML as text', async () => {
  const [text] = await pageTexts((await printPrintout(printouts.transcript)).pdf);
  expect(text).toContain(squeezed('O Destino 7 fala de estudo e silêncio.'));
  expect(text).toContain(squeezed('<img src=x onerror=alert(1)> e gato site (https://sefira.example)'));
  expect(text).not.toContain('**');
});

it('the essential edition is the map in a few pages', async () => {
  const essential = await print({ kind: 'personal', input: bruno }, { edition: 'essential' });
  const complete = await print({ kind: 'personal', input: bruno });
  expect(essential.pages).toBeLessThanOrEqual(11);
  expect(complete.pages).toBeGreaterThan(essential.pages + 8);
});

const carlos = { name: 'Carlos Eduardo Nunes', birthDate: '1985-06-12' };
const pedro = { name: 'Pedro Henrique Nunes', birthDate: '2016-03-04' };

it.each([
  ['Pais e filhos', { people: [carlos, pedro] }],
  ['Sócios', { people: [carlos, bruno], relationKind: 'partners' }],
  ['Irmãos', { people: [carlos, bruno], relationKind: 'siblings' }],
] as const)('a comparison says its kind on the cover (%s), no score there, in 18 to 22 pages', async (name, input) => {
  const { pdf, pages } = await print({ kind: 'compatibility', input: { ...input, people: [...input.people] } });
  const texts = await pageTexts(pdf);
  expect(texts[0]).toContain(squeezed(name));
  expect(texts.slice(0, 5).join('')).not.toContain('%');
  expect(pages).toBeGreaterThanOrEqual(18);
  expect(pages).toBeLessThanOrEqual(22);
  expect(texts.join('')).not.toMatch(/casal/iu);
  for (const [index, text] of texts.slice(1, -1).entries())
    expect(text.length, `page ${index + 2}`).toBeGreaterThan(300);
});

const longest = 'Maria Aparecida do Nascimento Albuquerque de Souza e Silva Prado Guimarães';

it.each([
  ['a very long name', { kind: 'name', input: { name: longest, birthDate: '1944-08-13' } }],
  ['a very short name', { kind: 'name', input: { name: 'Ivo Lima', birthDate: '1999-09-09' } }],
] as const)('%s leaves no page with a lonely line', async (_what, subject) => {
  const { pdf, pages } = await print(subject);
  const texts = await pageTexts(pdf);
  expect(texts).toHaveLength(pages);
  for (const [index, text] of texts.slice(1).entries()) expect(text.length, `page ${index + 2}`).toBeGreaterThan(140);
});

it.each([
  ['without another spelling', 'Madalena'],
  ['with spellings that agree less', 'Ana Sá'],
  ['with two other signatures', 'Carlos Eduardo Pereira'],
  ['with better spellings', bruno.name],
] as const)('the report of a name %s has 14 pages or one more', async (_what, name) => {
  const { pages } = await print({ kind: 'name', input: { name, birthDate: '1985-08-15' } });
  expect([14, 15]).toContain(pages);
});

it('a brand prints its logo, name and contact; its preview is two pages', async () => {
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
