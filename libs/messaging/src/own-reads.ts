import { identityHeader } from '@sefira/contracts/shared/identity';
import { readFromReplica, writePositionOf } from '@sefira/database/access';
import type { ReadSource } from '@sefira/database/prisma';
import type { FastifyInstance } from 'fastify';
import type { ServiceRuntime } from './service-runtime.ts';

/** The part of a context that reads of own data need. */
type OwnReadContext<Client> = Pick<ServiceRuntime<Client>, 'service' | 'settings' | 'database' | 'commandRedis'>;

/** Longer than the second after which `readFromReplica` requires every write. */
const positionSeconds = 60;
const positionKey = (service: string, userId: string) => `written:${service}:${userId}`;
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Stores after each call that may write, before its answer leaves, the position of the log under the caller's id
 * (docs/decisions/0079-own-reads-from-a-replica.md). Nothing without a replica.
 */
export function recordOwnWrites(
  app: FastifyInstance,
  context: OwnReadContext<unknown> & Pick<ServiceRuntime<unknown>, 'identities'>,
): void {
  if (context.settings.DATABASE_REPLICA_URL === undefined) return;
  app.addHook('onSend', async (request, _reply, payload) => {
    const token = request.headers[identityHeader];
    const caller = context.identities.verify(typeof token === 'string' ? token : undefined);
    if (caller?.subject && !reading.has(request.method)) {
      await recordWrite(context, caller.subject).catch((error: unknown) => {
        request.log.warn({ reason: String(error) }, 'position of a write not stored');
      });
    }
    return payload;
  });
}

async function recordWrite(context: OwnReadContext<unknown>, userId: string): Promise<void> {
  const position = await writePositionOf(context);
  if (position === null) return;
  await context.commandRedis.set(positionKey(context.service, userId), position, 'EX', positionSeconds);
}

/** Reads a person's own data: from the replica where it has the person's last write, else from the primary. */
export function readOwn<Client, Result>(
  context: OwnReadContext<Client>,
  userId: string,
  read: (source: ReadSource<Client>) => Promise<Result>,
): Promise<Result> {
  return readFromReplica(context, read, () => context.commandRedis.get(positionKey(context.service, userId)));
}
