import { clientDateKind } from '@sefira/contracts/numerology/panel/client-dates';
import { readCursor, writeCursor } from '@sefira/platform/pagination/cursor';
import * as z from 'zod/mini';

/** Position after a page of clients' dates. */
export interface DatePosition {
  readonly date: string;
  readonly clientId: string;
  readonly kind: string;
}

const positionShape = z.tuple([z.iso.date(), z.uuid(), clientDateKind]);

export function writeDatePosition({ date, clientId, kind }: DatePosition): string {
  return writeCursor([date, clientId, kind]);
}

/** The position in a cursor; null without one. @throws DomainError VALIDATION_FAILED for a text that is no cursor */
export function readDatePosition(cursor: string | undefined): DatePosition | null {
  const read = readCursor(positionShape, cursor);
  return read && { date: read[0], clientId: read[1], kind: read[2] };
}
