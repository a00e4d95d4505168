import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod/mini';
import { type ChainKeys, type ChainPoint, type ChainProof, chainFit, chainStart } from './audit-chain.ts';

/**
 * Entries of the audit trail that retention took out of the database, as they were: `archive/<first>-<last>.jsonl.gz`, a
 * line an entry. They prove like the chain they come from, and the chain goes on where they end.
 */

const line = z.object({ sequence: z.int(), hash: z.string(), body: z.string() });
export type ArchivedEntry = z.infer<typeof line>;

const namePattern = /^(\d{12})-(\d{12})\.jsonl\.gz$/;
const folderOf = (checkpoints: string) => path.join(checkpoints, 'archive');
const padded = (sequence: number) => String(sequence).padStart(12, '0');

/** The archived files, the oldest first. */
async function listArchives(checkpoints: string): Promise<readonly string[]> {
  const folder = folderOf(checkpoints);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return (await readdir(folder))
    .filter((name) => namePattern.test(name))
    .sort()
    .map((name) => path.join(folder, name));
}

/** Writes entries, in order, to a file of their own; it has its name only once it is whole and on the disk. */
export async function writeArchive(
  checkpoints: string,
  range: { readonly first: number; readonly last: number },
  entries: AsyncIterable<ArchivedEntry>,
): Promise<string> {
  const folder = folderOf(checkpoints);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${padded(range.first)}-${padded(range.last)}.jsonl.gz`);
  const half = `${file}.half`;
  async function* lines() {
    for await (const entry of entries) yield `${JSON.stringify(entry)}\n`;
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(half, { mode: 0o600 }));
  const written = await open(half, 'r+');
  try {
    await written.sync();
  } finally {
    await written.close();
  }
  await rename(half, file);
  return file;
}

/** Proves the archived files one after the other, from the first entry of all; what is not there is not asked for. */
export async function verifyArchives(checkpoints: string, keys: ChainKeys): Promise<ChainProof> {
  let last: ChainPoint = { sequence: 0, hash: chainStart };
  let entries = 0;
  const fits = chainFit(keys);
  for (const file of await listArchives(checkpoints)) {
    const proof = await verifyArchive(file, last, fits);
    entries += proof.entries;
    last = proof.last;
    if (proof.broken) return { entries, last, broken: proof.broken };
  }
  return { entries, last, broken: null };
}

/** Proves that a file holds the chain that goes on after `from`. */
export async function verifyArchive(
  file: string,
  from: ChainPoint,
  fits: ReturnType<typeof chainFit>,
): Promise<ChainProof> {
  let last = from;
  let entries = 0;
  const lines = createInterface({
    input: createReadStream(file).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  for await (const text of lines) {
    const entry = z.parse(line, JSON.parse(text));
    if (entry.sequence !== last.sequence + 1 || !fits(last.hash, entry)) {
      const problem = `o arquivo ${path.basename(file)} não corresponde ao que foi gravado`;
      return { entries, last, broken: { sequence: last.sequence + 1, problem } };
    }
    last = { sequence: entry.sequence, hash: entry.hash };
    entries += 1;
  }
  return { entries, last, broken: null };
}
