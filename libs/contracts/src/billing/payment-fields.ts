import * as z from 'zod/mini';

/**
 * Messages by `postMessage` between a page and the card fields in the provider's iframe (`catalogue.payment.cardFieldsUrl`).
 * Card data stays on the origin of the iframe; the page receives a token for `POST /billing/orders`.
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
  /** The fields are loaded with this height in CSS pixels; sent again after a change. */
  z.object({ type: z.literal('card-fields:ready'), height: z.number() }),
  z.object({
    type: z.literal('card-fields:token'),
    token: z.string(),
    brand: z.string(),
    lastFour: z.string(),
  }),
  /** Validation message in Portuguese; the fields show it too. */
  z.object({ type: z.literal('card-fields:refused'), message: z.string() }),
]);
