import { PDFBool, PDFDict, type PDFDocument, PDFName } from '@cantoo/pdf-lib';

export interface PdfIdentity {
  readonly title: string;
  readonly author: string;
  readonly createdAt: Date;
}

/** Writes title, author and language into the PDF and takes the browser's name and version out (RELIABILITY.md C4). */
export async function finishPdf(document: PDFDocument, { title, author, createdAt }: PdfIdentity): Promise<Uint8Array> {
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor(author);
  document.setCreator(author);
  document.setProducer(author);
  document.setLanguage('pt-BR');
  document.setCreationDate(createdAt);
  document.setModificationDate(createdAt);
  const marked = document.catalog.lookupMaybe(PDFName.of('MarkInfo'), PDFDict);
  if (!marked) document.catalog.set(PDFName.of('MarkInfo'), document.context.obj({ Marked: PDFBool.True }));
  return document.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false });
}
