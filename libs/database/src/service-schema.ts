import { glob, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the Prisma files of one service are. */
export interface ServiceSchema {
  /** The folder's name: `admin-config`. */
  readonly service: string;
  /** The Postgres schema: `admin_config`. */
  readonly schema: string;
  readonly schemaFile: string;
  readonly migrationsFolder: string;
  /** The Prisma schema that the migrations lead to. */
  readonly snapshotFile: string;
  readonly generatedFolder: string;
}

/** One migration as it is on disk. */
export interface Migration {
  /** The folder's name: `20261123000000_first`. */
  readonly name: string;
  readonly sql: string;
}

/** The Postgres schema of a service: its name in snake case. */
export function schemaName(service: string): string {
  return service.replaceAll('-', '_');
}

export function serviceSchema(root: string, service: string): ServiceSchema {
  const prisma = path.join(root, 'services', service, 'prisma');
  return {
    service,
    schema: schemaName(service),
    schemaFile: path.join(prisma, 'schema.prisma'),
    migrationsFolder: path.join(prisma, 'migrations'),
    snapshotFile: path.join(prisma, 'migrations', 'schema.prisma'),
    generatedFolder: path.join(prisma, 'generated'),
  };
}

/** Every service of the repository that has a Prisma schema, in the order of their names. */
export async function findServiceSchemas(root: string): Promise<readonly ServiceSchema[]> {
  const services: string[] = [];
  for await (const file of glob('services/*/prisma/schema.prisma', { cwd: root })) {
    const [, service] = file.split(path.sep);
    if (service !== undefined) services.push(service);
  }
  return services.sort().map((service) => serviceSchema(root, service));
}

/** The migrations of a service, oldest first. @throws Error where a folder has no `migration.sql` */
export async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return Promise.all(
    names.map(async (name) => ({
      name,
      sql: await readFile(path.join(folder, name, 'migration.sql'), 'utf8'),
    })),
  );
}
