import * as cursors from '@sefira/platform/pagination/cursor';
import * as z from 'zod/mini';

/** Position after a page of reports; the next page holds older ones. */
export interface ListPosition {
  readonly createdAt: Date;
  readonly id: string;
}

const position = z.tuple([z.iso.datetime(), z.uuid()]);

export function writeCursor({ createdAt, id }: ListPosition): string {
  return cursors.writeCursor([createdAt.toISOString(), id]);
}

/** The position in a cursor; null for a text that is no cursor. */
export function readCursor(cursor: string): ListPosition | null {
  const read = cursors.readCursor(position, cursor);
  return read && { createdAt: new Date(read[0]), id: read[1] };
}
