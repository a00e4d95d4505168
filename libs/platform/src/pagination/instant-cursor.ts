import * as z from 'zod/mini';
import { readCursor, writeCursor } from './cursor.ts';

/** Position after a page of a list by time: instant and id of its last row. */
export interface InstantPosition {
  readonly at: Date;
  readonly id: string;
}

const shape = z.tuple([z.iso.datetime(), z.uuid()]);

export function writeInstantCursor({ at, id }: InstantPosition): string {
  return writeCursor([at.toISOString(), id]);
}

/** The position in a cursor; null without one. @throws DomainError VALIDATION_FAILED for a text that is no cursor */
export function readInstantCursor(cursor: string | undefined): InstantPosition | null {
  const read = readCursor(shape, cursor);
  return read && { at: new Date(read[0]), id: read[1] };
}
