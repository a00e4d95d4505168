import * as z from 'zod';

/** Addresses of the product that the browser tests of a run share. */
export const sharedProduct = z.object({
  url: z.url(),
  /** Lists the received e-mails. */
  mailboxUrl: z.url(),
  databaseUrl: z.string(),
});
export type SharedProduct = z.infer<typeof sharedProduct>;

declare module 'vitest' {
  export interface ProvidedContext {
    sharedProduct: SharedProduct;
  }
}
