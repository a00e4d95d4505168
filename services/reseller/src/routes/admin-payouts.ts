import {
  createPayoutBatch,
  decidePayout as decidePayoutRoute,
  downloadPayoutBatch,
  listAllPayouts,
  payPayout as payPayoutRoute,
} from '@sefira/contracts/reseller/admin';
import { clientOf, inTransaction } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { ResellerContext } from '../context.ts';
import { namesOf } from '../data/admin-sums.ts';
import { createBatch, decidePayout, listPayouts, type Payout, payPayout } from '../data/payouts.ts';
import { administratorOf } from '../policies.ts';
import { bankFile } from '../presenters/bank-file.ts';
import { presentManagedPayout } from '../presenters/payouts.ts';

/** Payouts of all resellers: decisions, batches for the bank, payment. */
export function addAdminPayoutRoutes(app: FastifyInstance, context: ResellerContext): void {
  const { identities } = context;
  const client = clientOf(context);

  async function present(payouts: readonly Payout[]) {
    const { resellers } = await namesOf(client, payouts);
    return payouts.map((payout) => presentManagedPayout(context, payout, resellers.get(payout.resellerId) ?? ''));
  }

  async function presentOne(id: string) {
    const [payout] = await present(await client.payout.findMany({ where: { id } }));
    if (!payout) throw new DomainError('NOT_FOUND');
    return payout;
  }

  addRoute(app, identities, listAllPayouts, async (call) => {
    const { cursor, limit, status } = call.query;
    const after = z.uuid().safeParse(cursor);
    const found = await listPayouts(client, {
      where: status === 'all' ? {} : { status },
      after: after.success ? after.data : null,
      limit: limit + 1,
    });
    const items = await present(found.slice(0, limit));
    return answered('Pagamentos carregados.', {
      items,
      nextCursor: found.length > limit ? (items.at(-1)?.id ?? null) : null,
    });
  });

  addRoute(app, identities, decidePayoutRoute, async (call) => {
    const { id } = call.params;
    const { decision, reason = null } = call.body;
    const by = administratorOf(call);
    await inTransaction(context, (transaction) => decidePayout(context, transaction, { id, decision, reason, by }));
    return answered(decision === 'approve' ? 'Pagamento aprovado.' : 'Pagamento recusado.', await presentOne(id));
  });

  addRoute(app, identities, createPayoutBatch, async (call) => {
    const by = administratorOf(call);
    const id = await inTransaction(context, (transaction) => createBatch(context, transaction, by));
    const { number, payouts, amountCents, createdAt } = await client.payoutBatch.findUniqueOrThrow({ where: { id } });
    const batch = { id, number, payouts, amount: amountCents, createdAt: createdAt.toISOString() };
    return answered('Lote criado.', batch);
  });

  addRoute(app, identities, downloadPayoutBatch, async (call) => {
    const batch = await client.payoutBatch.findUnique({ where: { id: call.params.id } });
    if (!batch) throw new DomainError('NOT_FOUND');
    const payouts = await client.payout.findMany({ where: { batchId: batch.id }, orderBy: { number: 'asc' } });
    const resellers = await client.reseller.findMany({
      where: { userId: { in: payouts.map(({ resellerId }) => resellerId) } },
    });
    return call.reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="lote_${batch.number}.csv"`)
      .send(bankFile(context, payouts, resellers));
  });

  addRoute(app, identities, payPayoutRoute, async (call) => {
    const { id } = call.params;
    const { endToEndId } = call.body;
    const by = administratorOf(call);
    await inTransaction(context, (transaction) => payPayout(context, transaction, { id, endToEndId, by }));
    return answered('Pagamento registrado.', await presentOne(id));
  });
}
