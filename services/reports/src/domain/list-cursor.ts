import * as z from 'zod';

/** Where a page of the list ended: the next one begins with what is older. */
export interface ListPosition {
  readonly createdAt: Date;
  readonly id: string;
}

const stored = z.tuple([z.iso.datetime(), z.uuid()]);

export function writeCursor(position: ListPosition): string {
  return toBase64Url(JSON.stringify([position.createdAt.toISOString(), position.id]));
}

/** The position in a cursor, or null when it is not one of ours. */
export function readCursor(cursor: string): ListPosition | null {
  const parsed = stored.safeParse(parseJson(fromBase64Url(cursor)));
  if (!parsed.success) return null;
  return { createdAt: new Date(parsed.data[0]), id: parsed.data[1] };
}

function toBase64Url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): string {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
