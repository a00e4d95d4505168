import { randomBytes } from 'node:crypto';
import { reserveCharge } from '@sefira/contracts/billing/internal';
import type { ChargedService } from '@sefira/contracts/billing/plans';
import { internalCaller } from '@sefira/platform/http/service-client';
import { newId } from '@sefira/platform/time/identifiers';
import type { ServiceUnderTest, TestAnswer, TestEnvironment } from '@sefira/testing/test-environment';
import { type ProofResult, verifyLedger } from '../src/operations/verify-ledger.ts';

/** Environment of billing in every test. */
export const billingEnvironment = {
  PUBLIC_URL: 'http://sefira.test',
  PAYER_KEY: randomBytes(32).toString('base64url'),
  REPORTS_URL: 'http://127.0.0.1:1',
  WELCOME_CREDITS: '0',
};

export const asService = internalCaller;

/** Reserves one use of a service, as numerology does. */
export function reserve(
  billing: ServiceUnderTest,
  userId: string,
  service: ChargedService,
  options: { readonly key?: string; readonly quantity?: number } = {},
): Promise<TestAnswer> {
  const { key = newId(), quantity = 1 } = options;
  const reference = { type: 'analysis', id: newId(), title: 'Mapa pessoal: Ana' };
  return billing.send(reserveCharge, {
    as: asService,
    body: { userId, plan: 'free', service, quantity, key, reference },
  });
}

/** Violated invariants of the ledger with their rows. */
export async function brokenInvariants(testEnvironment: TestEnvironment): Promise<readonly ProofResult[]> {
  const client = await testEnvironment.database.connect();
  try {
    return (await verifyLedger(client)).filter(({ broken }) => broken.length > 0);
  } finally {
    client.release();
  }
}

export const testAddress = {
  zipCode: '06233-200',
  street: 'Avenida das Nações Unidas',
  number: '3003',
  neighborhood: 'Bonfim',
  city: 'Osasco',
  state: 'SP',
} as const;

/** Ends the introductory offers for tests at the full price. Call before the first request. */
export async function endOffers(testEnvironment: TestEnvironment): Promise<void> {
  await testEnvironment.database.query('UPDATE billing.offer_version SET cycles = 0');
}
