import { DomainError } from '@sefira/platform/domain-error';
import type { VerifiedIdentity } from '@sefira/platform/identity';

/** Whose own things a search may show; null for a visitor. */
export function searcherOf(identity: VerifiedIdentity): string | null {
  return identity.role === 'visitor' || identity.role === 'service' ? null : identity.subject;
}

/** The administrator who edits. @throws DomainError SESSION_REQUIRED */
export function editorOf(identity: VerifiedIdentity): string {
  if (identity.subject === null) throw new DomainError('SESSION_REQUIRED');
  return identity.subject;
}
