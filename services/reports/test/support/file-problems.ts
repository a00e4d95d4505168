import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { dictionaries, has } from './pdf-dictionaries.ts';

const run = promisify(execFile);

/** What of a PDF would look otherwise on another machine. */
export function fontProblems(document: PDFDocument): readonly string[] {
  const fonts = dictionaries(document).filter((dictionary) => has(dictionary, 'Type', 'FontDescriptor'));
  return [
    ...(fonts.length > 0 ? [] : ['no typeface']),
    ...fonts.filter((font) => !font.has(PDFName.of('FontFile2'))).map((font) => `not embedded: ${font}`),
    ...(dictionaries(document).some((dictionary) => has(dictionary, 'Subtype', 'Type3'))
      ? ['a typeface of pictures']
      : []),
  ];
}

/** What `qpdf --check` and `pdffonts` find wrong, where they are installed. */
export async function fileProblems(pdf: Uint8Array): Promise<readonly string[]> {
  await using folder = new AsyncDisposableStack();
  const directory = await mkdtemp(path.join(tmpdir(), 'sefira-pdf-'));
  folder.defer(() => rm(directory, { recursive: true }));
  const file = path.join(directory, 'file.pdf');
  await writeFile(file, pdf);
  const checked = await outputOf('qpdf', ['--check', file]);
  const fonts = (await outputOf('pdffonts', [file]))?.trim().split('\n').slice(2) ?? [];
  return [
    ...(checked === null || checked.includes('No syntax or stream encoding errors found') ? [] : [checked]),
    ...fonts.filter((line) => !/ yes +yes +yes +\d+ +\d+$/.test(line)),
  ];
}

/** Null where the program is not installed. */
async function outputOf(program: string, given: readonly string[]): Promise<string | null> {
  try {
    const { stdout, stderr } = await run(program, given);
    return stdout + stderr;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    return String(error);
  }
}
