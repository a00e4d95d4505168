import pg from 'pg';
import { type PersonTable, partitionKey, primaryColumn } from './table.ts';

/** As many as messages have (docs/decisions/0057-partitions-and-retention.md). */
const partitionCount = 8;
const name = pg.escapeIdentifier;

/** Schema of the partitioned twin, which backups leave out, until it takes the table's place. */
export function twinSchema(schema: string): string {
  return `${schema}_twin`;
}

/** Schema of the table without partitions afterwards. */
export function oldSchema(schema: string): string {
  return `${schema}_old`;
}

/**
 * Creates the empty twin: columns, constraints and indexes of the same names, eight partitions by a hash of the person. A unique
 * key without the person gets the person as its last column, so its own columns still find a row.
 */
export async function createTwin(client: pg.ClientBase, table: PersonTable): Promise<void> {
  const { schema } = table;
  const source = `${name(schema)}.${name(table.name)}`;
  const twin = `${name(twinSchema(schema))}.${name(table.name)}`;
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${name(twinSchema(schema))}`);
  await client.query(
    `CREATE TABLE ${twin} (LIKE ${source} INCLUDING ALL EXCLUDING INDEXES) PARTITION BY HASH (${name(partitionKey)})`,
  );
  for (let remainder = 0; remainder < partitionCount; remainder += 1) {
    const partition = `${table.name}_${String(remainder).padStart(2, '0')}`;
    await client.query(
      `CREATE TABLE ${name(twinSchema(schema))}.${name(partition)} PARTITION OF ${twin}
       FOR VALUES WITH (MODULUS ${partitionCount}, REMAINDER ${remainder})`,
    );
  }
  for (const { name: key, isPrimary, columns, predicate } of table.uniqueKeys) {
    const all = [...columns, ...(columns.includes(partitionKey) ? [] : [partitionKey])].map(name).join(', ');
    await client.query(
      isPrimary
        ? `ALTER TABLE ${twin} ADD CONSTRAINT ${name(key)} PRIMARY KEY (${all})`
        : `CREATE UNIQUE INDEX ${name(key)} ON ${twin} (${all})${predicate === null ? '' : ` WHERE ${predicate}`}`,
    );
  }
  for (const { definition } of table.indexes) {
    await client.query(definition.replace(` ON ${table.qualified} `, ` ON ${twin} `));
  }
  for (const key of table.foreignKeys) {
    await client.query(`ALTER TABLE ${twin} ADD CONSTRAINT ${name(key.name)} ${key.definition}`);
  }
}

const mirror = (table: PersonTable) => `mirror_${table.name}`;

/**
 * From now on each change of the rows of one table happens to the other, in the transaction of its writer. Of a row that the
 * other one does not have yet, an update stores the whole row.
 */
export async function createMirror(client: pg.ClientBase, table: PersonTable, from: string, to: string): Promise<void> {
  const source = `${name(from)}.${name(table.name)}`;
  const target = `${name(to)}.${name(table.name)}`;
  const mirrored = `${name(twinSchema(table.schema))}.${name(mirror(table))}`;
  const key = name(primaryColumn(table));
  const conflict = to === twinSchema(table.schema) ? `${key}, ${name(partitionKey)}` : key;
  const columns = table.columns.map(name).join(', ');
  const values = table.columns.map((column) => `NEW.${name(column)}`).join(', ');
  const updates = table.columns.map((column) => `${name(column)} = excluded.${name(column)}`).join(', ');
  const identity = `${key} = OLD.${key} AND ${name(partitionKey)} = OLD.${name(partitionKey)}`;
  await client.query(
    `CREATE OR REPLACE FUNCTION ${mirrored}() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $mirror$
     BEGIN
       IF TG_OP = 'INSERT' THEN
         INSERT INTO ${target} (${columns}) VALUES (${values});
       ELSIF TG_OP = 'UPDATE' THEN
         IF (NEW.${key}, NEW.${name(partitionKey)}) IS DISTINCT FROM (OLD.${key}, OLD.${name(partitionKey)}) THEN
           DELETE FROM ${target} WHERE ${identity};
         END IF;
         INSERT INTO ${target} (${columns}) VALUES (${values}) ON CONFLICT (${conflict}) DO UPDATE SET ${updates};
       ELSE
         DELETE FROM ${target} WHERE ${identity};
       END IF;
       RETURN NULL;
     END
     $mirror$`,
  );
  await client.query(`REVOKE ALL ON FUNCTION ${mirrored}() FROM PUBLIC`);
  await client.query(
    `CREATE TRIGGER ${name(mirror(table))} AFTER INSERT OR UPDATE OR DELETE ON ${source}
     FOR EACH ROW EXECUTE FUNCTION ${mirrored}()`,
  );
}

export async function dropMirror(client: pg.ClientBase, table: PersonTable, from: string): Promise<void> {
  await client.query(`DROP TRIGGER IF EXISTS ${name(mirror(table))} ON ${name(from)}.${name(table.name)}`);
}

/**
 * A key of the person cannot be what rows of other tables refer to by the row's id alone. Triggers take the place of these
 * foreign keys: a referring row needs its row, and goes with it.
 */
export async function createReferenceTriggers(client: pg.ClientBase, table: PersonTable): Promise<void> {
  const { schema, references } = table;
  if (references.length === 0) return;
  const key = name(primaryColumn(table));
  const target = `${name(schema)}.${name(table.name)}`;
  for (const { name: constraint, table: child, column } of references) {
    const check = `${name(schema)}.${name(constraint)}`;
    const message = `insert or update on table "${child}" violates foreign key constraint "${constraint}"`;
    await client.query(
      `CREATE OR REPLACE FUNCTION ${check}() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $check$
       BEGIN
         PERFORM FROM ${target} WHERE ${key} = NEW.${name(column)} FOR KEY SHARE;
         IF NOT FOUND AND NEW.${name(column)} IS NOT NULL THEN
           RAISE EXCEPTION USING ERRCODE = 'foreign_key_violation', MESSAGE = ${pg.escapeLiteral(message)},
             SCHEMA = ${pg.escapeLiteral(schema)}, TABLE = ${pg.escapeLiteral(child)}, CONSTRAINT = ${pg.escapeLiteral(constraint)};
         END IF;
         RETURN NULL;
       END
       $check$`,
    );
    await client.query(
      `CREATE TRIGGER ${name(constraint)} AFTER INSERT OR UPDATE OF ${name(column)} ON ${name(schema)}.${name(child)}
       FOR EACH ROW EXECUTE FUNCTION ${check}()`,
    );
  }
  const cascade = `${name(schema)}.${name(cascadeOf(table))}`;
  const deletions = references.map(
    // A row that moves to another partition with its person is deleted there and inserted here: it still exists.
    ({ table: child, column }) =>
      `DELETE FROM ${name(schema)}.${name(child)} WHERE ${name(column)} = OLD.${key}
         AND NOT EXISTS (SELECT FROM ${target} WHERE ${key} = OLD.${key});`,
  );
  await client.query(
    `CREATE OR REPLACE FUNCTION ${cascade}() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $cascade$
     BEGIN
       ${deletions.join('\n       ')}
       RETURN NULL;
     END
     $cascade$`,
  );
  await client.query(
    `CREATE TRIGGER ${name(cascadeOf(table))} AFTER DELETE ON ${target} FOR EACH ROW EXECUTE FUNCTION ${cascade}()`,
  );
}

export async function dropReferenceTriggers(client: pg.ClientBase, table: PersonTable): Promise<void> {
  const { schema, references } = table;
  for (const { name: constraint } of references) {
    await client.query(`DROP FUNCTION IF EXISTS ${name(schema)}.${name(constraint)}() CASCADE`);
  }
  await client.query(`DROP FUNCTION IF EXISTS ${name(schema)}.${name(cascadeOf(table))}() CASCADE`);
}

const cascadeOf = (table: PersonTable) => `${table.name}_cascade`;
