import { isFreeOfCharge } from '@sefira/contracts/billing/plans';
import type { Identity } from '@sefira/contracts/shared/identity';
import { dayMilliseconds } from '@sefira/platform/time/durations';

/** Conversations of a guest expire after a day (docs/decisions/0010-guests.md), those of an account never. */
export function expiryOf(identity: Pick<Identity, 'role'>, now: Date): Date | null {
  return identity.role === 'guest' ? new Date(now.getTime() + dayMilliseconds) : null;
}

/** True for plans with an unlimited chat (docs/decisions/0038-plans-and-introductory-offers.md); billing counts the quota of others. */
export function isIncluded(identity: Pick<Identity, 'role' | 'plan'>): boolean {
  return isFreeOfCharge(identity, 'chat_message');
}
