import type { ChainProof } from '@sefira/database/audit-chain';
import { unseal } from '@sefira/messaging/sealing';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { type ActorName, readActorNames } from '../../data/audit-actors.ts';
import { erasedName } from '../../domain/audit-facts.ts';

const nameShape = z.object({ name: z.string(), email: z.nullable(z.string()) });

/** The first actor with a stored name that differs from the chain, as a broken entry; null when all agree. */
export async function findChangedActor(pool: Pick<Pool, 'query'>, schema: string): Promise<ChainProof['broken']> {
  const changed = (await readActorNames(pool, schema)).find((actor) => !isAsWritten(actor));
  if (changed === undefined) return null;
  const problem = `o nome guardado de quem agiu (${changed.actorId}) não é o que foi gravado na cadeia`;
  return { sequence: changed.sequence, problem };
}

function isAsWritten({ sealed, key, name, email }: ActorName): boolean {
  if (key === null) return name === erasedName && email === null;
  const written = nameShape.safeParse(openSealed(sealed, key));
  return written.success && written.data.name === name && written.data.email === email;
}

/** Undefined for a key that does not open it. */
function openSealed(sealed: string, key: string): unknown {
  try {
    return unseal(sealed, key);
  } catch {
    return undefined;
  }
}
