import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import { DomainError } from '@sefira/platform/http/domain-error';
import { newId } from '@sefira/platform/time/identifiers';
import type { Payout, Prisma } from '../../prisma/generated/client.ts';
import type { ResellerContext, Transaction } from '../context.ts';
import { missingForPayout, missingPixKey } from '../domain/missing-for-payout.ts';
import { isIdentified } from '../domain/person-marks.ts';
import { tellAdministered } from './administered.ts';
import { lockTies } from './lock-ties.ts';
import { papersOf } from './marks.ts';
import { appendPayoutSettled, returnToBalance } from './withdraw-payouts.ts';

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
export async function askForPayout(
  context: ResellerContext,
  transaction: Transaction,
  wish: PayoutWish,
): Promise<string> {
  const { resellerId } = wish;
  const now = context.clock();
  await lockTies(transaction, resellerId, 'exclusive');
  const reseller = await transaction.reseller.findUniqueOrThrow({ where: { userId: resellerId } });
  const missing = missingForPayout(papersOf(context, reseller));
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
  if (decision === 'approve') await requirePayable(context, transaction, payout.resellerId);
  const status = decision === 'approve' ? 'approved' : 'refused';
  await transaction.payout.update({ where: { id }, data: { status, reason, decidedAt: now, decidedBy: by.id } });
  await tellPayout(context, transaction, by, { ...payout, reason }, status);
  if (decision === 'approve') return;
  await returnToBalance(context, transaction, id);
  await appendPayoutSettled(context, transaction, { ...payout, reason }, 'refused');
}

/** @throws DomainError CONFLICT where the reseller may not be paid, with the reason for the administrator */
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
  if (!isIdentified(papersOf(context, reseller))) {
    throw new DomainError('CONFLICT', {
      message:
        'Falta o documento do revendedor (CPF, ou CNPJ com o CPF de quem responde por ele). Recuse o pagamento e peça que ele o cadastre no painel de revenda.',
    });
  }
}

/** Puts the approved payouts without a batch into one, but those of inactive resellers. @throws DomainError CONFLICT where there are none */
export async function gatherBatch(context: ResellerContext, transaction: Transaction, by: AuditActor): Promise<string> {
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
  await appendPayoutSettled(context, transaction, { ...payout, endToEndId }, 'paid');
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
