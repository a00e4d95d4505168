import { type ChainProof, proveChain } from '@sefira/database/audit-chain';
import { readCheckpointKeys, readCheckpoints } from '@sefira/database/audit-checkpoint';
import pg from 'pg';

export interface AuditPlace {
  /** The administrator's or admin-config's: it is only read. */
  readonly databaseUrl: string;
  /** 32 bytes in base64url. */
  readonly auditKey: string;
  readonly signingJwk: string;
  readonly checkpointFolder: string;
}

/** Proves the audit trail of an installation, by itself: no service needs to run. @throws Error for an altered checkpoint */
export async function verifyAudit(place: AuditPlace): Promise<ChainProof> {
  const { publicKey } = readCheckpointKeys(place.signingJwk);
  const { signed, retention } = await readCheckpoints(place.checkpointFolder, publicKey);
  const pool = new pg.Pool({ connectionString: place.databaseUrl, max: 1 });
  try {
    return await proveChain(pool, {
      schema: 'admin_config',
      key: Buffer.from(place.auditKey, 'base64url'),
      signed,
      ...(retention ? { after: retention } : {}),
    });
  } finally {
    await pool.end();
  }
}
