import { randomBytes } from 'node:crypto';
import { reserveCharge } from '@sefira/contracts/billing-internal';
import type { ChargedService } from '@sefira/contracts/billing-plans';
import { newId } from '@sefira/platform/identifiers';
import { internalCaller } from '@sefira/platform/service-client';
import type { ServiceUnderTest, TestAnswer, TestGround } from '@sefira/testing/service';

/** Variables of billing that every test gives. */
export const billingEnvironment = {
  PUBLIC_URL: 'http://sefira.test',
  PAYER_KEY: randomBytes(32).toString('base64url'),
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

/** Rows that break a rule of the ledger; none in a sound one. */
export async function brokenRules(ground: TestGround): Promise<readonly unknown[]> {
  const { ledgerProofs } = await import('../src/data/ledger-proofs.ts');
  const broken: unknown[] = [];
  for (const { name, sql } of ledgerProofs) {
    const { rows } = await ground.database.query(sql.replaceAll('{schema}', 'billing'));
    if (rows.length > 0) broken.push({ name, rows });
  }
  return broken;
}
