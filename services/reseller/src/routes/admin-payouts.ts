import {
  createPayoutBatch as createPayoutBatchRoute,
  decidePayout as decidePayoutRoute,
  downloadPayoutBatch,
  listAllPayouts,
  payPayout as payPayoutRoute,
} from '@sefira/contracts/reseller/admin';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { ResellerContext } from '../context.ts';
import { administratorOf } from '../policies.ts';
import { bankFile } from '../presenters/bank-file.ts';
import { presentBatch, presentManagedPayout } from '../presenters/payouts.ts';
import { createPayoutBatch, readPayoutBatch } from '../use-cases/payouts/create-payout-batch.ts';
import { decidePayout } from '../use-cases/payouts/decide-payout.ts';
import { payPayout } from '../use-cases/payouts/pay-payout.ts';
import { listManagedPayouts, readManagedPayout } from '../use-cases/payouts/read-payouts.ts';

/** Payouts of all resellers: decisions, batches for the bank, payment. */
export function addAdminPayoutRoutes(app: FastifyInstance, context: ResellerContext): void {
  const { identities } = context;
  const readOne = async (id: string) => presentManagedPayout(context, await readManagedPayout(context, id));

  addRoute(app, identities, listAllPayouts, async ({ query }) => {
    const { payouts, nextCursor } = await listManagedPayouts(context, query);
    const items = payouts.map((payout) => presentManagedPayout(context, payout));
    return answered('Pagamentos carregados.', { items, nextCursor });
  });

  addRoute(app, identities, decidePayoutRoute, async (call) => {
    const { id } = call.params;
    const { decision, reason = null } = call.body;
    await decidePayout(context, { id, decision, reason, by: administratorOf(call) });
    return answered(decision === 'approve' ? 'Pagamento aprovado.' : 'Pagamento recusado.', await readOne(id));
  });

  addRoute(app, identities, createPayoutBatchRoute, async (call) =>
    answered('Lote criado.', presentBatch(await createPayoutBatch(context, administratorOf(call)))),
  );

  addRoute(app, identities, downloadPayoutBatch, async ({ params, reply }) => {
    const { batch, payouts, resellers } = await readPayoutBatch(context, params.id);
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="lote_${batch.number}.csv"`)
      .send(bankFile(context, payouts, resellers));
  });

  addRoute(app, identities, payPayoutRoute, async (call) => {
    const { id } = call.params;
    await payPayout(context, { id, endToEndId: call.body.endToEndId, by: administratorOf(call) });
    return answered('Pagamento registrado.', await readOne(id));
  });
}
