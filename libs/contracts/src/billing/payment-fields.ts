import * as z from 'zod/mini';

/**
 * How a page talks by `postMessage` with the card fields in the provider's iframe (`catalogue.payment.cardFieldsUrl`).
 * The card never leaves the iframe's origin; the page only gets a token for `POST /billing/orders`.
 * Accept messages only from the iframe's own window and origin.
 */

/** Page → fields. */
export const cardFieldsRequest = z.discriminatedUnion('type', [
  z.object({ type: z.literal('card-fields:tokenize') }),
  z.object({ type: z.literal('card-fields:theme'), theme: z.enum(['light', 'dark']) }),
]);
export type CardFieldsRequest = z.infer<typeof cardFieldsRequest>;

/** Fields → page. */
export const cardFieldsMessage = z.discriminatedUnion('type', [
  /** The fields are there and this many CSS pixels high; sent again whenever that changes. */
  z.object({ type: z.literal('card-fields:ready'), height: z.number() }),
  z.object({
    type: z.literal('card-fields:token'),
    token: z.string(),
    brand: z.string(),
    lastFour: z.string(),
  }),
  /** What is wrong, in Portuguese; the fields show it too. */
  z.object({ type: z.literal('card-fields:refused'), message: z.string() }),
]);
export type CardFieldsMessage = z.infer<typeof cardFieldsMessage>;
