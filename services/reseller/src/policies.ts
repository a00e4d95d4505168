import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import type { RouteShape } from '@sefira/contracts/shared/route';
import type { Call } from '@sefira/platform/http/add-route';
import { accountId } from '@sefira/platform/identity/caller';

/** The calling administrator for the audit trail, which adds the name. */
export function administratorOf(call: Call<RouteShape>): AuditActor {
  const { identity, clientAddress: address, userAgent, requestId } = call;
  return { id: accountId(identity), role: identity.role, name: '', email: null, address, userAgent, requestId };
}
