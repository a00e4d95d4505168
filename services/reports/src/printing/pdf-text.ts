import type { PdfSource } from './pdf-syntax.ts';

const mark = '\uFEFF';
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A text for people as a PDF string: UTF-16 with its mark, in digits, so that nothing in it can end the string. */
export function pdfText(text: string): PdfSource {
  return {
    source: `<${Buffer.from(mark + text, 'utf16le')
      .swap16()
      .toString('hex')}>`,
  };
}

/** A time, in UTC. */
export function pdfDate(time: Date): PdfSource {
  return { source: `(D:${time.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z)` };
}

/** What a PDF string says; one without the mark of UTF-16 is read as Latin. */
export function readText({ source }: PdfSource): string {
  const bytes = source.startsWith('<') ? Buffer.from(source.replace(/[<>\s]/g, ''), 'hex') : literalBytes(source);
  const isWide = bytes[0] === 0xfe && bytes[1] === 0xff && bytes.length % 2 === 0;
  return isWide ? Buffer.from(bytes.subarray(2)).swap16().toString('utf16le') : bytes.toString('latin1');
}

function literalBytes(source: string): Buffer {
  const text = source
    .slice(1, -1)
    .replace(/\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g, (_mark, octal: string | undefined, other = '') =>
      octal === undefined
        ? (escapes[other] ?? (/[\r\n]/.test(other) ? '' : other))
        : String.fromCharCode(parseInt(octal, 8)),
    );
  return Buffer.from(text, 'latin1');
}
