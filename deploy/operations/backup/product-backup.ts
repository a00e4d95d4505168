import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createBackup } from '@sefira/database/backup/create';
import type { Manifest } from '@sefira/database/backup/manifest';
import { type Restored, restoreBackup } from '@sefira/database/backup/restore';
import { findServiceSchemas } from '@sefira/database/service-schema';
import type { AdministratorUrl } from '../administrator-urls.ts';
import { conversions } from './conversions.ts';
import { copyFolder } from './files.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Where an installation stores its data. */
export interface Installation {
  /** The administrator's of each schema, direct to PostgreSQL. */
  readonly urlOf: AdministratorUrl;
  /** PDFs and uploads; undefined where they are in a bucket, which has versions of its own. */
  readonly fileStoreDir: string | undefined;
  /** Signed checkpoints of the audit trail and the lists of erased accounts. */
  readonly auditDir: string;
  /** Keys of the embedded profile; undefined where the operator stores them. */
  readonly secretsFile: string | undefined;
}

export interface BackupFigures {
  readonly rows: number;
  readonly bytes: number;
  readonly files: number;
  readonly seconds: number;
}

/**
 * Copies a running installation into a new folder. The database is copied first, so that every file that a row refers to is
 * in the copy; a folder without the ending `.partial` is complete.
 */
export async function backUp(installation: Installation, target: string): Promise<BackupFigures> {
  const began = performance.now();
  const partial = `${target}.partial`;
  await mkdir(partial, { recursive: true, mode: 0o700 });
  const schemas = (await findServiceSchemas(root)).map(({ schema }) => schema);
  const { urlOf, fileStoreDir, auditDir, secretsFile } = installation;
  const taken = await createBackup({ urlOf, schemas, folder: path.join(partial, 'database') });
  const files = fileStoreDir === undefined ? 0 : await copyFolder(fileStoreDir, path.join(partial, 'files'));
  await copyFolder(auditDir, path.join(partial, 'audit'));
  if (secretsFile !== undefined) await copyFile(secretsFile, path.join(partial, 'secrets.json'));
  await rename(partial, target);
  await recordTime(path.dirname(target));
  return { ...sums(taken), files, seconds: (performance.now() - began) / 1000 };
}

/** For the textfile collector of Prometheus' node_exporter; the alert `SefiraBackupOld` asks for it. */
async function recordTime(folder: string): Promise<void> {
  const file = path.join(folder, 'sefira_backup.prom');
  const metric = 'sefira_backup_timestamp_seconds';
  await writeFile(`${file}.partial`, `# TYPE ${metric} gauge\n${metric} ${Math.floor(Date.now() / 1000)}\n`);
  await rename(`${file}.partial`, file);
}

/** Restores a backup into an empty installation. @throws Error where it is not empty or the backup is incomplete */
export async function restore(
  backup: string,
  installation: Installation,
): Promise<BackupFigures & Pick<Restored, 'repaired'>> {
  const began = performance.now();
  const services = await findServiceSchemas(root);
  const { manifest, repaired } = await restoreBackup({
    urlOf: installation.urlOf,
    folder: path.join(backup, 'database'),
    migrationsFolder: (schema) => {
      const service = services.find((one) => one.schema === schema);
      if (service === undefined) throw new Error(`Esta versão não conhece ${schema}.`);
      return service.migrationsFolder;
    },
    conversions,
  });
  const { fileStoreDir, auditDir } = installation;
  const files = fileStoreDir === undefined ? 0 : await copyFolder(path.join(backup, 'files'), fileStoreDir);
  await copyFolder(path.join(backup, 'audit'), auditDir);
  return { ...sums(manifest), repaired, files, seconds: (performance.now() - began) / 1000 };
}

function sums({ schemas }: Manifest): { readonly rows: number; readonly bytes: number } {
  const tables = schemas.flatMap((schema) => schema.tables);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return { rows: sum(tables.map(({ rows }) => rows)), bytes: sum(tables.map(({ bytes }) => bytes)) };
}

/** `1.234 linhas, 56,7 MB e 89 arquivos em 1,2 s (20 s por GB de linhas)`. */
export function describeFigures({ rows, bytes, files, seconds }: BackupFigures): string {
  const number = (value: number, digits = 0) =>
    value.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const perGigabyte = bytes === 0 ? 0 : seconds / (bytes / 1e9);
  const size = `${number(rows)} linhas, ${number(bytes / 1e6, 1)} MB e ${number(files)} arquivos`;
  return `${size} em ${number(seconds, 1)} s (${number(perGigabyte)} s por GB de linhas)`;
}
