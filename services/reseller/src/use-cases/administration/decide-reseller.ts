import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import { clientOf, inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { ResellerContext, Transaction } from '../../context.ts';
import { approveReseller, findReseller, readReseller, updateReseller } from '../../data/resellers.ts';
import { type Decision, mayDecide, outcomeOf } from '../../domain/reseller-decisions.ts';
import { accountOf, changeRole } from '../accounts/own-reseller.ts';
import { readWithSums } from './list-resellers.ts';
import { publishAdministered } from './publish-administered.ts';

interface ResellerDecision {
  readonly userId: string;
  readonly decision: Decision;
  readonly reason: string | null;
  readonly by: AuditActor;
}

/** Approves, refuses or suspends a reseller. @throws DomainError NOT_FOUND, CONFLICT */
export async function decideReseller(context: ResellerContext, wanted: ResellerDecision) {
  const { userId, decision, by } = wanted;
  const known = await findReseller(clientOf(context), userId);
  if (!known) throw new DomainError('NOT_FOUND');
  if (!mayDecide(decision, known.status)) {
    throw new DomainError('CONFLICT', { message: 'Esta decisão não cabe mais. Recarregue a lista.' });
  }
  await setRole(context, userId, decision, by.requestId);
  await inTransaction(context, (transaction) => storeDecision(context, transaction, wanted));
  return readWithSums(context, userId);
}

/** Before the row: changing the role is idempotent, and an account with the role becomes a reseller at its first call. */
async function setRole(context: ResellerContext, userId: string, decision: Decision, requestId: string): Promise<void> {
  if (decision === 'refuse') return;
  const { role } = await accountOf(context, { userId, requestId });
  if (role === 'admin') {
    throw new DomainError('CONFLICT', { message: 'Um administrador não pode ser revendedor.' });
  }
  await changeRole(context, { userId, requestId }, decision === 'approve' ? 'reseller' : 'user');
}

async function storeDecision(
  context: ResellerContext,
  transaction: Transaction,
  { userId, decision, reason, by }: ResellerDecision,
): Promise<void> {
  const now = context.clock();
  const outcome = outcomeOf[decision];
  const { name, email, status } = await readReseller(transaction, userId);
  if (decision === 'approve') await approveReseller(transaction, { userId, name, email }, now, by.id);
  else await updateReseller(transaction, userId, { status: outcome, reason, decidedAt: now, decidedBy: by.id });
  const payload = { userId, name, email, decision: outcome, reason, decidedAt: now.toISOString() };
  await appendEvent(transaction, context.schema, 'reseller.decided', payload, by.requestId);
  await publishAdministered(context, transaction, by, {
    action: 'update',
    entity: 'reseller',
    entityId: userId,
    personId: userId,
    reason,
    old: { status },
    new: { status: outcome },
  });
}
