import { isFreeOfCharge } from '@sefira/contracts/billing/plans';
import type { Identity } from '@sefira/contracts/shared/identity';
import { dayMilliseconds } from '@sefira/platform/time/durations';

/** A guest's conversations go with the guest, a day later at the latest (docs/decisions/0010-guests.md); a person's stay. */
export function keptUntil(identity: Pick<Identity, 'role'>, now: Date): Date | null {
  return identity.role === 'guest' ? new Date(now.getTime() + dayMilliseconds) : null;
}

/** Plans that include the chat without limit pay nothing (docs/decisions/0038-plans-and-introductory-offers.md); billing counts the quota of the others. */
export function isIncluded(identity: Pick<Identity, 'role' | 'plan'>): boolean {
  return isFreeOfCharge(identity, 'chat_message');
}
