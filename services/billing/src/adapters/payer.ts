import { payerAddress } from '@sefira/contracts/billing/payer-address';
import { keyedHash } from '@sefira/messaging/keyed-hash';
import { seal, unseal } from '@sefira/messaging/sealing';
import { canonicalMailbox } from '@sefira/platform/text/canonical-mailbox';
import * as z from 'zod/mini';
import type { BillingEnvironment } from '../config.ts';
import type { Payer } from './payment-provider.ts';

type HashKeys = Pick<BillingEnvironment, 'LIKENESS_KEY' | 'MESSAGE_KEY'>;

interface SealedPayer {
  readonly payerSealed: string | null;
}

const payerShape = z.object({
  name: z.string(),
  email: z.string(),
  cpf: z.string(),
  address: z.optional(payerAddress),
});

const cardShape = z.object({ brand: z.string(), lastFour: z.string() });

export function sealPayer(payer: Payer, key: string): string {
  return seal(payer, key);
}

/** Payer of an order; null after the erasure of the person. */
export function openPayer(order: SealedPayer, key: string): Payer | null {
  return order.payerSealed === null ? null : z.parse(payerShape, unseal(order.payerSealed, key));
}

/** Reference to a stored card, encrypted. */
export function sealCard(saved: string, key: string): string {
  return seal(saved, key);
}

export function openCard(sealed: string, key: string): string {
  return z.parse(z.string(), unseal(sealed, key));
}

/** Keyed hashes of document and mailbox, which recognise a payer before the payment. */
export function payerHashes(
  payer: { readonly cpf: string; readonly email: string },
  keys: HashKeys,
): { readonly documentHash: string; readonly mailboxHash: string } {
  return {
    documentHash: keyedHash('document', payer.cpf, keys),
    mailboxHash: keyedHash('mailbox', canonicalMailbox(payer.email), keys),
  };
}

/** Keyed hashes by which other services recognise the same payer or card. */
export function likenessesOf(
  order: SealedPayer,
  card: unknown,
  settings: HashKeys & Pick<BillingEnvironment, 'PAYER_KEY'>,
): { documentHash?: string; cardHash?: string } {
  const payer = openPayer(order, settings.PAYER_KEY);
  const shown = cardShape.safeParse(card);
  return {
    ...(payer ? { documentHash: keyedHash('document', payer.cpf, settings) } : {}),
    ...(shown.success ? { cardHash: keyedHash('card', `${shown.data.brand} ${shown.data.lastFour}`, settings) } : {}),
  };
}
