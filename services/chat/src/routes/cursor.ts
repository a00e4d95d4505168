import { DomainError } from '@sefira/platform/domain-error';
import * as z from 'zod/mini';

/** Where a page of conversations ended: its time of last use and its id. */
export interface Cursor {
  readonly updatedAt: Date;
  readonly id: string;
}

const parts = z.tuple([z.iso.datetime(), z.uuid()]);

export function writeCursor({ updatedAt, id }: Cursor): string {
  return `${updatedAt.toISOString()}_${id}`;
}

/** @throws DomainError VALIDATION_FAILED for what is no cursor of ours */
export function readCursor(text: string): Cursor {
  const parsed = z.safeParse(parts, text.split('_'));
  if (!parsed.success) throw new DomainError('VALIDATION_FAILED');
  const [updatedAt, id] = parsed.data;
  return { updatedAt: new Date(updatedAt), id };
}
