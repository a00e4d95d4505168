import { isFreeOfCharge } from '@sefira/contracts/billing-plans';
import type { Identity } from '@sefira/contracts/identity';
import { DomainError } from '@sefira/platform/domain-error';

const day = 24 * 3_600_000;

/** Whose conversations a call reads and writes: the session's, never one that the client names. */
export function ownUserId(identity: Pick<Identity, 'subject'>): string {
  if (identity.subject === null) throw new DomainError('SESSION_REQUIRED');
  return identity.subject;
}

/** A guest's conversations go with the guest, a day later at the latest (decision 11); a person's stay. */
export function keptUntil(identity: Pick<Identity, 'role'>, now: Date): Date | null {
  return identity.role === 'guest' ? new Date(now.getTime() + day) : null;
}

/** Guests and the plans that include the chat without limit pay nothing (decision 33); billing knows the others' quota. */
export function isIncluded(identity: Pick<Identity, 'role' | 'plan'>): boolean {
  return isFreeOfCharge(identity, 'chat_message');
}
