import { randomBytes } from 'node:crypto';
import { reserveCharge } from '@sefira/contracts/billing-internal';
import type { ChargedService } from '@sefira/contracts/billing-plans';
import { type ProofResult, verifyLedger } from '@sefira/deploy/ledger/verify';
import { newId } from '@sefira/platform/identifiers';
import { internalCaller } from '@sefira/platform/service-client';
import type { ServiceUnderTest, TestAnswer, TestGround } from '@sefira/testing/service';

/** Variables of billing that every test gives. */
export const billingEnvironment = {
  PUBLIC_URL: 'http://sefira.test',
  PAYER_KEY: randomBytes(32).toString('base64url'),
  REPORTS_URL: 'http://127.0.0.1:1',
  WELCOME_CREDITS: '0',
};

export const asService = internalCaller;

/** Asks for the cost of one use as numerology would. */
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

/** The rules of the ledger that are broken, with their rows; none in a sound one. */
export async function brokenRules(ground: TestGround): Promise<readonly ProofResult[]> {
  const client = await ground.database.connect();
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
