import type { Identity } from '@sefira/contracts/shared/identity';
import { DomainError } from '../http/domain-error.ts';

type Subject = Pick<Identity, 'subject'>;

/** Id of the calling user or guest. @throws DomainError SESSION_REQUIRED */
export function callerId(identity: Subject): string {
  if (identity.subject === null) throw new DomainError('SESSION_REQUIRED');
  return identity.subject;
}

/** Id of the calling account. @throws DomainError SESSION_REQUIRED, or FORBIDDEN for a guest */
export function accountId(identity: Subject & Pick<Identity, 'role'>): string {
  const id = callerId(identity);
  if (identity.role === 'guest') throw new DomainError('FORBIDDEN');
  return id;
}
