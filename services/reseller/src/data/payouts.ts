import type { AuditActor } from '@sefira/contracts/audit';
import { appendEvent } from '@sefira/messaging/outbox';
import { DomainError } from '@sefira/platform/domain-error';
import { newId } from '@sefira/platform/identifiers';
import type { Payout, Prisma } from '../../prisma/generated/client.ts';
import type { ResellerContext, Transaction } from '../context.ts';
import { tellAdministered } from './administered.ts';

export type { Payout };

/** What a reseller could be paid now, from the sums by day; negative entries are taken off. */
export async function availableCents(transaction: Transaction, resellerId: string): Promise<number> {
  const { _sum } = await transaction.commissionDay.aggregate({
    where: { resellerId, state: 'available' },
    _sum: { cents: true },
  });
  return Number(_sum.cents ?? 0);
}

export function findOpenPayout(transaction: Transaction, resellerId: string): Promise<Payout | null> {
  return transaction.payout.findFirst({ where: { resellerId, status: { in: ['requested', 'approved'] } } });
}

interface PayoutWish {
  readonly resellerId: string;
  /** The sum that was shown. */
  readonly expectedCents: number;
  readonly minimumCents: number;
}

/**
 * Puts all that is available into one payout. The rows are locked: of two wishes at once one gets them all.
 * @throws DomainError CONFLICT where nothing can be asked for, or another sum than shown
 */
export async function askForPayout(transaction: Transaction, wish: PayoutWish, now: Date): Promise<string> {
  const { resellerId } = wish;
  await transaction.$executeRaw`SELECT 1 FROM reseller WHERE user_id = ${resellerId}::uuid FOR UPDATE`;
  const reseller = await transaction.reseller.findUniqueOrThrow({ where: { userId: resellerId } });
  const { pixKeyType, pixKeySealed } = reseller;
  if (pixKeyType === null || pixKeySealed === null) {
    throw new DomainError('CONFLICT', { message: 'Cadastre sua chave PIX antes de pedir um pagamento.' });
  }
  if (await findOpenPayout(transaction, resellerId)) {
    throw new DomainError('CONFLICT', { message: 'Você já tem um pagamento em andamento.' });
  }
  const rows = await transaction.$queryRaw<readonly { readonly id: string; readonly amount_cents: number }[]>`
    SELECT id, amount_cents FROM commission WHERE reseller_id = ${resellerId}::uuid AND state = 'available' FOR UPDATE`;
  const amountCents = rows.reduce((sum, row) => sum + row.amount_cents, 0);
  if (amountCents !== wish.expectedCents) {
    throw new DomainError('CONFLICT', { message: 'Seu saldo mudou. Confira o valor e peça de novo.' });
  }
  if (amountCents < wish.minimumCents) {
    throw new DomainError('CONFLICT', { message: 'Seu saldo ainda não chegou ao valor mínimo.' });
  }
  const id = newId();
  const papers = { pixKeyType, pixKeySealed, requestedAt: now };
  const open = { id, resellerId, amountCents, commissions: rows.length, status: 'requested', ...papers };
  await transaction.payout.createMany({ data: [open] });
  await transaction.commission.updateMany({
    where: { resellerId, state: 'available', id: { in: rows.map((row) => row.id) } },
    data: { state: 'requested', payoutId: id },
  });
  return id;
}

/** The payout, locked until the transaction ends. @throws DomainError NOT_FOUND */
async function lockPayout(transaction: Transaction, id: string): Promise<Payout> {
  await transaction.$executeRaw`SELECT 1 FROM payout WHERE id = ${id}::uuid FOR UPDATE`;
  const payout = await transaction.payout.findUnique({ where: { id } });
  if (!payout) throw new DomainError('NOT_FOUND');
  return payout;
}

interface Decision {
  readonly id: string;
  readonly decision: 'approve' | 'refuse';
  readonly reason: string | null;
  readonly by: AuditActor;
}

