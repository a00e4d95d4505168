import type { Identity } from '@sefira/contracts/identity';
import { DomainError } from '@sefira/platform/domain-error';

/** The account that calls; a guest has none here. @throws DomainError SESSION_REQUIRED or FORBIDDEN */
export function ownUserId(identity: Identity): string {
  if (identity.subject === null) throw new DomainError('SESSION_REQUIRED');
  if (identity.role === 'guest') throw new DomainError('FORBIDDEN');
  return identity.subject;
}
