import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import { inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import { identificationOf } from '../../adapters/identification.ts';
import type { ResellerContext, Transaction } from '../../context.ts';
import { lockPayout, updatePayout } from '../../data/payouts.ts';
import { readReseller } from '../../data/resellers.ts';
import { isIdentified } from '../../domain/person-marks.ts';
import { publishPayoutDecision, publishPayoutSettled } from './publish-payout.ts';
import { returnToBalance } from './return-to-balance.ts';

interface Decision {
  readonly id: string;
  readonly decision: 'approve' | 'refuse';
  readonly reason: string | null;
  readonly by: AuditActor;
}

/** Approves a payout, or refuses it and returns its commissions to the balance. @throws DomainError NOT_FOUND, CONFLICT */
export function decidePayout(context: ResellerContext, { id, decision, reason, by }: Decision): Promise<void> {
  return inTransaction(context, async (transaction) => {
    const payout = await lockPayout(transaction, id);
    if (!payout) throw new DomainError('NOT_FOUND');
    const mayBeRefused = payout.status === 'requested' || (payout.status === 'approved' && payout.batchId === null);
    if (decision === 'approve' ? payout.status !== 'requested' : !mayBeRefused) {
      throw new DomainError('CONFLICT', { message: 'Este pagamento já foi decidido.' });
    }
    if (decision === 'approve') await requirePayable(context, transaction, payout.resellerId);
    const status = decision === 'approve' ? 'approved' : 'refused';
    await updatePayout(transaction, id, { status, reason, decidedAt: context.clock(), decidedBy: by.id });
    await publishPayoutDecision(context, transaction, by, { ...payout, reason }, status);
    if (decision === 'approve') return;
    await returnToBalance(context, transaction, id);
    await publishPayoutSettled(context, transaction, { ...payout, reason }, 'refused');
  });
}

/** @throws DomainError CONFLICT when the reseller may not be paid, with the reason for the administrator */
async function requirePayable(context: ResellerContext, transaction: Transaction, userId: string): Promise<void> {
  const reseller = await readReseller(transaction, userId);
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
