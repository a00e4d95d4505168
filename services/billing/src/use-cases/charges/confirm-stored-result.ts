import { chargedServices } from '@sefira/contracts/billing/plans';
import { productDate } from '@sefira/platform/time/clock';
import { newId } from '@sefira/platform/time/identifiers';
import * as z from 'zod/mini';
import type { BillingContext, Transaction } from '../../context.ts';
import { confirmCharge, findCharge, findConfirmedCharge, reserveCharge } from '../../data/charges.ts';
import { countedAllowances } from '../../domain/allowances.ts';
import { serviceCostCode } from '../../domain/catalogue-seed.ts';

const minuteMilliseconds = 60_000;
const chargedService = z.enum(chargedServices);

interface Confirmation {
  readonly state: string;
  readonly source: string;
  readonly amount: number;
}

/**
 * Confirms the charge of a stored result, idempotently. After its reservation expired or was released, the use is charged
 * again: by quota, else by credits at the current price.
 * @returns the confirmed charge; state `unknown` without a charge, `unpaid` when neither quota nor credits cover it
 */
export async function confirmStoredResult(
  transaction: Transaction,
  context: Pick<BillingContext, 'clock' | 'configuration' | 'prices'>,
  id: string,
): Promise<Confirmation> {
  const now = context.clock();
  const lowCredits = context.configuration.get('credits_low');
  const first = await confirm(transaction, id, lowCredits, now);
  if (first.state !== 'expired' && first.state !== 'released') return first;
  const charge = await findCharge(transaction, id);
  // A guest cannot pay: the result stays, and the allowance of the day was restored before.
  if (charge.quotaPool?.startsWith('guest_')) return { ...first, state: 'unpaid' };
  const key = `late ${id}`;
  const late = await findConfirmedCharge(transaction, charge.userId, key);
  if (late) return late;
  const service = z.parse(chargedService, charge.service);
  const { amount } = await context.prices.find(serviceCostCode(service), now);
  const reserved = await reserveCharge(transaction, {
    id: newId(),
    user_id: charge.userId,
    key,
    service,
    quantity: charge.quantity,
    amount: amount * charge.quantity,
    allowances: JSON.stringify(countedAllowances(service, productDate(now))),
    reference_type: charge.referenceType,
    reference_id: charge.referenceId,
    title: charge.title,
    now,
    expires: new Date(now.getTime() + minuteMilliseconds),
  });
  return reserved === null ? { ...first, state: 'unpaid' } : confirm(transaction, reserved, lowCredits, now);
}

async function confirm(transaction: Transaction, id: string, lowCredits: number, now: Date): Promise<Confirmation> {
  const ids = { entry: newId(), changed: newId(), lowEvent: newId() };
  const row = await confirmCharge(transaction, id, ids, lowCredits, now);
  return { state: row?.state ?? 'unknown', source: row?.source ?? '', amount: row?.amount ?? 0 };
}
