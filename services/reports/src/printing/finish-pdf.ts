import { PDFDict, type PDFDocument, PDFHexString, PDFName, PDFObjectCopier } from '@cantoo/pdf-lib';
import type { OutlineEntry } from '../templates/document/report.ts';
import { levelHeadings } from './level-headings.ts';

export interface PdfIdentity {
  readonly title: string;
  readonly author: string;
  readonly createdAt: Date;
  /** Targets of the links inside the file. */
  readonly outline: readonly OutlineEntry[];
}

/**
 * Writes title, author and language into the PDF, adds what readers of tagged files need and the browser leaves out, and
 * takes the browser's name and version out (docs/decisions/0045-sealed-pdf-renderer.md).
 */
export function finishPdf(document: PDFDocument, identity: PdfIdentity): Promise<Uint8Array> {
  const { title, author, createdAt, outline } = identity;
  const { catalog, context } = document;
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor(author);
  document.setCreator(author);
  document.setProducer(author);
  document.setCreationDate(createdAt);
  document.setModificationDate(createdAt);
  document.setLanguage('pt-BR');
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  const xmp = context.stream(Buffer.from(metadata(identity)), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(xmp));
  const structure = catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict);
  if (structure) {
    // The browser writes two kinds of PDF 2.0 into files of an earlier version.
    structure.set(PDFName.of('RoleMap'), context.obj({ Strong: 'Span', Em: 'Span' }));
    levelHeadings(structure);
  }
  describeLinks(document, outline);
  return document.save({
    useObjectStreams: true,
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
}

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

/** Gives each link the title of its target (ISO 14289-1, 7.18.5). */
function describeLinks(document: PDFDocument, outline: readonly OutlineEntry[]): void {
  const titles = new Map(outline.map(({ id, title }) => [id, title]));
  for (const { node } of document.getPages()) {
    const links = node.Annots();
    for (let index = 0; index < (links?.size() ?? 0); index += 1) {
      const link = links?.lookup(index, PDFDict);
      const target = link?.lookup(PDFName.of('Dest'));
      const title = target instanceof PDFName ? titles.get(target.decodeText()) : undefined;
      if (title !== undefined) link?.set(PDFName.of('Contents'), PDFHexString.fromText(`Ir para ${title}`));
    }
  }
}

const drawn = [PDFName.of('Contents'), PDFName.of('Resources')];

/**
 * Draws pages anew from another print of the same elements, from page `first` (from 1) to its last. Links, structure and
 * destinations stay: the browser numbers the marked content of a page in the order of its elements.
 */
export function replacePages(document: PDFDocument, front: PDFDocument, first: number): void {
  const copier = PDFObjectCopier.for(front.context, document.context);
  for (let index = first - 1; index < front.getPageCount(); index += 1) {
    const target = document.getPage(index).node;
    const source = front.getPage(index).node;
    for (const key of drawn) {
      const value = source.get(key);
      if (value) target.set(key, copier.copy(value));
    }
  }
}
