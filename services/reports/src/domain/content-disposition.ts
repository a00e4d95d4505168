import { withoutAccents } from '@sefira/contracts/shared/fold';

/** Letters of a file name before its ending. */
const nameLimit = 120;

/**
 * `Content-Disposition` of a download in both forms of RFC 6266: an ASCII name for old clients, the real one in UTF-8.
 * Control and direction marks, path separators and quotes are removed.
 */
export function contentDisposition(title: string, ending: string): string {
  const name = `${fileName(title)}.${ending}`;
  return `attachment; filename="${asciiName(name)}"; filename*=UTF-8''${percentEncode(name)}`;
}

function fileName(title: string): string {
  const clean = title
    .normalize('NFC')
    .replace(/[\p{C}]/gu, '')
    .replace(/[\\/:*?"<>|]/gu, ' ')
    .replace(/\s+/gu, ' ');
  const cut = [...clean].slice(0, nameLimit).join('');
  return cut.replace(/^[. ]+|[. ]+$/gu, '') || 'Relatório';
}

function asciiName(name: string): string {
  return withoutAccents(name).replace(/[^A-Za-z0-9 ._-]/g, '-');
}

/** RFC 8187 value characters. */
function percentEncode(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
