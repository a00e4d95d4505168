import { hasFeature } from '@sefira/contracts/billing-plans';
import type { Identity } from '@sefira/contracts/identity';
import { DomainError } from '@sefira/platform/domain-error';
import type { VerifiedIdentity } from '@sefira/platform/identity';

const day = 24 * 3_600_000;

/** Whose history a call reads and writes: the session's, never one that the client names. What is not theirs, is not there. */
export function ownUserId(identity: VerifiedIdentity): string {
  if (identity.subject === null) throw new DomainError('SESSION_REQUIRED');
  return identity.subject;
}

/** A guest's work goes with the guest, a day later at the latest (decision 11); a person's stays. */
export function keptUntil(identity: VerifiedIdentity, now: Date): Date | null {
  return identity.role === 'guest' ? new Date(now.getTime() + day) : null;
}

/** New work for clients belongs to plans with the panel (decision 33). @throws DomainError PLAN_REQUIRED */
export function requireClientPlan({ plan }: Identity): void {
  if (hasFeature(plan, 'client_panel')) return;
  throw new DomainError('PLAN_REQUIRED', { message: 'O painel de clientes faz parte do plano Profissional.' });
}
