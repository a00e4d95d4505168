import { rowsOf } from '@sefira/database/rows';
import type { Pool } from 'pg';
import * as z from 'zod';
import type { AuditActor, PrismaClient } from '../../prisma/generated/client.ts';

/** The name of an actor in the newest entry of the chain, and in the table of names. */
const actorName = z.object({
  actorId: z.string(),
  sequence: z.int(),
  sealed: z.string(),
  /** Null after the person's erasure. */
  key: z.nullable(z.string()),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
});
export type ActorName = z.infer<typeof actorName>;

/** Actors with a sealed name in the chain, on one snapshot. Reads every entry. */
export function readActorNames(pool: Pick<Pool, 'query'>, schema: string): Promise<readonly ActorName[]> {
  return rowsOf(actorName)(
    pool.query(
      `SELECT newest.actor_id AS "actorId", newest.sequence::float8 AS sequence, newest.sealed, person.key, actor.name,
         actor.email
       FROM (
         SELECT DISTINCT ON (actor_id) actor_id, sequence, body::jsonb -> 'actor' ->> 'sealed' AS sealed
         FROM "${schema}".audit_entry
         WHERE actor_id IS NOT NULL AND body::jsonb -> 'actor' ->> 'sealed' IS NOT NULL
         ORDER BY actor_id, sequence DESC
       ) AS newest
       LEFT JOIN "${schema}".audit_actor actor ON actor.id = newest.actor_id
       LEFT JOIN "${schema}".person_key person ON person.user_id::text = newest.actor_id
       ORDER BY newest.sequence`,
    ),
  );
}

const maximumOwnEntries = 10_000;
const ownEntry = z.object({ body: z.string() });

/** The entries of an actor, newest first. */
export function readOwnEntries(pool: Pick<Pool, 'query'>, actorId: string): Promise<z.infer<typeof ownEntry>[]> {
  return rowsOf(ownEntry)(
    pool.query('SELECT body FROM audit_entry WHERE actor_id = $1 ORDER BY at DESC, sequence DESC LIMIT $2', [
      actorId,
      maximumOwnEntries,
    ]),
  );
}

export function readActor(client: PrismaClient, id: string): Promise<AuditActor | null> {
  return client.auditActor.findUnique({ where: { id } });
}
