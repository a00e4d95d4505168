import { newId } from '@sefira/platform/time/identifiers';
import type { Consent } from '../../prisma/generated/client.ts';
import type { Transaction } from './transaction.ts';

export type { Consent };

/** The client that granted or withdrew a consent. */
export interface ConsentOrigin {
  readonly addressPrefix: string;
  readonly userAgent: string;
}

/** Adds to the append-only log of consents. */
export async function addConsents(
  transaction: Transaction,
  userId: string,
  consents: readonly { readonly subject: string; readonly granted: boolean; readonly version?: string }[],
  origin: ConsentOrigin,
  now: Date,
): Promise<void> {
  await transaction.consent.createMany({
    data: consents.map((consent) => ({ ...consent, ...origin, id: newId(), userId, givenAt: now })),
  });
}

export function listConsentsOf(transaction: Transaction, userId: string): Promise<Consent[]> {
  return transaction.consent.findMany({ where: { userId }, orderBy: { id: 'desc' }, take: 500 });
}
