import type pg from 'pg';

/**
 * Takes the indexes of a schema away on which no constraint rests, and gives the commands that make them again: an index is
 * made of all rows at once in a fraction of the time that it takes to grow row by row. A unique one refuses doubled rows then.
 */
export async function dropIndexes(client: pg.ClientBase, schema: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ drop: string; make: string }>(
    `SELECT format('DROP INDEX %I.%I', n.nspname, c.relname) AS drop, replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') AS make
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = $1 AND NOT c.relispartition
       AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid)
       AND NOT EXISTS (SELECT FROM pg_class t WHERE t.oid = i.indrelid AND t.relname = '_prisma_migrations')`,
    [schema],
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ make }) => make);
}
