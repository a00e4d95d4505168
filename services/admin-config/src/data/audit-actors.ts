import type { Pool } from 'pg';

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
