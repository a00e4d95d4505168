import { type Charge, reservationMinutes, type reserveCharge } from '@sefira/contracts/billing/internal';
import type { RouteBody } from '@sefira/contracts/shared/route';
import { DomainError } from '@sefira/platform/http/domain-error';
import { productDate } from '@sefira/platform/time/clock';
import type { BillingContext } from '../../context.ts';
import type { Reservation } from '../../data/charge-batches.ts';
import { countedAllowances } from '../../domain/allowances.ts';
import { serviceCostCode } from '../../domain/catalogue-seed.ts';
import { ownWallet } from '../wallets/open-wallet.ts';
import { reserveGuestUse } from './reserve-guest-use.ts';

const minuteMilliseconds = 60_000;
const unaffordable = 2_000_000_000;

/**
 * Reserves one use of a service: by the quota of the plan, else by credits; for a guest by the allowance of the day.
 * @throws DomainError INSUFFICIENT_CREDITS, PLAN_REQUIRED, SIGN_UP_REQUIRED, IDEMPOTENCY_CLASH
 */
export async function reserveUse(
  context: BillingContext,
  { userId, plan, service, quantity, key, reference }: RouteBody<typeof reserveCharge>,
): Promise<Charge & { readonly isRepeated: boolean }> {
  const now = context.clock();
  const expiresAt = new Date(now.getTime() + reservationMinutes * minuteMilliseconds);
  if (plan === 'guest') return reserveGuestUse(context, { userId, service, quantity, key, reference, expiresAt });
  const cost = await context.prices.find(serviceCostCode(service), now);
  const { active } = await context.items.find(serviceCostCode(service), now);
  const reservation: Reservation = {
    userId,
    key,
    service,
    quantity,
    // A service that is not sold for credits costs more than any balance: only a plan covers it.
    amount: active ? cost.amount * quantity : unaffordable,
    allowances: countedAllowances(service, productDate(now)),
    reference,
    now,
    expiresAt,
  };
  let result = await context.charges.reserve(reservation);
  if (result.outcome === 'unknown') {
    await ownWallet(context, userId);
    result = await context.charges.reserve(reservation);
  }
  context.moneyMetrics.countReservation(service, result.outcome);
  if (result.outcome === 'refused') {
    if (!active) throw new DomainError('PLAN_REQUIRED', { message: 'Este serviço só está incluído em planos.' });
    throw new DomainError('INSUFFICIENT_CREDITS', { data: { cost: reservation.amount, available: result.available } });
  }
  if (!('charge' in result)) throw new DomainError('IDEMPOTENCY_CLASH');
  return { ...result.charge, isRepeated: result.outcome === 'repeated' };
}
