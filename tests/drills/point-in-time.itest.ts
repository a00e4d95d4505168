import { execFile } from 'node:child_process';
import { chmod, chown, copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { asUser, startProcess } from '@sefira/embedded/child-process';
import { findPort } from '@sefira/embedded/ports';
import { findPostgresFiles, initialise, postgresUser } from '@sefira/embedded/postgres-files';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
vi.setConfig({ testTimeout: 240_000 });

/** Settings of the archive that docker-compose.yml gives its PostgreSQL. */
const { services } = z
  .object({ services: z.object({ postgres: z.object({ command: z.array(z.string()) }) }) })
  .parse(parse(await readFile(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true }));
const composed = services.postgres.command
  .filter((word) => /^(wal_level|archive_)/.test(word))
  .map((setting) => setting.replace(/^archive_mode=.*/, 'archive_mode=on'));

/** Sizes of the archived segments of the log. */
async function archivedBytes(archive: string): Promise<number[]> {
  const folder = path.join(archive, 'wal');
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[0-9A-F]{24}\b/.test(name));
  return Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size));
}

test('the composed PostgreSQL comes back to any second between its copies, and to its last commit', async () => {
  await using product = new AsyncDisposableStack();
  const place = await mkdtemp(path.join(tmpdir(), 'sefira-archive-'));
  product.defer(() => rm(place, { recursive: true, force: true }));
  const [files, user] = await Promise.all([findPostgresFiles(), postgresUser()]);
  const passFolders = user !== undefined;
  const as = (command: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) => {
    const [program, all, identity] = asUser(command, args, { user, passFolders });
    return run(program, all, { ...identity, env: { ...process.env, ...environment } });
  };
  const [data, archive] = [path.join(place, 'data'), path.join(place, 'archive')];
  const program = path.join(place, 'point-in-time.sh');
  await copyFile(path.join(root, 'deploy/docker/point-in-time.sh'), program);
  await mkdir(archive);
  for (const folder of [place, archive]) if (user) await chown(folder, user.uid, user.gid);
  await chmod(program, 0o755);
  await initialise(files, data, { password: 'sefira', user, run: (command, args) => as(command, args) });
  const environment = { PGDATA: data, ARCHIVE_DIR: archive };
  const tool = (...args: string[]) => as('sh', [program, ...args], environment);

  const start = async () => {
    const port = await findPort();
    const settings = ['fsync=off', 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'shared_buffers=16MB'];
    const own = composed.map((setting) => setting.replace('/point-in-time.sh', program));
    const server = await startProcess({
      name: 'postgres',
      dataDir: place,
      command: files.postgres,
      args: ['-D', data, '-p', String(port), ...[...settings, ...own].flatMap((setting) => ['-c', setting])],
      environment,
      user,
      passFolders,
      stopSignal: 'SIGINT',
    });
    const url = `postgres://postgres:sefira@127.0.0.1:${port}/postgres`;
    const ready = async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query<{ recovering: boolean }>('SELECT pg_is_in_recovery() AS recovering');
      await client.end();
      expect(rows[0]?.recovering).toBe(false);
    };
    await vi.waitFor(ready, { timeout: 120_000, interval: 50 });
    const pool = new pg.Pool({ connectionString: url, max: 2 });
    pool.on('error', () => undefined);
    return { server, pool };
  };
  const write = (pool: pg.Pool, text: string) => pool.query('INSERT INTO note (text) VALUES ($1)', [text]);
  const notes = async (pool: pg.Pool) =>
    (await pool.query<{ text: string }>('SELECT text FROM note ORDER BY id')).rows.map(({ text }) => text);

  let { server, pool } = await start();
  await pool.query('CREATE TABLE note (id serial PRIMARY KEY, text text NOT NULL)');
  await write(pool, 'before the copy');
  // The same as `base` does by psql, which the embedded PostgreSQL lacks.
  const copy = await pool.connect();
  await copy.query("SELECT pg_backup_start('drill', true)");
  await tool('copy', path.join(archive, 'base/drill'));
  const { rows } = await copy.query<{ label: string }>('SELECT labelfile AS label FROM pg_backup_stop(true)');
  copy.release();
  await writeFile(path.join(archive, 'base/drill/backup_label'), rows[0]?.label ?? '');
  await write(pool, 'after the copy');
  const moment =
    (await pool.query<{ now: string }>('SELECT clock_timestamp()::text AS now, pg_sleep(0.01)')).rows[0]?.now ?? '';
  await write(pool, 'a mistake');
  await pool.query('SELECT pg_switch_wal()');
  await expect.poll(async () => (await archivedBytes(archive)).length).toBeGreaterThan(0);
  // A segment has 16 MiB; with a timeout of a minute they would fill 22.5 GiB a day.
  for (const bytes of await archivedBytes(archive)) expect(bytes).toBeLessThan(4 * 1024 ** 2);
  await write(pool, 'the last, not archived yet');
  await pool.end();
  process.kill(server.pid, 'SIGKILL');
  await server.ended.catch(() => undefined);
  await server[Symbol.asyncDispose]();
  await expect(tool('recover', 'drill')).rejects.toThrow(/ainda está de pé/);
  await rm(path.join(data, 'postmaster.pid'));

  // To the second before the mistake.
  await tool('recover', 'drill', moment);
  ({ server, pool } = await start());
  expect(await notes(pool)).toEqual(['before the copy', 'after the copy']);
  await pool.end();
  await server[Symbol.asyncDispose]();

  // And, from what was there before that, to the end.
  const previousData = (await readdir(place)).find((name) => name.startsWith('data.before-')) ?? '';
  await rm(data, { recursive: true });
  await as('mv', [path.join(place, previousData), data]);
  await rm(path.join(archive, 'wal', '00000002.history.gz'), { force: true });
  await tool('recover', 'drill');
  ({ server, pool } = await start());
  expect(await notes(pool)).toEqual(['before the copy', 'after the copy', 'a mistake', 'the last, not archived yet']);
  await pool.end();
  await server[Symbol.asyncDispose]();
});
