import { listPayouts as listPayoutsRoute, readPayoutReceipt, requestPayout } from '@sefira/contracts/reseller/account';
import { clientOf } from '@sefira/database/access';
import { runIdempotent } from '@sefira/messaging/idempotency';
import { addRoute, type Call } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import { accountId } from '@sefira/platform/identity/caller';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { print, receiptPrintout } from '../adapters/printouts.ts';
import type { ResellerContext } from '../context.ts';
import { identificationOf } from '../data/marks.ts';
import { availableCents, createPayout, findOpenPayout, listPayouts } from '../data/payouts.ts';
import { ownReseller, type Reseller } from '../data/resellers.ts';
import { missingForPayout } from '../domain/missing-for-payout.ts';
import { presentPayout } from '../presenters/payouts.ts';

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** A reseller's own payouts. */
export function addPayoutRoutes(app: FastifyInstance, context: ResellerContext): void {
  const { identities, configuration } = context;
  const client = clientOf(context);
  const minimum = () => configuration.get('reseller_minimum_payout_cents');

  const own = ({ identity, requestId }: Pick<Call<typeof requestPayout>, 'identity' | 'requestId'>) =>
    ownReseller(context, accountId(identity), requestId);

  async function obstacleOf(reseller: Reseller, available: number): Promise<string | null> {
    const missing = missingForPayout(identificationOf(context, reseller));
    if (missing !== null) return missing;
    if (await findOpenPayout(client, reseller.userId)) return 'Você já tem um pagamento em andamento.';
    return available < minimum() ? `O valor mínimo é ${money.format(minimum() / 100)}.` : null;
  }

  addRoute(app, identities, listPayoutsRoute, async (call) => {
    const reseller = await own(call);
    const { cursor, limit } = call.query;
    const after = z.uuid().safeParse(cursor);
    const [found, available] = await Promise.all([
      listPayouts(client, {
        where: { resellerId: reseller.userId },
        after: after.success ? after.data : null,
        limit: limit + 1,
      }),
      availableCents(client, reseller.userId),
    ]);
    const items = found.slice(0, limit).map((payout) => presentPayout(context, payout));
    return answered('Pagamentos carregados.', {
      items,
      nextCursor: found.length > limit ? (items.at(-1)?.id ?? null) : null,
      availableCents: available,
      minimumCents: minimum(),
      obstacle: await obstacleOf(reseller, available),
    });
  });

  addRoute(app, identities, requestPayout, async (call) => {
    const { userId: resellerId } = await own(call);
    const { body } = call;
    const idempotency = { subject: resellerId, key: call.idempotencyKey, route: requestPayout.id, body };
    const request = { resellerId, expectedCents: body.amount, minimumCents: minimum() };
    const { outcome } = await runIdempotent(context, idempotency, z.object({ id: z.uuid() }), async (transaction) => ({
      id: await createPayout(context, transaction, request),
    }));
    const payout = await client.payout.findUniqueOrThrow({ where: { id: outcome.id } });
    return answered('Pagamento pedido.', presentPayout(context, payout));
  });

  addRoute(app, identities, readPayoutReceipt, async (call) => {
    const reseller = await own(call);
    const payout = await client.payout.findFirst({ where: { id: call.params.id, resellerId: reseller.userId } });
    if (!payout) throw new DomainError('NOT_FOUND');
    if (payout.paidAt === null) throw new DomainError('CONFLICT', { message: 'Este pagamento ainda não foi feito.' });
    const printout = receiptPrintout(context, reseller, { ...payout, paidAt: payout.paidAt });
    const pdf = await print(context, printout, call.requestId);
    return call.reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="recibo_${payout.number}.pdf"`)
      .send(pdf);
  });
}
