import type { SchemaBackup } from './manifest.ts';

/** How rows of a schema from before its first migration go into the tables of that migration. */
export interface Conversion {
  /** Today's names of renamed tables, by the names of the backup. */
  readonly tables?: Readonly<Record<string, string>>;
  /** Today's names of renamed columns, by today's table and the names of the backup. */
  readonly columns?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Columns that today's tables lack, `table.column` with today's table: repairs may read them. */
  readonly dropped?: readonly string[];
  /** SQL on the filled schema, in its transaction and with its search path. */
  readonly repairs?: readonly Repair[];
}

export interface Repair {
  /** What the repaired rows are, for the report. */
  readonly title: string;
  /** Its row count is the number of repaired rows. */
  readonly sql: string;
}

/** The backup with today's names of tables and columns. */
export function rename(backup: SchemaBackup, { tables = {}, columns = {} }: Conversion): SchemaBackup {
  const tableName = (name: string) => tables[name] ?? name;
  return {
    ...backup,
    partitions: backup.partitions.map((partition) => ({ ...partition, parent: tableName(partition.parent) })),
    tables: backup.tables.map((table) => {
      const name = tableName(table.name);
      return { ...table, name, columns: table.columns.map((column) => columns[name]?.[column] ?? column) };
    }),
  };
}
