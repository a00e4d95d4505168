import {
  cancelSubscription,
  previewPlanChange as previewPlanChangeRoute,
  readSubscription as readSubscriptionRoute,
  resumeSubscription,
  schedulePlanChange as schedulePlanChangeRoute,
} from '@sefira/contracts/billing/subscription';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { accountId } from '@sefira/platform/identity/caller';
import type { FastifyInstance } from 'fastify';
import type { BillingContext } from '../context.ts';
import { presentSubscription } from '../presenters/subscription.ts';
import { previewPlanChange, schedulePlanChange } from '../use-cases/subscriptions/change-plan.ts';
import { changeRenewal } from '../use-cases/subscriptions/change-renewal.ts';
import { readSubscription } from '../use-cases/subscriptions/read-subscription.ts';

/** Subscription of the caller: read, cancel, resume, change. */
export function addSubscriptionRoutes(app: FastifyInstance, context: BillingContext): void {
  const { identities } = context;

  async function read(userId: string) {
    const { subscription, facts } = await readSubscription(context, userId);
    return presentSubscription(subscription, facts);
  }

  addRoute(app, identities, readSubscriptionRoute, async ({ identity }) =>
    answered('Plano carregado.', await read(accountId(identity))),
  );

  addRoute(app, identities, cancelSubscription, async ({ identity }) => {
    const userId = accountId(identity);
    await changeRenewal(context, userId, { renews: false, nextPlan: null, nextCycle: null });
    return answered('Plano cancelado. Ele vale até o fim do período pago.', await read(userId));
  });

  addRoute(app, identities, resumeSubscription, async ({ identity }) => {
    const userId = accountId(identity);
    await changeRenewal(context, userId, { renews: true, nextPlan: null, nextCycle: null });
    return answered('Seu plano continua como está.', await read(userId));
  });

  addRoute(app, identities, previewPlanChangeRoute, async ({ identity, query }) =>
    answered('Troca calculada.', await previewPlanChange(context, accountId(identity), query)),
  );

  addRoute(app, identities, schedulePlanChangeRoute, async ({ identity, body }) => {
    const userId = accountId(identity);
    await schedulePlanChange(context, userId, body);
    return answered('Troca agendada para o fim do período.', await read(userId));
  });
}
