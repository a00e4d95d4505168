import type { OutlineEntry } from '../templates/document/report.ts';
import { pagesOf } from './inspect-pdf.ts';
import { levelHeadings } from './level-headings.ts';
import type { PdfFile } from './pdf-file.ts';
import { isList, isName, type PdfValue } from './pdf-syntax.ts';
import { pdfDate, pdfText } from './pdf-text.ts';
import { savePdf } from './save-pdf.ts';

export interface PdfIdentity {
  readonly title: string;
  readonly author: string;
  readonly createdAt: Date;
  /** What links inside the file lead to. */
  readonly outline: readonly OutlineEntry[];
}

/**
 * Writes title, author and language into the PDF, adds what readers of tagged files need and the browser leaves out, and
 * takes the browser's name and version out (docs/decisions/0045-sealed-pdf-renderer.md).
 */
export function finishPdf(file: PdfFile, identity: PdfIdentity): Uint8Array {
  const { title, author, createdAt, outline } = identity;
  const { catalog, table } = file;
  const info = table.info === null ? undefined : file.edit({ object: table.info });
  info?.clear();
  info?.set('Title', pdfText(title));
  for (const key of ['Author', 'Creator', 'Producer']) info?.set(key, pdfText(author));
  for (const key of ['CreationDate', 'ModDate']) info?.set(key, pdfDate(createdAt));
  catalog.set('Lang', { source: '(pt-BR)' });
  catalog.set('ViewerPreferences', new Map([['DisplayDocTitle', yes]]));
  catalog.set('MarkInfo', new Map([['Marked', yes]]));
  catalog.set('Metadata', { object: table.size });
  const structure = file.edit(catalog.get('StructTreeRoot'));
  if (structure) {
    // The browser writes two kinds of PDF 2.0 into files of an earlier version.
    structure.set('RoleMap', new Map<string, PdfValue>([...strangers].map((name) => [name, { name: 'Span' }])));
    levelHeadings(file, structure);
  }
  describeLinks(file, outline);
  const content = Buffer.from(metadata(identity));
  return savePdf(file, [{ number: table.size, entries: '/Type/Metadata/Subtype/XML', content }]);
}

const yes = { source: 'true' };
const strangers = ['Strong', 'Em'];

/** The same facts as XMP, which is where assistive software looks first (ISO 14289-1, 7.1). */
function metadata({ title, author, createdAt }: PdfIdentity): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>pt-BR</rdf:li></rdf:Bag></dc:language>
<xmp:CreateDate>${createdAt.toISOString()}</xmp:CreateDate>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

/** Each link says where it leads (ISO 14289-1, 7.18.5). */
function describeLinks(file: PdfFile, outline: readonly OutlineEntry[]): void {
  const titles = new Map(outline.map(({ id, title }) => [id, title]));
  for (const page of pagesOf(file)) {
    const annotations = file.lookup(file.dictionary(page)?.get('Annots'));
    for (const link of isList(annotations) ? annotations : []) {
      const target = file.lookup(file.dictionary(link)?.get('Dest'));
      const title = isName(target) ? titles.get(target.name) : undefined;
      if (title !== undefined) file.edit(link)?.set('Contents', pdfText(`Ir para ${title}`));
    }
  }
}
