import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Redis } from 'ioredis';
import type pg from 'pg';

/** Places searched for forbidden values: every row of every table, Redis with its file, and the logs. */
export interface Haystack {
  readonly pool: pg.Pool;
  readonly redisUrl: string;
  /** Folder of Redis's file; null for a Redis outside the test. */
  readonly redisFolder: string | null;
  readonly log: string;
}

/** Place of a found value, in the database or elsewhere. */
export interface Leftover {
  readonly word: string;
  readonly place: string;
}

/**
 * Events of an analysis are deleted by age, long before the erasure period ends; a document of an erased person is
 * marked for the next sweep of files.
 */
const expiring = /^numerology\.outbox_event .*"analysis\.completed"|^reports\.document .*"finished_at":"1970-01-01/;

/** Every place where one of these words stands, but for what is on its way out. */
export async function searchEverywhere(haystack: Haystack, words: readonly string[]): Promise<readonly Leftover[]> {
  const places: (readonly [place: string, text: string])[] = [
    ...(await rowsOf(haystack.pool)),
    ['log', haystack.log],
    ...(await keysOf(haystack.redisUrl)),
    ...(await filesOf(haystack.redisFolder)),
  ];
  const remaining = places.filter(([place, text]) => !expiring.test(`${place} ${text}`));
  return words.flatMap((word) => remaining.flatMap(([place, text]) => (text.includes(word) ? [{ word, place }] : [])));
}

async function rowsOf(pool: pg.Pool): Promise<(readonly [string, string])[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const found: (readonly [string, string])[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`SELECT row_to_json(t)::text AS row FROM ${name} t`);
    found.push(...rows.map(({ row }) => [name, row] as const));
  }
  return found;
}

async function keysOf(url: string): Promise<(readonly [string, string])[]> {
  const redis = new Redis(url);
  try {
    const found: (readonly [string, string])[] = [];
    for (const key of await redis.keys('*')) {
      const value = await redis.dumpBuffer(key);
      found.push([`Redis ${key}`, `${key} ${value?.toString('latin1') ?? ''}`]);
    }
    return found;
  } finally {
    redis.disconnect();
  }
}

async function filesOf(folder: string | null): Promise<(readonly [string, string])[]> {
  if (folder === null) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.conf'));
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [`Redis file ${name}`, (await readFile(file)).toString('latin1')] as const;
    }),
  );
}
