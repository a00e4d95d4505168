import { chargedServices } from '@sefira/contracts/billing/plans';
import { productDate } from '@sefira/platform/time/clock';
import { newId } from '@sefira/platform/time/identifiers';
import * as z from 'zod/mini';
import type { BillingContext, Transaction } from '../context.ts';
import { countedAllowances } from '../domain/allowances.ts';
import { serviceCostCode } from '../domain/catalogue-seed.ts';

const minuteMilliseconds = 60_000;
const chargedService = z.enum(chargedServices);

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
  const charge = await transaction.charge.findUniqueOrThrow({ where: { id } });
  // A guest cannot pay: the result stays, and the allowance of the day was restored before.
  if (charge.quotaPool?.startsWith('guest_')) return { ...first, state: 'unpaid' };
  const key = `late ${id}`;
  const late = await transaction.charge.findFirst({ where: { userId: charge.userId, key, state: 'confirmed' } });
  if (late) return late;
  const service = z.parse(chargedService, charge.service);
  const { amount } = await context.prices.find(serviceCostCode(service), now);
  const allowances = JSON.stringify(countedAllowances(service, productDate(now)));
  const expires = new Date(now.getTime() + minuteMilliseconds);
  const [reserved] = await transaction.$queryRaw<readonly { readonly charge_id: string | null }[]>`
    SELECT charge_id FROM reserve_charge(${newId()}::uuid, ${charge.userId}::uuid, ${key}, ${service},
      ${charge.quantity}::int, ${amount * charge.quantity}::int, ${allowances}::jsonb, ${charge.referenceType},
      ${charge.referenceId}, ${charge.title}, ${now}::timestamptz, ${expires}::timestamptz)`;
  if (!reserved?.charge_id) return { ...first, state: 'unpaid' };
  return confirm(transaction, reserved.charge_id, lowCredits, now);
}

interface Confirmation {
  readonly state: string;
  readonly source: string;
  readonly amount: number;
}

async function confirm(transaction: Transaction, id: string, lowCredits: number, now: Date): Promise<Confirmation> {
  const rows = await transaction.$queryRaw<
    readonly { readonly [Key in keyof Confirmation]: Confirmation[Key] | null }[]
  >`
    SELECT state, source, amount FROM settle_charge(${id}::uuid, 'confirmed', ${newId()}::uuid, ${newId()}::uuid, ${newId()}::uuid,
      ${lowCredits}::int, ${now}::timestamptz)`;
  const { state, source, amount } = rows[0] ?? {};
  return { state: state ?? 'unknown', source: source ?? '', amount: amount ?? 0 };
}
