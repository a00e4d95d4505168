import { paidPlanIds } from '@sefira/contracts/billing/catalogue';
import { type Charge, reservationMinutes, type reserveCharge } from '@sefira/contracts/billing/internal';
import { allowanceOf, type ChargedService } from '@sefira/contracts/billing/plans';
import type { RouteBody } from '@sefira/contracts/shared/route';
import { DomainError } from '@sefira/platform/http/domain-error';
import { productDate } from '@sefira/platform/time/clock';
import type { BillingContext } from '../../context.ts';
import type { Reservation } from '../../data/charge-batches.ts';
import { countedAllowances } from '../../domain/allowances.ts';
import { planItemCode, planPriceCode, serviceCostCode } from '../../domain/catalogue-seed.ts';
import { ownWallet } from '../wallets/open-wallet.ts';
import { reserveGuestUse } from './reserve-guest-use.ts';

const minuteMilliseconds = 60_000;
const unaffordable = 2_000_000_000;
const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const alternatives = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

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
    if (!active) throw new DomainError('PLAN_REQUIRED', { message: await plansInWords(context, service, now) });
    throw new DomainError('INSUFFICIENT_CREDITS', { data: { cost: reservation.amount, available: result.available } });
  }
  if (!('charge' in result)) throw new DomainError('IDEMPOTENCY_CLASH');
  return { ...result.charge, isRepeated: result.outcome === 'repeated' };
}

/** Which plans include a service that is not sold for credits, with their prices. */
async function plansInWords(context: BillingContext, service: ChargedService, now: Date): Promise<string> {
  const [items, prices] = await Promise.all([context.items.all(now), context.prices.all(now)]);
  const plans = paidPlanIds.flatMap((plan) => {
    const item = items.get(planItemCode(plan));
    const price = prices.get(planPriceCode(plan, 'monthly'));
    if (!item?.active || !price || allowanceOf(plan, service) === undefined) return [];
    return [`${item.name} (${reais.format(price.amount / 100)} por mês)`];
  });
  return `Este serviço não é vendido por créditos: ele vem com o plano ${alternatives.format(plans)}.`;
}