/** Approves a payout, or refuses it: its commissions go back to the balance. @throws DomainError CONFLICT */
export async function decidePayout(
  context: ResellerContext,
  transaction: Transaction,
  { id, decision, reason, by }: Decision,
): Promise<void> {
  const now = context.clock();
  const payout = await lockPayout(transaction, id);
  const mayBeRefused = payout.status === 'requested' || (payout.status === 'approved' && payout.batchId === null);
  if (decision === 'approve' ? payout.status !== 'requested' : !mayBeRefused) {
    throw new DomainError('CONFLICT', { message: 'Este pagamento já foi decidido.' });
  }
  const status = decision === 'approve' ? 'approved' : 'refused';
  await transaction.payout.update({ where: { id }, data: { status, reason, decidedAt: now, decidedBy: by.id } });
  await tellPayout(context, transaction, by, { ...payout, reason }, status);
  if (decision === 'approve') return;
  await transaction.commission.updateMany({
    where: { payoutId: id },
    data: { state: 'available', payoutId: null },
  });
  await tellSettled(context, transaction, { ...payout, reason }, 'refused', null);
}

/** Puts all approved payouts without a batch into one. @throws DomainError CONFLICT where there are none */
export async function gatherBatch(context: ResellerContext, transaction: Transaction, by: AuditActor): Promise<string> {
  const rows = await transaction.$queryRaw<readonly { readonly id: string; readonly amount_cents: number }[]>`
    SELECT id, amount_cents FROM payout WHERE status = 'approved' AND batch_id IS NULL ORDER BY id FOR UPDATE`;
  if (rows.length === 0) throw new DomainError('CONFLICT', { message: 'Não há pagamentos aprovados fora de lote.' });
  const batchId = newId();
  const amountCents = rows.reduce((sum, row) => sum + row.amount_cents, 0);
  await transaction.payoutBatch.create({
    data: { id: batchId, payouts: rows.length, amountCents, createdBy: by.id, createdAt: context.clock() },
  });
  await transaction.payout.updateMany({ where: { id: { in: rows.map(({ id }) => id) } }, data: { batchId } });
  await tellAdministered(context, transaction, by, {
    action: 'create',
    entity: 'payout',
    entityId: batchId,
    reason: null,
    old: null,
    new: { payouts: rows.length, amountCents },
  });
  return batchId;
}

/** The bank has sent it: the payout and its commissions are paid. The same id again changes nothing. @throws DomainError CONFLICT */
export async function payPayout(
  context: ResellerContext,
  transaction: Transaction,
  { id, endToEndId, by }: { readonly id: string; readonly endToEndId: string; readonly by: AuditActor },
): Promise<void> {
  const payout = await lockPayout(transaction, id);
  if (payout.status === 'paid' && payout.endToEndId === endToEndId) return;
  if (payout.status !== 'approved') throw new DomainError('CONFLICT', { message: 'Aprove o pagamento antes.' });
  const other = await transaction.payout.findUnique({ where: { endToEndId } });
  if (other) throw new DomainError('CONFLICT', { message: `Este PIX já é do pagamento nº ${other.number}.` });
  await transaction.payout.update({ where: { id }, data: { status: 'paid', paidAt: context.clock(), endToEndId } });
  await transaction.commission.updateMany({ where: { payoutId: id }, data: { state: 'paid' } });
  await tellPayout(context, transaction, by, { ...payout, endToEndId }, 'paid');
  await tellSettled(context, transaction, payout, 'paid', endToEndId);
}

function tellPayout(
  context: ResellerContext,
  transaction: Transaction,
  by: AuditActor,
  { id: entityId, reason, status, amountCents, endToEndId }: Payout,
  outcome: 'approved' | 'refused' | 'paid',
): Promise<void> {
  const old = { status, amountCents };
  const now = { status: outcome, amountCents, ...(endToEndId === null ? {} : { endToEndId }) };
  return tellAdministered(context, transaction, by, {
    action: 'update',
    entity: 'payout',
    entityId,
    reason,
    old,
    new: now,
  });
}

async function tellSettled(
  context: ResellerContext,
  transaction: Transaction,
  payout: Payout,
  outcome: 'paid' | 'refused',
  endToEndId: string | null,
): Promise<void> {
  const { id: payoutId, number, resellerId: userId, amountCents, reason } = payout;
  const settledAt = context.clock().toISOString();
  const payload = { payoutId, number, userId, amountCents, outcome, endToEndId, reason, settledAt };
  await appendEvent(transaction, context.schema, 'payout.settled', payload, null);
}

/** Payouts with their resellers, the newest first. */
export function listPayouts(
  transaction: Transaction,
  {
    where,
    after,
    limit,
  }: { readonly where: Prisma.PayoutWhereInput; readonly after: string | null; readonly limit: number },
): Promise<Payout[]> {
  return transaction.payout.findMany({
    where: { ...where, ...(after === null ? {} : { id: { lt: after } }) },
    orderBy: { id: 'desc' },
    take: limit,
  });
}
