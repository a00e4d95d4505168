import type { Identity } from '@sefira/contracts/identity';
import { DomainError } from '@sefira/platform/domain-error';

/** The person that a call is made for. @throws DomainError SESSION_REQUIRED */
export function requirePerson(identity: Identity): string {
  if (identity.subject === null) throw new DomainError('SESSION_REQUIRED');
  return identity.subject;
}

/** Only its owner sees a report; to everybody else it does not exist. @throws DomainError NOT_FOUND */
export function requireOwn<Report extends { readonly userId: string }>(
  identity: Identity,
  report: Report | null,
): Report {
  if (!report || report.userId !== identity.subject) throw new DomainError('NOT_FOUND');
  return report;
}
