import { entitlements } from '@sefira/contracts/billing-plans';
import {
  cancelSubscription,
  previewPlanChange,
  readSubscription,
  resumeSubscription,
  schedulePlanChange,
} from '@sefira/contracts/billing-subscription';
import { addRoute } from '@sefira/platform/add-route';
import { answered } from '@sefira/platform/answer';
import { DomainError } from '@sefira/platform/domain-error';
import type { FastifyInstance } from 'fastify';
import type { BillingContext } from '../context.ts';
import { currentPeriod } from '../data/current-period.ts';
import { findRenewal } from '../data/renewals.ts';
import { livePeriod, type Subscription } from '../data/subscriptions.ts';
import { planPriceCode } from '../domain/catalogue-seed.ts';
import { planChange } from '../domain/plan-change.ts';
import { ownUserId } from '../policies.ts';
import { presentSubscription } from '../presenters/subscription.ts';

/** One's own plan: what it is, what a change costs, and the way out. */
export function addSubscriptionRoutes(app: FastifyInstance, context: BillingContext): void {
  const { identities, clock } = context;
  const { client } = context.database;

  async function read(userId: string) {
    const subscription = await client.subscription.findUnique({ where: { userId } });
    const renewal = livePeriod(subscription) && subscription ? await findRenewal(context, subscription) : null;
    return presentSubscription(subscription, renewal, await context.prices.all(clock()));
  }

  async function change(userId: string, changes: (subscription: Subscription) => object): Promise<void> {
    const subscription = await client.subscription.findUnique({ where: { userId } });
    if (!subscription || !livePeriod(subscription)) {
      throw new DomainError('CONFLICT', { message: 'Não há um plano ativo.' });
    }
    await client.subscription.update({
      where: { userId },
      data: { ...changes(subscription), updatedAt: clock() },
    });
  }

  addRoute(app, identities, readSubscription, async (call) =>
    answered('Plano carregado.', await read(ownUserId(call.identity))),
  );

  addRoute(app, identities, cancelSubscription, async (call) => {
    const userId = ownUserId(call.identity);
    await change(userId, () => ({ renews: false, nextPlan: null, nextCycle: null }));
    return answered('Plano cancelado. Ele vale até o fim do período pago.', await read(userId));
  });

  addRoute(app, identities, resumeSubscription, async (call) => {
    const userId = ownUserId(call.identity);
    await change(userId, () => ({ renews: true, nextPlan: null, nextCycle: null }));
    return answered('Seu plano continua como está.', await read(userId));
  });

  async function terms(userId: string, wanted: Parameters<typeof planPriceCode>) {
    const [plan, cycle] = wanted;
    const price = await context.prices.find(planPriceCode(plan, cycle), clock());
    const current = await currentPeriod(client, userId);
    return { current, terms: planChange(current, { plan, cycle, priceCents: price.amount }, clock()) };
  }

  addRoute(app, identities, previewPlanChange, async (call) => {
    const { plan, cycle } = call.query;
    const { current, terms: found } = await terms(ownUserId(call.identity), [plan, cycle]);
    const now = clock().toISOString();
    const effectiveAt = found.when === 'end' ? (current?.end.toISOString() ?? null) : found.when === 'now' ? now : null;
    const { credits, bonusCredits } = entitlements[plan];
    return answered('Troca calculada.', { ...found, effectiveAt, credits: credits + bonusCredits });
  });

  addRoute(app, identities, schedulePlanChange, async (call) => {
    const userId = ownUserId(call.identity);
    const { plan, cycle } = call.body;
    const { terms: found } = await terms(userId, [plan, cycle]);
    if (found.when === 'now') {
      throw new DomainError('CONFLICT', { message: 'Esta troca vale já: faça o pedido do novo plano.' });
    }
    if (found.when === 'none') throw new DomainError('CONFLICT', { message: 'Você já tem este plano.' });
    await change(userId, () => ({ renews: true, nextPlan: plan, nextCycle: cycle }));
    return answered('Troca agendada para o fim do período.', await read(userId));
  });
}
