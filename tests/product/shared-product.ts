import * as z from 'zod';

/** Where the product with the real pages stands that the browser tests of a run share. */
export const sharedProduct = z.object({
  url: z.url(),
  /** The page of the caught e-mails. */
  mailboxUrl: z.url(),
  databaseUrl: z.string(),
});
export type SharedProduct = z.infer<typeof sharedProduct>;

declare module 'vitest' {
  export interface ProvidedContext {
    sharedProduct: SharedProduct;
  }
}
