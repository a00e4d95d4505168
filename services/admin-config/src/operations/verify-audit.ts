import { verifyArchives } from '@sefira/database/audit-archive';
import { type ChainProof, readChainKeys, verifyChain } from '@sefira/database/audit-chain';
import { readCheckpointKeys, readCheckpoints } from '@sefira/database/audit-checkpoint';
import pg from 'pg';
import { findChangedActor } from '../use-cases/audit/find-changed-actor.ts';

export interface AuditPlace {
  /** The administrator's or admin-config's; it is only read. */
  readonly databaseUrl: string;
  /** 32 bytes in base64url; after a rotation also the earlier ones, with commas. */
  readonly auditKey: string;
  readonly signingJwk: string;
  readonly checkpointFolder: string;
}

/** Verifies the audit trail of an installation, archives and database, without a running service. @throws Error for an altered checkpoint */
export async function verifyAudit(place: AuditPlace): Promise<ChainProof> {
  const { publicKey } = readCheckpointKeys(place.signingJwk);
  const { signed, retention } = await readCheckpoints(place.checkpointFolder, publicKey);
  const keys = readChainKeys(place.auditKey);
  const archived = await verifyArchives(place.checkpointFolder, keys);
  if (archived.broken) return archived;
  // Archives that were moved are verified where they are; those here must lead to the point where the database continues.
  if (archived.entries > 0 && archived.last.hash !== retention?.hash) {
    const problem = 'os arquivos guardados não levam ao ponto em que o banco continua';
    return { ...archived, broken: { sequence: archived.last.sequence + 1, problem } };
  }
  const pool = new pg.Pool({ connectionString: place.databaseUrl, max: 1 });
  try {
    const proof = await verifyChain(pool, {
      schema: 'admin_config',
      keys,
      signed,
      ...(retention ? { after: retention } : {}),
    });
    const broken = proof.broken ?? (await findChangedActor(pool, 'admin_config'));
    return { ...proof, broken, entries: archived.entries + proof.entries };
  } finally {
    await pool.end();
  }
}
