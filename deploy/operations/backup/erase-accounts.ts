import { readFile } from 'node:fs/promises';
import pg from 'pg';
import * as z from 'zod';

const line = z.object({ userId: z.uuid() });

/** The ids of a list (`*.jsonl`), else the argument itself. */
async function namesIn(argument: string): Promise<readonly string[]> {
  if (!argument.endsWith('.jsonl')) return [argument];
  const lines = (await readFile(argument, 'utf8')).split('\n').filter((text) => text !== '');
  return lines.map((text) => line.parse(JSON.parse(text)).userId);
}

/**
 * Closes accounts, given by e-mail, id or list, without a grace period: the next expiry of auth erases them.
 * @returns their number
 */
export async function eraseAccounts(databaseUrl: string, words: readonly string[]): Promise<number> {
  const names = (await Promise.all(words.map(namesIn))).flat();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `UPDATE auth.account SET status = 'deactivated', erase_at = now()
       WHERE status <> 'erased' AND (id::text = ANY($1) OR lower(email) = ANY($2))`,
      [names, names.map((name) => name.toLowerCase())],
    );
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}
