import { type Payout as PayoutAnswer, payoutStatus, pixKeyType } from '@sefira/contracts/reseller/account';
import type { ManagedPayout, PayoutBatch } from '@sefira/contracts/reseller/admin';
import * as z from 'zod/mini';
import { openText } from '../adapters/sealed-text.ts';
import type { ResellerContext } from '../context.ts';
import type { Payout, PayoutBatch as PayoutBatchRow } from '../data/payouts.ts';
import { maskPixKey } from '../domain/masks.ts';

type Context = Pick<ResellerContext, 'settings'>;

export function presentPayout(context: Context, payout: Payout): PayoutAnswer {
  const type = z.parse(pixKeyType, payout.pixKeyType);
  return {
    id: payout.id,
    number: payout.number,
    amount: payout.amountCents,
    commissions: payout.commissions,
    status: z.parse(payoutStatus, payout.status),
    pixKeyType: type,
    pixKey: maskPixKey(type, openText(context, payout.pixKeySealed) ?? ''),
    reason: payout.reason,
    requestedAt: payout.requestedAt.toISOString(),
    decidedAt: payout.decidedAt?.toISOString() ?? null,
    paidAt: payout.paidAt?.toISOString() ?? null,
    endToEndId: payout.endToEndId,
  };
}

export function presentManagedPayout(
  context: Context,
  { payout, resellerName }: { readonly payout: Payout; readonly resellerName: string },
): ManagedPayout {
  const { resellerId, batchId } = payout;
  return { ...presentPayout(context, payout), resellerId, resellerName, batchId };
}

export function presentBatch({ id, number, payouts, amountCents, createdAt }: PayoutBatchRow): PayoutBatch {
  return { id, number, payouts, amount: amountCents, createdAt: createdAt.toISOString() };
}
