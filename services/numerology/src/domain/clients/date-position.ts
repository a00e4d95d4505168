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

/** The position in a cursor; null for a text that is no cursor. */
export function readDatePosition(cursor: string): DatePosition | null {
  const [date, clientId, kind] = readCursor(positionShape, cursor) ?? [];
  return date && clientId && kind ? { date, clientId, kind } : null;
}
