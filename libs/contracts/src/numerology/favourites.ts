import * as z from 'zod/mini';
import { numerologySystem, personName } from '../shared/fields.ts';

export const favouriteKind = z.enum(['company', 'child']);

/** A generated name to store; its number is computed by the engine. */
export const newFavourite = z.object({
  kind: favouriteKind,
  name: personName,
  note: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  system: z._default(numerologySystem, 'cabalistica'),
});

/** Names that a guest stored in the browser, imported into a new account. */
export const takenFavourites = z.array(newFavourite).check(z.maxLength(200));
