import { hasFeature } from '@sefira/contracts/billing/plans';
import type { Identity } from '@sefira/contracts/shared/identity';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { VerifiedIdentity } from '@sefira/platform/identity/identity';

/** The user with own documents in a search; null for a visitor. */
export function searcherOf(identity: VerifiedIdentity): string | null {
  return identity.role === 'visitor' || identity.role === 'service' ? null : identity.subject;
}

/** The administrator who edits. @throws DomainError SESSION_REQUIRED */
export function editorOf(identity: VerifiedIdentity): string {
  if (identity.subject === null) throw new DomainError('SESSION_REQUIRED');
  return identity.subject;
}

/** The user of progress, exams and certificate. @throws DomainError SESSION_REQUIRED */
export function learnerOf(identity: VerifiedIdentity): string {
  if (identity.subject === null) throw new DomainError('SESSION_REQUIRED');
  return identity.subject;
}

/** Lessons and exam need a plan with the training (docs/decisions/0038-plans-and-introductory-offers.md). @throws DomainError PLAN_REQUIRED */
export function requireTrainingPlan({ plan }: Identity): void {
  if (hasFeature(plan, 'training')) return;
  throw new DomainError('PLAN_REQUIRED', { message: 'A formação faz parte do plano Profissional.' });
}

/** Whether messages of this caller go before others (docs/decisions/0038-plans-and-introductory-offers.md). */
export function hasPrioritySupport({ role, plan }: Identity): boolean {
  return role !== 'guest' && role !== 'visitor' && hasFeature(plan, 'priority_support');
}
