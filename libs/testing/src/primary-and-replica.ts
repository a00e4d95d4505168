import { appendFile, chmod, chown, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startPostgres } from '@sefira/embedded/postgres';
import { postgresUser } from '@sefira/embedded/postgres-files';
import { openSecrets } from '@sefira/embedded/secrets';
import pg from 'pg';
import { cuttableServer } from './cuttable-server.ts';
import { findFastFolder, serverSettings } from './infrastructure.ts';

/** A PostgreSQL with an asynchronous replica, as two processes. */
export interface PrimaryAndReplica extends AsyncDisposable {
  /** Leads to the primary, as a name does that moves at a failover. */
  readonly url: string;
  readonly replicaUrl: string;
  /** SIGKILL: what the replica has not received is lost. */
  killPrimary(): Promise<void>;
  /** `url` leads to the replica from now on, whether it is promoted or not. */
  leadToReplica(): void;
  /** Ends the recovery of the replica: it accepts writes. */
  promote(): Promise<void>;
}

/** A commit is in the log before it is answered, as the position of a write requires. */
const settings = { ...serverSettings, synchronous_commit: 'on' };

export async function startPrimaryAndReplica(): Promise<PrimaryAndReplica> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(path.join(await findFastFolder(), 'sefira-replica-'));
  opened.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')];
  const secrets = await openSecrets({ dataDir: folder });
  const options = { report: () => undefined, secrets };
  const primary = opened.use(await startPostgres({ ...options, dataDir: first }, settings));
  await copyData(primary.url, path.join(first, 'postgres'), path.join(second, 'postgres'));
  const replica = opened.use(await startPostgres({ ...options, dataDir: second }, settings));
  const server = opened.use(await cuttableServer(primary.url));
  const stack = opened.move();
  return {
    url: server.url,
    replicaUrl: replica.url,
    async killPrimary() {
      const [pid] = (await readFile(path.join(first, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await primary.ended?.catch(() => undefined);
    },
    leadToReplica: () => server.leadTo(replica.url),
    promote: () => query(replica.url, 'SELECT pg_promote()'),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

/** What pg_basebackup does, which the embedded PostgreSQL lacks. */
async function copyData(url: string, from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SELECT pg_backup_start('replica', true)");
    await cp(from, to, { recursive: true, filter: (source) => path.basename(source) !== 'postmaster.pid' });
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(true)');
    await writeFile(path.join(to, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
  const { hostname, port, username, password } = new URL(url);
  const source = `host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}`;
  await appendFile(path.join(to, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  await writeFile(path.join(to, 'standby.signal'), '');
  await giveToPostgres(to);
}

/** Files that root has copied belong to root, as which PostgreSQL does not run. */
async function giveToPostgres(folder: string): Promise<void> {
  const user = await postgresUser();
  if (user === undefined) return;
  await chmod(folder, 0o700);
  for (const name of ['', ...(await readdir(folder, { recursive: true }))]) {
    await chown(path.join(folder, name), user.uid, user.gid);
  }
}

async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
