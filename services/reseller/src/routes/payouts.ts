import {
  listPayouts as listPayoutsRoute,
  readPayoutReceipt as readPayoutReceiptRoute,
  requestPayout as requestPayoutRoute,
} from '@sefira/contracts/reseller/account';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { ResellerContext } from '../context.ts';
import { callerOf } from '../policies.ts';
import { presentPayout } from '../presenters/payouts.ts';
import { readPayoutReceipt } from '../use-cases/payouts/read-payout-receipt.ts';
import { listOwnPayouts } from '../use-cases/payouts/read-payouts.ts';
import { requestPayout } from '../use-cases/payouts/request-payout.ts';

/** A reseller's own payouts. */
export function addPayoutRoutes(app: FastifyInstance, context: ResellerContext): void {
  const { identities } = context;

  addRoute(app, identities, listPayoutsRoute, async (call) => {
    const { payouts, ...page } = await listOwnPayouts(context, callerOf(call), call.query);
    const items = payouts.map((payout) => presentPayout(context, payout));
    return answered('Pagamentos carregados.', { items, ...page });
  });

  addRoute(app, identities, requestPayoutRoute, async (call) => {
    const payout = await requestPayout(context, callerOf(call), call.body, call.idempotencyKey);
    return answered('Pagamento pedido.', presentPayout(context, payout));
  });

  addRoute(app, identities, readPayoutReceiptRoute, async (call) => {
    const { number, pdf } = await readPayoutReceipt(context, callerOf(call), call.params.id);
    return call.reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="recibo_${number}.pdf"`)
      .send(pdf);
  });
}
