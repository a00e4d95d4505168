import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import { DomainError } from '@sefira/platform/http/domain-error';
import { newId } from '@sefira/platform/time/identifiers';
import type { Payout, Prisma } from '../../prisma/generated/client.ts';
import type { ResellerContext, Transaction } from '../context.ts';
import { missingForPayout, missingPixKey } from '../domain/missing-for-payout.ts';
import { isIdentified } from '../domain/person-marks.ts';
import { appendAdministered } from './administered.ts';
import { lockAttributions } from './lock-attributions.ts';
import { identificationOf } from './marks.ts';
import { appendPayoutSettled, returnToBalance } from './withdraw-payouts.ts';

export type { Payout };

/** A reseller's available balance in cents from the sums by day, including negative entries. */
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

interface PayoutRequest {
  readonly resellerId: string;
  /** The amount that was shown. */
  readonly expectedCents: number;
  readonly minimumCents: number;
}

/**
 * Puts the whole available balance into one payout. Rows are locked, so that concurrent requests create one payout.
 * @throws DomainError CONFLICT when no payout can be requested or the balance differs from the shown one
 */
export async function createPayout(
  context: ResellerContext,
  transaction: Transaction,
  request: PayoutRequest,
): Promise<string> {
  const { resellerId } = request;
  const now = context.clock();
  await lockAttributions(transaction, resellerId, 'exclusive');
  const reseller = await transaction.reseller.findUniqueOrThrow({ where: { userId: resellerId } });
  const missing = missingForPayout(identificationOf(context, reseller));
  const { pixKeyType, pixKeySealed } = reseller;
  if (missing !== null || pixKeyType === null || pixKeySealed === null) {
    throw new DomainError('CONFLICT', { message: missing ?? missingPixKey });
  }
  if (await findOpenPayout(transaction, resellerId)) {
    throw new DomainError('CONFLICT', { message: 'Você já tem um pagamento em andamento.' });
  }
  const rows = await transaction.$queryRaw<readonly { readonly id: string; readonly amount_cents: number }[]>`
    SELECT id, amount_cents FROM commission WHERE reseller_id = ${resellerId}::uuid AND state = 'available' FOR UPDATE`;
  const amountCents = rows.reduce((sum, row) => sum + row.amount_cents, 0);
  if (amountCents !== request.expectedCents) {
    throw new DomainError('CONFLICT', { message: 'Seu saldo mudou. Confira o valor e peça de novo.' });
  }
  if (amountCents < request.minimumCents) {
    throw new DomainError('CONFLICT', { message: 'Seu saldo ainda não chegou ao valor mínimo.' });
  }
  const id = newId();
  const recipient = { pixKeyType, pixKeySealed, requestedAt: now };
  const open = { id, resellerId, amountCents, commissions: rows.length, status: 'requested', ...recipient };
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

/** Approves a payout, or refuses it and returns its commissions to the balance. @throws DomainError CONFLICT */
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
  if (decision === 'approve') await requirePayable(context, transaction, payout.resellerId);
  const status = decision === 'approve' ? 'approved' : 'refused';
  await transaction.payout.update({ where: { id }, data: { status, reason, decidedAt: now, decidedBy: by.id } });
  await appendPayoutDecision(context, transaction, by, { ...payout, reason }, status);
  if (decision === 'approve') return;
  await returnToBalance(context, transaction, id);
  await appendPayoutSettled(context, transaction, { ...payout, reason }, 'refused');
}

/** @throws DomainError CONFLICT when the reseller may not be paid, with the reason for the administrator */
async function requirePayable(context: ResellerContext, transaction: Transaction, userId: string): Promise<void> {
  const reseller = await transaction.reseller.findUniqueOrThrow({ where: { userId } });
  if (reseller.status !== 'approved') {
    throw new DomainError('CONFLICT', {
      message: 'Esta revenda não está ativa. Recuse o pagamento ou reative-a antes.',
    });
  }
  if (reseller.isAccountClosed) {
    throw new DomainError('CONFLICT', {
      message: 'A conta deste revendedor está desativada ou suspensa. Recuse o pagamento ou espere a reativação.',
    });
  }
  if (!isIdentified(identificationOf(context, reseller))) {
    throw new DomainError('CONFLICT', {
      message:
        'Falta o documento do revendedor (CPF, ou CNPJ com o CPF de quem responde por ele). Recuse o pagamento e peça que ele o cadastre no painel de revenda.',
    });
  }
}

/** Puts approved payouts without a batch into one, except those of inactive resellers. @throws DomainError CONFLICT without any */
export async function createBatch(context: ResellerContext, transaction: Transaction, by: AuditActor): Promise<string> {
  const rows = await transaction.$queryRaw<readonly { readonly id: string; readonly amount_cents: number }[]>`
    SELECT payout.id, payout.amount_cents FROM payout JOIN reseller ON reseller.user_id = payout.reseller_id
    WHERE payout.status = 'approved' AND payout.batch_id IS NULL AND reseller.status = 'approved'
      AND NOT reseller.is_account_closed AND reseller.document_sealed IS NOT NULL
    ORDER BY payout.id FOR UPDATE OF payout`;
  if (rows.length === 0) throw new DomainError('CONFLICT', { message: 'Não há pagamentos aprovados fora de lote.' });
  const batchId = newId();
  const amountCents = rows.reduce((sum, row) => sum + row.amount_cents, 0);
  await transaction.payoutBatch.create({
    data: { id: batchId, payouts: rows.length, amountCents, createdBy: by.id, createdAt: context.clock() },
  });
  await transaction.payout.updateMany({ where: { id: { in: rows.map(({ id }) => id) } }, data: { batchId } });
  await appendAdministered(context, transaction, by, {
    action: 'create',
    entity: 'payout',
    entityId: batchId,
    reason: null,
    old: null,
    new: { payouts: rows.length, amountCents },
  });
  return batchId;
}

/** Marks a payout and its commissions as paid by the bank; idempotent for the same end-to-end id. @throws DomainError CONFLICT */
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
  await appendPayoutDecision(context, transaction, by, { ...payout, endToEndId }, 'paid');
  await appendPayoutSettled(context, transaction, { ...payout, endToEndId }, 'paid');
}

function appendPayoutDecision(
  context: ResellerContext,
  transaction: Transaction,
  by: AuditActor,
  { id: entityId, reason, status, amountCents, endToEndId }: Payout,
  outcome: 'approved' | 'refused' | 'paid',
): Promise<void> {
  const old = { status, amountCents };
  const now = { status: outcome, amountCents, ...(endToEndId === null ? {} : { endToEndId }) };
  return appendAdministered(context, transaction, by, {
    action: 'update',
    entity: 'payout',
    entityId,
    reason,
    old,
    new: now,
  });
}

/** Payouts, newest first. */
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
