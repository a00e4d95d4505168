import { readCursor, writeCursor } from '@sefira/platform/pagination/cursor';
import * as z from 'zod/mini';

/** Position after a page of a list: the instant and id of its last row. */
export interface Position {
  readonly at: Date;
  readonly id: string;
}

const shape = z.tuple([z.int(), z.uuid()]);

export function writePosition({ at, id }: Position): string {
  return writeCursor([at.getTime(), id]);
}

/** The position in a cursor; null, which starts the list, without one or for an invalid one. */
export function readPosition(cursor: string | undefined): Position | null {
  const read = readCursor(shape, cursor ?? '');
  return read && { at: new Date(read[0]), id: read[1] };
}
