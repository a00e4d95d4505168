import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import { readAccount } from '@sefira/contracts/auth/session';
import type { RouteShape } from '@sefira/contracts/shared/route';
import type { Call } from '@sefira/platform/http/add-route';
import type { ServiceClient } from '@sefira/platform/http/service-client';
import { LRUCache } from 'lru-cache';

/** Who calls, with name and e-mail. */
export interface People {
  actorOf(call: Pick<Call<RouteShape>, 'identity' | 'clientAddress' | 'userAgent' | 'requestId'>): Promise<AuditActor>;
  /** The actor with the name that the one who told of it did not know. */
  named(actor: AuditActor): Promise<AuditActor>;
}

const keptMilliseconds = 60_000;

/** Names come from auth and are kept for a minute; without auth the trail still has the id. */
export function createPeople(services: ServiceClient): People {
  const known = new LRUCache<string, { readonly name: string; readonly email: string | null }>({
    max: 1000,
    ttl: keptMilliseconds,
  });

  async function look(id: string, requestId: string) {
    const kept = known.get(id);
    if (kept) return kept;
    const account = await services.call(readAccount, { params: { id }, requestId }).then(
      ({ data }) => data,
      () => null,
    );
    if (!account) return { name: '', email: null };
    const person = { name: account.name, email: account.email };
    known.set(id, person);
    return person;
  }

  return {
    async named(actor) {
      return actor.name === '' ? { ...actor, ...(await look(actor.id, actor.requestId)) } : actor;
    },
    async actorOf({ identity, clientAddress, userAgent, requestId }) {
      const id = identity.subject ?? '';
      const person = identity.role === 'guest' ? { name: 'Visitante', email: null } : await look(id, requestId);
      return { id, role: identity.role, ...person, address: clientAddress, userAgent, requestId };
    },
  };
}
