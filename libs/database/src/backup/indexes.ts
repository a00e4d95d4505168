import type pg from 'pg';
import * as z from 'zod';
import { rowsOf } from '../rows.ts';

const indexCommands = z.object({ drop: z.string(), make: z.string() });

/**
 * Drops the indexes of a schema that no constraint uses. @returns the commands that create them again: building an index from
 * all rows takes a fraction of the time of maintaining it row by row, and a unique one still refuses duplicates.
 */
export async function dropIndexes(client: pg.ClientBase, schema: string): Promise<readonly string[]> {
  const rows = await rowsOf(indexCommands)(
    client.query(
      `SELECT format('DROP INDEX %I.%I', n.nspname, c.relname) AS drop, replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') AS make
       FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE n.nspname = $1 AND NOT c.relispartition
         AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid)
         AND NOT EXISTS (SELECT FROM pg_class t WHERE t.oid = i.indrelid AND t.relname = '_prisma_migrations')`,
      [schema],
    ),
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ make }) => make);
}
