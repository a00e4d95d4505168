import type { BillingCycle, PaidPlan } from '@sefira/contracts/billing/catalogue';
import { clientOf } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { BillingContext } from '../../context.ts';
import { currentPeriod } from '../../data/subscriptions/current-period.ts';
import { planItemCode, planPriceCode } from '../../domain/catalogue-seed.ts';
import { planChange } from '../../domain/plan-change.ts';
import { offersFor } from '../catalogue/offers-for.ts';
import { changeRenewal } from './change-renewal.ts';

interface Wanted {
  readonly plan: PaidPlan;
  readonly cycle: BillingCycle;
}

/** Terms of a plan change now. */
async function termsOf(context: BillingContext, userId: string, { plan, cycle }: Wanted) {
  const now = context.clock();
  const { amount } = await context.prices.find(planPriceCode(plan, cycle), now);
  const current = await currentPeriod(clientOf(context), userId);
  const isOffered = cycle === 'monthly' && (await offersFor(context, userId)).includes(plan);
  const offer = isOffered ? await context.offers.find(plan, now) : null;
  return { current, terms: planChange(current, { plan, cycle, priceCents: offer?.priceCents ?? amount }, now) };
}

/** Terms of a plan change with its time of effect and its credits. */
export async function previewPlanChange(context: BillingContext, userId: string, wanted: Wanted) {
  const { current, terms } = await termsOf(context, userId, wanted);
  const now = context.clock();
  const { credits, bonusCredits } = await context.items.find(planItemCode(wanted.plan), now);
  const starts = terms.when === 'end' ? current?.end : terms.when === 'now' ? now : undefined;
  const effectiveAt = starts?.toISOString() ?? null;
  return { ...terms, effectiveAt, credits: credits + bonusCredits };
}

/** Schedules a plan change for the end of the period. @throws DomainError CONFLICT for a change that takes effect now, or none */
export async function schedulePlanChange(context: BillingContext, userId: string, wanted: Wanted): Promise<void> {
  const { terms } = await termsOf(context, userId, wanted);
  if (terms.when === 'now') {
    throw new DomainError('CONFLICT', { message: 'Esta troca vale já: faça o pedido do novo plano.' });
  }
  if (terms.when === 'none') throw new DomainError('CONFLICT', { message: 'Você já tem este plano.' });
  await changeRenewal(context, userId, { renews: true, nextPlan: wanted.plan, nextCycle: wanted.cycle });
}
