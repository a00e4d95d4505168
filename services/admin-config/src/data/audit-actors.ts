import type { Pool } from 'pg';
import type { AuditActor, PrismaClient } from '../../prisma/generated/client.ts';

/** The name of an actor in the newest entry of the chain, and in the table of names. */
export interface ActorName {
  readonly actorId: string;
  readonly sequence: number;
  readonly sealed: string;
  /** Null after the person's erasure. */
  readonly key: string | null;
  readonly name: string | null;
  readonly email: string | null;
}

/** Actors with a sealed name in the chain, on one snapshot. Reads every entry. */
export async function readActorNames(pool: Pick<Pool, 'query'>, schema: string): Promise<readonly ActorName[]> {
  const { rows } = await pool.query<ActorName>(
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
  );
  return rows;
}

const maximumOwnEntries = 10_000;

/** The entries of an actor, newest first. */
export async function readOwnEntries(pool: Pick<Pool, 'query'>, actorId: string): Promise<readonly { body: string }[]> {
  const { rows } = await pool.query<{ body: string }>(
    'SELECT body FROM audit_entry WHERE actor_id = $1 ORDER BY at DESC, sequence DESC LIMIT $2',
    [actorId, maximumOwnEntries],
  );
  return rows;
}

export function readActor(client: PrismaClient, id: string): Promise<AuditActor | null> {
  return client.auditActor.findUnique({ where: { id } });
}
