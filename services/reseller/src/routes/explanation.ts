import { explainCommission } from '@sefira/contracts/reseller/dashboard';
import { clientOf } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import { accountId } from '@sefira/platform/identity/caller';
import type { FastifyInstance } from 'fastify';
import type { ResellerContext } from '../context.ts';
import { findExplained } from '../data/explanation.ts';
import { ownReseller } from '../data/resellers.ts';
import { presentExplanation } from '../presenters/explanation.ts';
import { emailView } from '../presenters/lists.ts';

/** "Por que este valor?" */
export function addExplanationRoute(app: FastifyInstance, context: ResellerContext): void {
  addRoute(app, context.identities, explainCommission, async (call) => {
    const { userId } = await ownReseller(context, accountId(call.identity), call.requestId);
    const explained = await findExplained(clientOf(context), userId, call.params.id);
    if (!explained) throw new DomainError('NOT_FOUND');
    const isShown = context.configuration.get('reseller_show_customer_email');
    return answered('Comissão explicada.', presentExplanation(explained, emailView(isShown)));
  });
}
