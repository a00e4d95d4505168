import { type ArchivedEntry, verifyArchive, writeArchive } from '@sefira/database/audit-archive';
import { canonicalText, chainFit, chainHash, chainStart, readChainKeys } from '@sefira/database/audit-chain';
import {
  readCheckpointKeys,
  readCheckpoints,
  signCheckpoint,
  storeRetentionPoint,
} from '@sefira/database/audit-checkpoint';
import { int8, rowOf, rowsOf } from '@sefira/database/rows';
import pg from 'pg';
import * as z from 'zod/mini';
import { type AuditPlace, verifyAudit } from './verify-audit.ts';

const table = 'admin_config.audit_entry';
const trigger = 'audit_entry_append_only';
const batchRows = 5000;

export interface Archived {
  readonly entries: number;
  /** Null when no entry is old enough. */
  readonly file: string | null;
}

/**
 * Moves entries from before an instant out of the database into a file beside the checkpoints. The chain stays verifiable:
 * the file is verified before a deletion, and a signed point marks where the database continues. The newest entry always
 * stays. Needs the administrator's URL, since the service's own role cannot delete.
 * @throws Error when the chain is not intact
 */
export async function archiveAudit(place: AuditPlace, before: Date, now: Date): Promise<Archived> {
  const { broken } = await verifyAudit(place);
  if (broken) throw new Error(`A cadeia está alterada no registro ${broken.sequence}: ${broken.problem}.`);
  const keys = readCheckpointKeys(place.signingJwk);
  const chainKeys = readChainKeys(place.auditKey);
  const { retention } = await readCheckpoints(place.checkpointFolder, keys.publicKey);
  const from = retention ?? { sequence: 0, hash: chainStart };
  const client = new pg.Client({ connectionString: place.databaseUrl });
  await client.connect();
  try {
    await removeArchived(client, from.sequence);
    const last = await lastBefore(client, before);
    if (last === null || last <= from.sequence) return { entries: 0, file: null };
    const range = { first: from.sequence + 1, last };
    const file = await writeArchive(place.checkpointFolder, range, readEntries(client, range));
    const proof = await verifyArchive(file, from, chainFit(chainKeys));
    if (proof.broken || proof.last.sequence !== last) throw new Error(`${file} não pôde ser conferido.`);
    // From here on the entries may be deleted: the next run completes an interrupted one.
    await storeRetentionPoint(place.checkpointFolder, signCheckpoint(proof.last, now, keys));
    await recordArchive(client, chainKeys[0], { archivedThrough: last, entries: proof.entries }, now);
    await removeArchived(client, last);
    return { entries: proof.entries, file };
  } finally {
    await client.end();
  }
}

const lastEntry = z.object({ last: z.nullable(int8) });

/** The last entry at the start of the chain that is older; never the newest of all. */
async function lastBefore(client: pg.Client, before: Date): Promise<number | null> {
  const { last } = await rowOf(lastEntry)(
    client.query(
      `SELECT coalesce(
         (SELECT min(sequence) - 1 FROM ${table} WHERE at >= $1),
         (SELECT max(sequence) - 1 FROM ${table})) AS last`,
      [before.getTime()],
    ),
  );
  return last;
}

const newestEntry = z.object({ sequence: int8, hash: z.string() });
const archivedEntry = z.extend(newestEntry, { body: z.string() });

async function* readEntries(
  client: pg.Client,
  { first, last }: { readonly first: number; readonly last: number },
): AsyncGenerator<ArchivedEntry> {
  for (let after = first - 1; after < last; ) {
    const rows = await rowsOf(archivedEntry)(
      client.query(
        `SELECT sequence, hash, body FROM ${table} WHERE sequence > $1 AND sequence <= $2 ORDER BY sequence LIMIT ${batchRows}`,
        [after, last],
      ),
    );
    yield* rows;
    after = rows.at(-1)?.sequence ?? last;
  }
}

const partition = z.object({ name: z.string() });

/** Drops whole partitions, deletes the rest row by row. */
async function removeArchived(client: pg.Client, through: number): Promise<void> {
  await client.query('BEGIN');
  const partitions = await rowsOf(partition)(
    client.query(
      `SELECT c.oid::regclass::text AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
       WHERE i.inhparent = $1::regclass
         AND substring(pg_get_expr(c.relpartbound, c.oid) FROM 'TO \\(''(\\d+)''\\)')::bigint <= $2 + 1`,
      [table, through],
    ),
  );
  for (const { name } of partitions) await client.query(`DROP TABLE ${name}`);
  await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ${trigger}`);
  await client.query(`DELETE FROM ${table} WHERE sequence <= $1`, [through]);
  await client.query(`ALTER TABLE ${table} ENABLE TRIGGER ${trigger}`);
  await client.query('COMMIT');
}

/** Records the archiving in the trail itself. */
async function recordArchive(client: pg.Client, key: Buffer, metadata: object, now: Date): Promise<void> {
  await client.query('BEGIN');
  await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('sefira audit', 0))`);
  const [newest] = await rowsOf(newestEntry)(
    client.query(`SELECT sequence, hash FROM ${table} ORDER BY sequence DESC LIMIT 1`),
  );
  const sequence = (newest?.sequence ?? 0) + 1;
  const body = canonicalText({
    at: now.getTime(),
    action: 'delete',
    entity: 'audit',
    actorRole: 'operator',
    userAgent: 'npm run audit:archive',
    metadata,
    result: 'ok',
  });
  const hash = chainHash(key, newest?.hash ?? chainStart, sequence, body);
  await client.query(`INSERT INTO ${table} (sequence, body, hash) VALUES ($1, $2, $3)`, [sequence, body, hash]);
  await client.query('COMMIT');
}
