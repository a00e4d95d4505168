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
 * Confirms the charge of a stored result, once however many events report it. Where its reservation expired or was
 * released before the event came, the use is charged anew: by the plan's quota, else by credits at the price of now.
 * @returns what was confirmed; its state is `unknown` where there is no charge, `unpaid` where neither quota nor credits cover it
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
  // A guest has nothing to pay with: the result stays, and the day's allowance was given back before.
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
