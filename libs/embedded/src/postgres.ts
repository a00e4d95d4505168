import { execFile } from 'node:child_process';
import { access, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { asUser, type RunningProcess, startProcess } from './child-process.ts';
import { rememberPort } from './ports.ts';
import { findPostgresFiles, initialise, isShutOut, postgresUser } from './postgres-files.ts';
import type { EmbeddedOptions, Infrastructure } from './report.ts';

const run = promisify(execFile);
const database = 'sefira';

/** One value per line of `postgres -c`; durability stays as Postgres has it. */
const defaults = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '32MB',
  // Without processes for reading and for replicas, which one machine does not need.
  io_method: 'sync',
  max_logical_replication_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  password_encryption: 'scram-sha-256',
};

/**
 * Starts the embedded Postgres on `<dataDir>/postgres`, on loopback only, with a password made at the first start.
 * `url` is the administrator's, on the database `sefira`. After an unclean stop Postgres recovers by its log. `settings` are
 * added to those of the product or replace them.
 */
export async function startPostgres(
  { dataDir, report, secrets }: EmbeddedOptions,
  settings: Readonly<Record<string, string>> = {},
): Promise<Infrastructure> {
  const folder = path.resolve(dataDir, 'postgres');
  await mkdir(dataDir, { recursive: true });
  const [files, user] = await Promise.all([findPostgresFiles(), postgresUser()]);
  const password = await secrets.key('postgres');
  const passFolders = user !== undefined && (await isShutOut(user, path.resolve(dataDir), files.postgres));
  const identity = { ...(user === undefined ? {} : { user }), passFolders };
  if (!(await exists(path.join(folder, 'PG_VERSION')))) {
    report('Criando o banco de dados');
    await initialise(files, folder, {
      password,
      user,
      run: (command, args) => {
        const [program, all, options] = asUser(command, args, identity);
        return run(program, all, options);
      },
    });
  }
  const port = await rememberPort(dataDir, 'postgres');
  const server = await startProcess({
    name: 'postgres',
    dataDir,
    command: files.postgres,
    args: [
      '-D',
      folder,
      '-p',
      String(port),
      ...Object.entries({ ...defaults, ...settings }).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    ],
    stopSignal: 'SIGINT',
    beforeStart: () => removeStalePid(folder),
    ...identity,
  });
  try {
    const url = `postgres://postgres:${password}@127.0.0.1:${port}`;
    await Promise.race([server.ended, ready(`${url}/postgres`, server)]);
    return {
      url: `${url}/${database}`,
      ended: server.ended,
      [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
    };
  } catch (error) {
    await server[Symbol.asyncDispose]();
    throw new Error(`O PostgreSQL embutido não iniciou.\n${server.log()}`, { cause: error });
  }
}

/** Waits until Postgres answers (it may be recovering) and makes the database where it is missing. */
async function ready(url: string, server: RunningProcess): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    try {
      await client.connect();
      const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
      if (rowCount === 0) await client.query(`CREATE DATABASE ${database}`);
      return;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      // 57P03: still starting or recovering.
      if ((code !== 'ECONNREFUSED' && code !== '57P03') || attempt > 1200) throw error;
      await Promise.race([server.ended, setTimeout(50)]);
    } finally {
      await client.end();
    }
  }
}

/**
 * In a container that was restarted, the pid of a dead Postgres soon belongs to another program, which Postgres takes for
 * a living server. The folder is locked and no server of ours is left at this point.
 */
async function removeStalePid(folder: string): Promise<void> {
  const file = path.join(folder, 'postmaster.pid');
  const [pid = ''] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  if (pid === '') return;
  const command = await readFile(`/proc/${Number(pid)}/cmdline`, 'utf8').catch(() => undefined);
  if (command !== undefined && !command.includes('postgres')) await rm(file, { force: true });
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
