import { DomainError } from '@sefira/platform/http/domain-error';
import * as cursors from '@sefira/platform/pagination/cursor';
import * as z from 'zod/mini';

/** Position after a page of conversations. */
export interface Cursor {
  readonly updatedAt: Date;
  readonly id: string;
}

const position = z.tuple([z.iso.datetime(), z.uuid()]);

export function writeCursor({ updatedAt, id }: Cursor): string {
  return cursors.writeCursor([updatedAt.toISOString(), id]);
}

/** @throws DomainError VALIDATION_FAILED for a text that is no cursor */
export function readCursor(text: string): Cursor {
  const read = cursors.readCursor(position, text);
  if (read === null) throw new DomainError('VALIDATION_FAILED');
  const [updatedAt, id] = read;
  return { updatedAt: new Date(updatedAt), id };
}
