import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Placeholder of the public address in built pages; it is configured at run time. */
const placeholder = '__PUBLIC_URL__';

/** A page as it is sent, by its content coding. */
export interface PageFile {
  readonly etag: string;
  send(accepted: string): Promise<{ readonly coding: 'br' | 'gzip' | null; readonly content: Buffer }>;
}

/** Pages of a folder with the public address filled in, read and compressed once. */
export function openPages(folder: string, publicUrl: string): (name: string) => PageFile | null {
  const pages = new Map<string, PageFile>();
  const base = publicUrl.replace(/\/+$/, '');
  return (name) => {
    const known = pages.get(name);
    if (known) return known;
    const file = path.join(folder, name);
    if (!existsSync(file)) return null;
    const page = pageOf(Buffer.from(readFileSync(file, 'utf8').replaceAll(placeholder, base)));
    pages.set(name, page);
    return page;
  };
}

function pageOf(content: Buffer): PageFile {
  const packed = new Map<string, Promise<Buffer>>();
  const pack = (coding: 'br' | 'gzip') => {
    const made = packed.get(coding) ?? packers[coding](content);
    packed.set(coding, made);
    return made;
  };
  return {
    etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    async send(accepted) {
      const coding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
      return { coding, content: coding === null ? content : await pack(coding) };
    },
  };
}

const packers = {
  br: (content: Buffer) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};
