import { copyFile, mkdtempDisposable, readdir, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AuditPlace, verifyAudit } from '@sefira/admin-config-service/operations/verify-audit';
import { verifyLedger } from '@sefira/billing-service/operations/verify-ledger';
import { startPostgres } from '@sefira/embedded/postgres';
import { openSecrets } from '@sefira/embedded/secrets';
import { Client } from 'pg';
import { exists } from './files.ts';
import { type BackupFigures, restore } from './product-backup.ts';

export interface RehearsalOptions {
  readonly backup: string;
  /** The administrator's of a server on which a database is created for the rehearsal; without one an embedded server. */
  readonly serverUrl: string | undefined;
  /** Keys of the audit trail where the operator stores them; else those of the backup. */
  readonly audit: { readonly key: string | undefined; readonly signingJwk: string | undefined };
}

const scratchDatabase = 'sefira_rehearsal';

/**
 * Restores the rows of a backup into a database of its own that is removed afterwards, and verifies ledger and audit trail
 * there. Files need no restore to be read and stay in the backup.
 * @throws Error where the backup is incomplete, or where a proof fails, with what is wrong
 */
export async function rehearseRestore({ backup, serverUrl, audit }: RehearsalOptions): Promise<BackupFigures> {
  await using scratch = await mkdtempDisposable(path.join(tmpdir(), 'sefira-rehearsal-'));
  const dataDir = scratch.path;
  const stored = path.join(backup, 'secrets.json');
  if (await exists(stored)) await copyFile(stored, path.join(dataDir, 'secrets.json'));
  const secrets = await openSecrets({ dataDir });
  await using database =
    serverUrl === undefined
      ? await startPostgres({ dataDir, report: () => undefined, secrets })
      : await createScratchDatabase(serverUrl);
  const auditDir = path.join(dataDir, 'audit');
  const restored = await restore(backup, {
    urlOf: () => database.url,
    fileStoreDir: undefined,
    auditDir,
    secretsFile: undefined,
  });
  await verifyRestored({
    databaseUrl: database.url,
    auditKey: audit.key ?? (await secrets.key('audit')),
    signingJwk: audit.signingJwk ?? JSON.stringify((await secrets.identity('audit')).privateKey),
    checkpointFolder: auditDir,
  });
  return restored;
}

/** A database for the rehearsal on a server in use; one that an earlier rehearsal left behind is replaced. */
async function createScratchDatabase(serverUrl: string): Promise<AsyncDisposable & { readonly url: string }> {
  const onServer = async (statement: string) => {
    const client = new Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  const remove = () => onServer(`DROP DATABASE IF EXISTS ${scratchDatabase} WITH (FORCE)`);
  await remove();
  await onServer(`CREATE DATABASE ${scratchDatabase}`);
  const url = new URL(serverUrl);
  url.pathname = `/${scratchDatabase}`;
  return { url: url.href, [Symbol.asyncDispose]: remove };
}

/** @throws Error where ledger or audit trail of a database do not verify */
export async function verifyRestored(place: AuditPlace): Promise<void> {
  const { broken } = await verifyAudit(place);
  if (broken !== null)
    throw new Error(`A cadeia de auditoria quebra no registro ${broken.sequence}: ${broken.problem}`);
  const client = new Client({ connectionString: place.databaseUrl });
  await client.connect();
  try {
    const wrong = (await verifyLedger(client)).filter((proof) => proof.broken.length > 0);
    if (wrong.length > 0) throw new Error(`O livro-caixa não fecha: ${wrong.map(({ name }) => name).join('; ')}`);
  } finally {
    await client.end();
  }
}

/** The newest complete backup of a folder by its name, which begins with the time. */
export async function newestBackup(folder: string): Promise<string | null> {
  if (!(await exists(folder))) return null;
  const found: string[] = [];
  for (const name of await readdir(folder)) {
    if (await exists(path.join(folder, name, 'database', 'database.json'))) found.push(name);
  }
  const newest = found
    .filter((name) => !name.endsWith('.partial'))
    .toSorted()
    .at(-1);
  return newest === undefined ? null : path.join(folder, newest);
}

/** For the textfile collector of node_exporter; the alert `SefiraRestoreUntried` asks for it. */
export async function recordRehearsal(folder: string, seconds: number): Promise<void> {
  const file = path.join(folder, 'sefira_restore.prom');
  const lines = [
    '# TYPE sefira_restore_timestamp_seconds gauge',
    `sefira_restore_timestamp_seconds ${Math.floor(Date.now() / 1000)}`,
    '# TYPE sefira_restore_seconds gauge',
    `sefira_restore_seconds ${seconds.toFixed(1)}`,
  ];
  await writeFile(`${file}.partial`, `${lines.join('\n')}\n`);
  await rename(`${file}.partial`, file);
}
