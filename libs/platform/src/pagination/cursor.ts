import * as z from 'zod/mini';
import { DomainError } from '../http/domain-error.ts';
import { parseJson } from '../text/parse-json.ts';

/** An opaque cursor of a keyset position: the sort values of a page's last row, in base64url. */
export function writeCursor(position: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/**
 * The position in a cursor; null without one.
 * @throws DomainError VALIDATION_FAILED for a text that `writeCursor` did not make with this schema: the first page in
 * its place would be read without end
 */
export function readCursor<Position>(schema: z.ZodMiniType<Position>, cursor: string | undefined): Position | null {
  if (cursor === undefined) return null;
  const parsed = z.safeParse(schema, parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!parsed.success) {
    throw new DomainError('VALIDATION_FAILED', {
      issues: [{ path: 'cursor', message: 'A página pedida não existe.' }],
    });
  }
  return parsed.data;
}
