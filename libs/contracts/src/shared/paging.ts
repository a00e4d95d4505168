import * as z from 'zod/mini';

/** Query of a list by keyset: the cursor of its next page and the length of a page. */

const noPage = 'A página pedida não existe.';

/** Of a list in the order of its ids: the id of the last row. */
export const idCursor = z.optional(z.uuid(noPage));

/** Of a list in the order of a number from 1 that PostgreSQL's `integer` holds: the number of the last row. */
export const numberCursor = z.optional(
  z.coerce.number(noPage).check(z.int(noPage), z.minimum(1, noPage), z.maximum(2 ** 31 - 1, noPage)),
);

/** Of a list in another order: opaque to the caller, read by `readCursor` of libs/platform. */
export const opaqueCursor = z.optional(z.string().check(z.maxLength(600, noPage)));

/** Rows of a page: as many as usual, at most `most`. */
export function pageLimit(usual: number, most = 100) {
  return z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(most)), usual);
}
