import { hasFeature } from '@sefira/contracts/billing/plans';
import type { Identity } from '@sefira/contracts/shared/identity';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { VerifiedIdentity } from '@sefira/platform/identity/identity';

/** Whose own things a search may show; null for a visitor. */
export function searcherOf(identity: VerifiedIdentity): string | null {
  return identity.role === 'visitor' || identity.role === 'service' ? null : identity.subject;
}

/** The administrator who edits. @throws DomainError SESSION_REQUIRED */
export function editorOf(identity: VerifiedIdentity): string {
  if (identity.subject === null) throw new DomainError('SESSION_REQUIRED');
  return identity.subject;
}

/** Whose progress, tests and certificate a call is about. @throws DomainError SESSION_REQUIRED */
export function learnerOf(identity: VerifiedIdentity): string {
  if (identity.subject === null) throw new DomainError('SESSION_REQUIRED');
  return identity.subject;
}

/** Lessons and test belong to plans with the training (docs/decisions/0038-plans-and-introductory-offers.md). @throws DomainError PLAN_REQUIRED */
export function requireTrainingPlan({ plan }: Identity): void {
  if (hasFeature(plan, 'training')) return;
  throw new DomainError('PLAN_REQUIRED', { message: 'A formação faz parte do plano Profissional.' });
}
