import { seal, unseal } from '@sefira/messaging/sealing';
import * as z from 'zod/mini';
import type { ResellerEnvironment } from '../config.ts';

type Keys = { readonly settings: Pick<ResellerEnvironment, 'DATA_KEY'> };

/** Seals a document or a PIX key for storage. */
export function sealText({ settings }: Keys, text: string): string {
  return seal(text, settings.DATA_KEY);
}

/** Inverse of `sealText`; null stays null. */
export function openText({ settings }: Keys, sealed: string | null): string | null {
  return sealed === null ? null : z.parse(z.string(), unseal(sealed, settings.DATA_KEY));
}
