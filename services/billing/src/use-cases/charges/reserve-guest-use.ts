import type { Charge } from '@sefira/contracts/billing/internal';
import { allowanceOf, type ChargedService } from '@sefira/contracts/billing/plans';
import { inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import { productDate } from '@sefira/platform/time/clock';
import { newId } from '@sefira/platform/time/identifiers';
import type { BillingContext } from '../../context.ts';
import { insertGuestCharge, joinGuestCharge, lockGuest, takeGuestQuota } from '../../data/guest-uses.ts';
import { periodOf } from '../../domain/allowances.ts';
import { guestRefusal } from '../../domain/guest-refusal.ts';

export interface GuestUse {
  readonly userId: string;
  readonly service: ChargedService;
  readonly quantity: number;
  readonly key: string;
  readonly reference: { readonly type: string; readonly id: string };
  readonly expiresAt: Date;
}

/**
 * Reserves one use of a guest's daily allowance (docs/decisions/0010-guests.md). A guest has no wallet and cannot pay.
 * @throws DomainError SIGN_UP_REQUIRED, IDEMPOTENCY_CLASH
 */
export function reserveGuestUse(
  context: Pick<BillingContext, 'clock' | 'configuration' | 'database'>,
  use: GuestUse,
): Promise<Charge & { readonly isRepeated: boolean }> {
  const { userId, service, quantity, expiresAt } = use;
  const now = context.clock();
  const allowance = allowanceOf('guest', service);
  const refusal = () =>
    new DomainError('SIGN_UP_REQUIRED', guestRefusal(service, context.configuration.get('credits_welcome')));
  if (allowance === undefined) throw refusal();
  return inTransaction(context, async (transaction) => {
    await lockGuest(transaction, userId);
    const joined = await joinGuestCharge(transaction, use);
    if (joined) return { ...joined, isRepeated: true };
    const id = newId();
    const units = allowance === 'unlimited' ? 0 : (allowance.units ?? 1) * quantity;
    const quota =
      allowance === 'unlimited'
        ? null
        : { pool: allowance.pool, period: periodOf(allowance, productDate(now)), limit: allowance.limit };
    if (quota && !(await takeGuestQuota(transaction, userId, quota, units))) throw refusal();
    await insertGuestCharge(transaction, use, { id, quota, units, now });
    return { id, state: 'reserved', source: 'plan', amount: 0, expiresAt: expiresAt.toISOString(), isRepeated: false };
  });
}
