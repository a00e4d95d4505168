import path from 'node:path';
import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { openMessageStore } from '@sefira/embedded/mailbox/store';
import type { AttackedProduct } from './attacked-product.ts';
import { foreignHost, foreignReceiver, templateResult } from './hostile-texts.ts';

/** Something that a hostile text did, and where. */
export interface Wrong {
  readonly where: 'screen' | 'pdf' | 'file' | 'mail' | 'database' | 'secret';
  readonly what: string;
}

const maxDocuments = 12;
const acting = [
  'JavaScript',
  'JS',
  'Launch',
  'OpenAction',
  'AA',
  'EmbeddedFile',
  'SubmitForm',
  'RichMedia',
  'ImportData',
];

/** Places in which an action or a file contains an address; elsewhere the host is plain text. */
const leading = ['URI', 'F', 'UF', 'A', 'Dest', 'Base', 'EF'];

/** Reads PDFs of a person, and of what they may have printed at once. @returns how many there were */
export async function readDocuments(product: AttackedProduct, token: string, wrong: Wrong[]): Promise<number> {
  const list = await product.call({ method: 'GET', path: '/reports?limit=50', token });
  const ids = [...new Set([...JSON.stringify(list.body).matchAll(/"id":"([0-9a-f-]{36})"/g)].map(([, id]) => id))];
  let read = 0;
  for (const id of ids.slice(0, maxDocuments)) {
    const { status, bytes } = await product.call({ method: 'GET', path: `/reports/${id}/pdf`, token });
    if (status !== 200) continue;
    read += 1;
    for (const what of await actsOf(bytes)) wrong.push({ where: 'pdf', what: `${id}: ${what}` });
  }
  return read;
}

async function actsOf(bytes: Buffer): Promise<string[]> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const acts: string[] = [];
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    const dictionaries = object instanceof PDFArray ? object.asArray() : [object];
    for (const one of dictionaries) {
      if (!(one instanceof PDFDict)) continue;
      const names = one.entries().flat();
      acts.push(...acting.filter((name) => names.includes(PDFName.of(name))));
      if (leading.some((name) => one.get(PDFName.of(name))?.toString().includes(foreignHost))) {
        acts.push(`a link to the attacker: ${one}`);
      }
    }
  }
  return acts;
}

interface Readers {
  readonly owner: string;
  readonly admin: string;
  readonly reseller: string;
}

/** Reads what is made for spreadsheets. @returns how many there were */
export async function readFiles(product: AttackedProduct, readers: Readers, wrong: Wrong[]): Promise<number> {
  const files = [
    ['/config/audit/export?format=csv', readers.admin],
    ['/reseller/export/sales?days=30&format=csv', readers.reseller],
    ['/reseller/export/commissions?days=30&format=csv', readers.reseller],
    ...(await adminExports(product, readers.admin)),
  ] as const;
  let read = 0;
  for (const [below, token] of files) {
    const { status, bytes } = await product.call({ method: 'GET', path: below, token });
    if (status !== 200) continue;
    read += 1;
    // A cell of a formula begins with one of these, after a separator and perhaps a quote.
    const formulas = bytes.toString('utf8').match(/(?:^|[;,\n])"?(?:=|\+[^\d]|-[^\d\s]|@|\t|\r[^\n])[^;,\n]*/g) ?? [];
    for (const cell of formulas) wrong.push({ where: 'file', what: `${below}: ${JSON.stringify(cell.slice(0, 80))}` });
  }
  return read;
}

/** Orders a list of all users as CSV, and waits for its file. */
async function adminExports(product: AttackedProduct, token: string): Promise<(readonly [string, string])[]> {
  const ordered = await product.call({
    method: 'POST',
    path: '/admin/exports',
    token,
    body: { kind: 'users', format: 'csv' },
  });
  const id = /"id":"([0-9a-f-]{36})"/.exec(JSON.stringify(ordered.body))?.[1];
  if (!id) return [];
  await product.platform.idle();
  return [[`/admin/exports/${id}/file`, token]];
}

/** Reads every mail. @returns how many there were */
export async function readMails(product: AttackedProduct, wrong: Wrong[]): Promise<number> {
  const store = await openMessageStore(path.join(product.dataDir, 'mailbox'));
  const mails = await store.list();
  for (const { to, subject, html = '', text } of mails) {
    if (to.includes(foreignReceiver)) wrong.push({ where: 'mail', what: `sent to the attacker: ${subject}` });
    if (/<script|<img[^>]+onerror|<svg|href="javascript:/i.test(html) || html.includes(`src="https://${foreignHost}`))
      wrong.push({ where: 'mail', what: `markup in: ${subject}` });
    if (html.includes(templateResult) || /[\r\n]/.test(subject))
      wrong.push({ where: 'mail', what: `made of a template: ${subject}` });
    if (text.includes('\nX-Forjado')) wrong.push({ where: 'mail', what: `a header in the text: ${subject}` });
  }
  return mails.length;
}
