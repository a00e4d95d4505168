import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import type { RouteShape } from '@sefira/contracts/shared/route';
import type { Call } from '@sefira/platform/http/add-route';
import { accountId } from '@sefira/platform/identity/caller';

type AnyCall = Pick<Call<RouteShape>, 'identity' | 'clientAddress' | 'userAgent' | 'requestId'>;

/** The calling account and the id of its request. */
export function callerOf({ identity, requestId }: Pick<AnyCall, 'identity' | 'requestId'>) {
  return { userId: accountId(identity), requestId };
}

/** The calling administrator for the audit trail, which adds the name. */
export function administratorOf(call: AnyCall): AuditActor {
  const { identity, clientAddress: address, userAgent, requestId } = call;
  return { id: accountId(identity), role: identity.role, name: '', email: null, address, userAgent, requestId };
}
