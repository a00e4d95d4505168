import * as z from 'zod/mini';

/** An opaque cursor of a keyset position: the sort values of a page's last row, in base64url. */
export function writeCursor(position: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** The position in a cursor; null for a text that `writeCursor` did not make with this schema. */
export function readCursor<Position>(schema: z.ZodMiniType<Position>, cursor: string): Position | null {
  const parsed = z.safeParse(schema, parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  return parsed.success ? parsed.data : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
