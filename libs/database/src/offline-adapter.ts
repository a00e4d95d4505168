import { ColumnTypeEnum, type SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';

type Adapter = Awaited<ReturnType<SqlMigrationAwareDriverAdapterFactory['connect']>>;

/** The part of a database that the engine needs to compare two Prisma schemas: the version of the server. */
export function offlineAdapter(): SqlMigrationAwareDriverAdapterFactory {
  const refuse = async () => {
    throw new Error('Comparing schemas needs no database.');
  };
  const adapter: Adapter = {
    provider: 'postgres',
    adapterName: 'offline',
    queryRaw: async () => ({
      columnNames: ['exists', 'version', 'numeric_version'],
      columnTypes: [ColumnTypeEnum.Boolean, ColumnTypeEnum.Text, ColumnTypeEnum.Int32],
      rows: [[true, 'PostgreSQL 18.0', 180000]],
    }),
    executeRaw: refuse,
    executeScript: refuse,
    startTransaction: refuse,
    dispose: async () => undefined,
  };
  return {
    provider: 'postgres',
    adapterName: 'offline',
    connect: async () => adapter,
    connectToShadowDb: async () => adapter,
  };
}
