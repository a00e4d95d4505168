/** The part of a Prisma client or transaction that raw statements need; every service's generated client fits. */
export interface SqlExecutor {
  $executeRawUnsafe(query: string, ...values: unknown[]): Promise<number>;
  $queryRawUnsafe(query: string, ...values: unknown[]): Promise<readonly unknown[]>;
}

const schemaPattern = /^[a-z][a-z_]*$/;

/** A table of a service's schema as a quoted, qualified name. */
export function tableIn(schema: string, table: string): string {
  if (!schemaPattern.test(schema)) throw new Error(`not a schema name: ${schema}`);
  return `"${schema}"."${table}"`;
}
