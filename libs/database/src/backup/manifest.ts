import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

/** The forms that PostgreSQL writes; they become part of a command. */
const bounds =
  /^(DEFAULT|FOR VALUES FROM \((MINVALUE|'[\w-]+')\) TO \('[\w-]+'\)|FOR VALUES WITH \(modulus \d+, remainder \d+\))$/;

/** The content of a database backup, written last: a folder without it is incomplete. */
export const manifest = z.object({
  format: z.literal(1),
  takenAt: z.string(),
  /** Position of the snapshot in the write-ahead log. */
  walPosition: z.string(),
  schemas: z.array(
    z.object({
      schema: z.string(),
      migrations: z.array(z.string()),
      sequences: z.array(z.object({ name: z.string(), value: z.nullable(z.string()) })),
      /** Partitions at the time of the backup. */
      partitions: z._default(
        z.array(z.object({ name: z.string(), parent: z.string(), bounds: z.string().check(z.regex(bounds)) })),
        [],
      ),
      /** In the order in which they can be filled: referenced tables first. */
      tables: z.array(
        z.object({
          name: z.string(),
          columns: z.array(z.string()),
          file: z.string(),
          rows: z.int(),
          /** Of the text before compression. */
          bytes: z.int(),
          sha256: z.string(),
        }),
      ),
    }),
  ),
});
export type Manifest = z.infer<typeof manifest>;
export type SchemaBackup = Manifest['schemas'][number];
export type TableBackup = SchemaBackup['tables'][number];

const fileName = 'database.json';

/** @throws Error when the folder has no complete backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, fileName), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${folder} não tem uma cópia inteira: falta ${fileName}.`);
  return z.parse(manifest, JSON.parse(text));
}

export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  await writeFile(path.join(folder, fileName), `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flush: true });
}
