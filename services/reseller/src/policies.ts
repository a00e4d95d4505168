import type { AuditActor } from '@sefira/contracts/audit';
import type { Identity } from '@sefira/contracts/identity';
import type { RouteShape } from '@sefira/contracts/route';
import type { Call } from '@sefira/platform/add-route';
import { DomainError } from '@sefira/platform/domain-error';

/** The account that calls; a guest has none here. @throws DomainError SESSION_REQUIRED or FORBIDDEN */
export function ownUserId(identity: Identity): string {
  if (identity.subject === null) throw new DomainError('SESSION_REQUIRED');
  if (identity.role === 'guest') throw new DomainError('FORBIDDEN');
  return identity.subject;
}

/** The administrator that calls, for the audit trail, which knows the name. */
export function administratorOf(call: Call<RouteShape>): AuditActor {
  const { identity, clientAddress: address, userAgent, requestId } = call;
  return { id: ownUserId(identity), role: identity.role, name: '', email: null, address, userAgent, requestId };
}
