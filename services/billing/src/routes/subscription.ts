import { entitlements } from '@sefira/contracts/billing/plans';
import {
  cancelSubscription,
  previewPlanChange,
  readSubscription,
  resumeSubscription,
  schedulePlanChange,
} from '@sefira/contracts/billing/subscription';
import { clientOf } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import { accountId } from '@sefira/platform/identity/caller';
import type { FastifyInstance } from 'fastify';
import type { BillingContext } from '../context.ts';
import { currentPeriod } from '../data/current-period.ts';
import { findRenewal } from '../data/renewals.ts';
import { livePeriod } from '../data/subscriptions.ts';
import { planPriceCode } from '../domain/catalogue-seed.ts';
import { planChange } from '../domain/plan-change.ts';
import { presentSubscription } from '../presenters/subscription.ts';
import { changeRenewal } from '../use-cases/change-renewal.ts';
import { offersFor } from '../use-cases/offers-for.ts';

/** Subscription of the caller: read, cancel, resume, change. */
export function addSubscriptionRoutes(app: FastifyInstance, context: BillingContext): void {
  const { identities, clock } = context;
  const client = clientOf(context);

  async function read(userId: string) {
    const subscription = await client.subscription.findUnique({ where: { userId } });
    const live = livePeriod(subscription) ? subscription : null;
    const [order, renewal, prices, offers] = await Promise.all([
      live && client.order.findUnique({ where: { id: live.orderId } }),
      live && findRenewal(context, live),
      context.prices.all(clock()),
      offersFor(context, userId),
    ]);
    return presentSubscription(subscription, { order, renewal, prices, offers });
  }

  addRoute(app, identities, readSubscription, async (call) =>
    answered('Plano carregado.', await read(accountId(call.identity))),
  );

  addRoute(app, identities, cancelSubscription, async (call) => {
    const userId = accountId(call.identity);
    await changeRenewal(context, userId, { renews: false, nextPlan: null, nextCycle: null });
    return answered('Plano cancelado. Ele vale até o fim do período pago.', await read(userId));
  });

  addRoute(app, identities, resumeSubscription, async (call) => {
    const userId = accountId(call.identity);
    await changeRenewal(context, userId, { renews: true, nextPlan: null, nextCycle: null });
    return answered('Seu plano continua como está.', await read(userId));
  });

  async function terms(userId: string, wanted: Parameters<typeof planPriceCode>) {
    const [plan, cycle] = wanted;
    const { amount } = await context.prices.find(planPriceCode(plan, cycle), clock());
    const current = await currentPeriod(client, userId);
    const isOffered = cycle === 'monthly' && (await offersFor(context, userId)).includes(plan);
    const offer = isOffered ? await context.offers.find(plan, clock()) : null;
    return { current, terms: planChange(current, { plan, cycle, priceCents: offer?.priceCents ?? amount }, clock()) };
  }

  addRoute(app, identities, previewPlanChange, async (call) => {
    const { plan, cycle } = call.query;
    const { current, terms: found } = await terms(accountId(call.identity), [plan, cycle]);
    const now = clock().toISOString();
    const effectiveAt = found.when === 'end' ? (current?.end.toISOString() ?? null) : found.when === 'now' ? now : null;
    const { credits, bonusCredits } = entitlements[plan];
    return answered('Troca calculada.', { ...found, effectiveAt, credits: credits + bonusCredits });
  });

  addRoute(app, identities, schedulePlanChange, async (call) => {
    const userId = accountId(call.identity);
    const { plan, cycle } = call.body;
    const { terms: found } = await terms(userId, [plan, cycle]);
    if (found.when === 'now') {
      throw new DomainError('CONFLICT', { message: 'Esta troca vale já: faça o pedido do novo plano.' });
    }
    if (found.when === 'none') throw new DomainError('CONFLICT', { message: 'Você já tem este plano.' });
    await changeRenewal(context, userId, { renews: true, nextPlan: plan, nextCycle: cycle });
    return answered('Troca agendada para o fim do período.', await read(userId));
  });
}
