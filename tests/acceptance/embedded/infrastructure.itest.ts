import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { lockDataFolder } from '@sefira/embedded/data-lock';
import { startPostgres } from '@sefira/embedded/postgres';
import { startRedis } from '@sefira/embedded/redis';
import type { EmbeddedOptions } from '@sefira/embedded/report';
import { openSecrets } from '@sefira/embedded/secrets';
import { Redis } from 'ioredis';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let dataDir = '';

async function options(): Promise<EmbeddedOptions> {
  return { dataDir, report: () => undefined, secrets: await openSecrets({ dataDir }) };
}

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'sefira-embedded-'));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function inRedis<Result>(url: string, work: (client: Redis) => Promise<Result>): Promise<Result> {
  const client = new Redis(url);
  client.on('error', () => undefined);
  try {
    return await work(client);
  } finally {
    client.disconnect();
  }
}

async function startedElsewhere(): Promise<{ child: ChildProcess; postgres: string; redis: string }> {
  const entry = path.join(import.meta.dirname, 'infrastructure-process.ts');
  const child = spawn(process.execPath, [entry, dataDir], { stdio: ['pipe', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    return { child, ...(JSON.parse(line) as { postgres: string; redis: string }) };
  }
  throw new Error('The other process ended.');
}

describe('the embedded Postgres', () => {
  it('keeps its data, its password and its port over a stop', async () => {
    let url: string;
    {
      await using server = await startPostgres(await options());
      ({ url } = server);
      await query(url, 'CREATE TABLE kept AS SELECT 7 AS value');
    }
    await expect(query(url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
    await using again = await startPostgres(await options());
    expect(again.url).toBe(url);
    expect(await query(url, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
  });

  it('refuses a connection without the password', async () => {
    await using server = await startPostgres(await options());
    const url = new URL(server.url);
    url.password = 'outra';
    await expect(query(url.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    const settings = "SELECT name FROM pg_settings WHERE name = 'fsync' AND setting = 'on'";
    expect(await query(server.url, settings)).toEqual([{ name: 'fsync' }]);
    expect((await stat(path.join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
  });

  it('carries what Portuguese search needs', async () => {
    await using server = await startPostgres(await options());
    await query(server.url, 'CREATE EXTENSION unaccent; CREATE EXTENSION pg_trgm; CREATE EXTENSION citext');
    expect(await query(server.url, "SELECT unaccent('Ação') AS plain, lower('ÉÇÃ') AS low")).toEqual([
      { plain: 'Acao', low: 'éçã' },
    ]);
    expect(await query(server.url, "SELECT to_tsvector('portuguese', 'numerologias')::text AS words")).toEqual([
      { words: "'numerolog':1" },
    ]);
  });
});

describe('the embedded Redis', () => {
  it('keeps its data, evicts nothing and asks for the password', async () => {
    let url: string;
    {
      await using server = await startRedis(await options());
      ({ url } = server);
      await inRedis(url, (client) => client.set('kept', 'sim'));
    }
    await using again = await startRedis(await options());
    expect(again.url).toBe(url);
    expect(await inRedis(url, (client) => client.get('kept'))).toBe('sim');
    const policy = await inRedis(url, (client) => client.info('memory'));
    expect(policy).toContain('maxmemory_policy:noeviction');
    const open = new URL(url);
    open.password = '';
    await expect(inRedis(open.href, (client) => client.get('kept'))).rejects.toThrow(/NOAUTH/);
  });
});

describe('after kill -9 of the starter', () => {
  it('nothing stays behind, and the next start has all that was written', async () => {
    const { child, postgres, redis } = await startedElsewhere();
    await query(postgres, 'CREATE TABLE kept AS SELECT 7 AS value');
    await inRedis(redis, (client) => client.set('kept', 'sim'));
    child.kill('SIGKILL');
    await once(child, 'exit');
    await using database = await startPostgres(await options());
    await using queue = await startRedis(await options());
    expect(await query(database.url, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
    expect(await inRedis(queue.url, (client) => client.get('kept'))).toBe('sim');
  });

  it('Postgres killed as well recovers by its log', async () => {
    const { child, postgres } = await startedElsewhere();
    await query(postgres, 'CREATE TABLE kept AS SELECT 7 AS value');
    const { pid } = JSON.parse(await readFile(path.join(dataDir, 'postgres.pid.json'), 'utf8')) as { pid: number };
    process.kill(pid, 'SIGKILL');
    child.kill('SIGKILL');
    await once(child, 'exit');
    await using database = await startPostgres(await options());
    expect(await query(database.url, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
  });
});

describe('a data folder', () => {
  it('has one owner at a time', async () => {
    {
      await using _first = await lockDataFolder(dataDir);
      await expect(lockDataFolder(`${dataDir}/.`)).rejects.toThrow(/Outra cópia da Sefira já usa a pasta/);
    }
    await using second = await lockDataFolder(dataDir);
    expect(second).toBeDefined();
  });
});
