import pg from 'pg';
import * as z from 'zod';
import { rowsOf } from '../rows.ts';

/** The column that is hashed to choose the partition. */
export const partitionKey = 'user_id';

const uniqueKey = z.object({
  name: z.string(),
  isPrimary: z.boolean(),
  columns: z.array(z.string()),
  predicate: z.nullable(z.string()),
});
const reference = z.object({
  name: z.string(),
  /** The referring table and its column. */
  table: z.string(),
  column: z.string(),
  definition: z.string(),
  isCascade: z.boolean(),
  columnCount: z.int(),
});
const namedDefinition = z.object({ name: z.string(), definition: z.string() });
const tableShape = z.object({
  relkind: z.string(),
  /** As definitions of the catalogue name it. */
  qualified: z.string(),
  columns: z.array(z.string()),
  isKeyRequired: z.nullable(z.boolean()),
  uniqueKeys: z.array(uniqueKey),
  indexes: z.array(namedDefinition),
  foreignKeys: z.array(namedDefinition),
  references: z.array(reference),
  triggers: z.array(namedDefinition),
  grants: z.array(z.object({ role: z.string(), privilege: z.string() })),
});

/** A table as the catalogue describes it, with what its partitioned twin must have. */
export const personTable = tableShape.extend({ schema: z.string(), name: z.string() });
export type PersonTable = z.infer<typeof personTable>;

/** @throws Error where the schema has no such table */
export async function readPersonTable(client: pg.ClientBase, schema: string, name: string): Promise<PersonTable> {
  const qualified = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
  const [shape] = await rowsOf(tableShape)(
    client.query(
      `SELECT c.relkind,
         quote_ident($3) || '.' || quote_ident($4) AS qualified,
         ARRAY(SELECT attname::text FROM pg_attribute
               WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns,
         (SELECT attnotnull FROM pg_attribute WHERE attrelid = c.oid AND attname = $2 AND NOT attisdropped) AS "isKeyRequired",
         (SELECT coalesce(jsonb_agg(jsonb_build_object('name', i.relname, 'isPrimary', x.indisprimary,
              'columns', (SELECT jsonb_agg(trim('"' FROM pg_get_indexdef(x.indexrelid, n, false)) ORDER BY n)
                          FROM generate_series(1, x.indnkeyatts) AS n),
              'predicate', pg_get_expr(x.indpred, x.indrelid)) ORDER BY x.indisprimary DESC, i.relname), '[]')
            FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid WHERE x.indrelid = c.oid AND x.indisunique) AS "uniqueKeys",
         (SELECT coalesce(jsonb_agg(jsonb_build_object('name', i.relname, 'definition', pg_get_indexdef(i.oid)) ORDER BY i.relname), '[]')
            FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid WHERE x.indrelid = c.oid AND NOT x.indisunique) AS indexes,
         (SELECT coalesce(jsonb_agg(jsonb_build_object('name', conname, 'definition', pg_get_constraintdef(oid)) ORDER BY conname), '[]')
            FROM pg_constraint WHERE conrelid = c.oid AND contype = 'f' AND conparentid = 0) AS "foreignKeys",
         (SELECT coalesce(jsonb_agg(jsonb_build_object('name', k.conname, 'table', child.relname, 'definition', pg_get_constraintdef(k.oid),
              'column', (SELECT attname FROM pg_attribute WHERE attrelid = k.conrelid AND attnum = k.conkey[1]),
              'isCascade', k.confdeltype = 'c', 'columnCount', cardinality(k.conkey)) ORDER BY k.conname), '[]')
            FROM pg_constraint k JOIN pg_class child ON child.oid = k.conrelid
            WHERE k.confrelid = c.oid AND k.contype = 'f' AND k.conparentid = 0) AS references,
         (SELECT coalesce(jsonb_agg(jsonb_build_object('name', tgname, 'definition', pg_get_triggerdef(oid)) ORDER BY tgname), '[]')
            FROM pg_trigger WHERE tgrelid = c.oid AND NOT tgisinternal) AS triggers,
         (SELECT coalesce(jsonb_agg(jsonb_build_object('role', r.rolname, 'privilege', a.privilege_type)), '[]')
            FROM aclexplode(c.relacl) a JOIN pg_roles r ON r.oid = a.grantee WHERE a.grantee <> c.relowner) AS grants
       FROM pg_class c WHERE c.oid = to_regclass($1)`,
      [qualified, partitionKey, schema, name],
    ),
  );
  if (shape === undefined) throw new Error(`${schema}.${name}: não existe.`);
  return { schema, name, ...shape };
}

/** Why a table cannot be partitioned by person; empty where it can. */
export function obstacles(table: PersonTable): readonly string[] {
  const found: string[] = [];
  if (table.relkind === 'p') found.push('já é particionada');
  else if (table.relkind !== 'r') found.push('não é uma tabela');
  if (table.isKeyRequired === null) found.push(`não tem a coluna ${partitionKey}: a linha não é de uma pessoa só`);
  if (table.isKeyRequired === false) found.push(`${partitionKey} pode ser nulo: há linhas de pessoa nenhuma`);
  const primary = table.uniqueKeys.find(({ isPrimary }) => isPrimary);
  if (primary?.columns.length !== 1) found.push('a chave primária não tem exatamente uma coluna');
  for (const { name, isCascade, columnCount } of table.references) {
    if (!isCascade || columnCount !== 1) found.push(`${name}: só referências de uma coluna com ON DELETE CASCADE`);
  }
  return found;
}

/** The unique keys that hold for each person alone once the table is partitioned, the primary key apart. */
export function keysUniquePerPerson(table: PersonTable): readonly string[] {
  const others = table.uniqueKeys.filter(({ isPrimary, columns }) => !isPrimary && !columns.includes(partitionKey));
  return others.map(({ name, columns }) => `${name} (${columns.join(', ')})`);
}

/** The column of the primary key. @throws Error where it has several */
export function primaryColumn({ schema, name, uniqueKeys }: PersonTable): string {
  const column = uniqueKeys.find(({ isPrimary }) => isPrimary)?.columns[0];
  if (column === undefined) throw new Error(`${schema}.${name} has no primary key`);
  return column;
}

const partitionRow = z.object({ name: z.string() });

/** The partitions of a table, which has this name in that schema. */
export async function partitionsOf(client: pg.ClientBase, schema: string, name: string): Promise<readonly string[]> {
  const rows = await rowsOf(partitionRow)(
    client.query(
      `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
       JOIN pg_class parent ON parent.oid = i.inhparent JOIN pg_namespace n ON n.oid = parent.relnamespace
       WHERE n.nspname = $1 AND parent.relname = $2 ORDER BY 1`,
      [schema, name],
    ),
  );
  return rows.map((row) => row.name);
}
