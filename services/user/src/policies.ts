import { DomainError } from '@sefira/platform/domain-error';
import type { VerifiedIdentity } from '@sefira/platform/identity';

/** A person reaches only the own profile: its id is the session's, never the client's. */
export function ownUserId(identity: VerifiedIdentity): string {
  if (identity.subject === null) throw new DomainError('SESSION_REQUIRED');
  return identity.subject;
}
