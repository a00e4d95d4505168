import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import { readAccount } from '@sefira/contracts/auth/session';
import type { RouteShape } from '@sefira/contracts/shared/route';
import type { Call } from '@sefira/platform/http/add-route';
import type { ServiceClient } from '@sefira/platform/http/service-client';
import { LRUCache } from 'lru-cache';

/** Who makes a call, and from where. */
export type ActingCall = Pick<Call<RouteShape>, 'identity' | 'clientAddress' | 'userAgent' | 'requestId'>;

/** Callers with name and e-mail. */
export interface People {
  actorOf(call: ActingCall): Promise<AuditActor>;
  /** The name of a person; empty where auth does not know it. */
  nameOf(id: string, requestId: string): Promise<string>;
  /** An actor with a name, which the publishing service may not have. */
  named(actor: AuditActor): Promise<AuditActor>;
}

const cacheMilliseconds = 60_000;

/** Names come from auth and are cached for a minute; without auth the trail still has the id. */
export function createPeople(services: ServiceClient): People {
  const known = new LRUCache<string, { readonly name: string; readonly email: string | null }>({
    max: 1000,
    ttl: cacheMilliseconds,
  });

  async function readName(id: string, requestId: string) {
    const cached = known.get(id);
    if (cached) return cached;
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
    async nameOf(id, requestId) {
      return (await readName(id, requestId)).name;
    },
    async named(actor) {
      return actor.name === '' ? { ...actor, ...(await readName(actor.id, actor.requestId)) } : actor;
    },
    async actorOf({ identity, clientAddress, userAgent, requestId }) {
      const id = identity.subject ?? '';
      const person = identity.role === 'guest' ? { name: 'Visitante', email: null } : await readName(id, requestId);
      return { id, role: identity.role, ...person, address: clientAddress, userAgent, requestId };
    },
  };
}
