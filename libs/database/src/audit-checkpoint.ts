import { createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject, sign, verify } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { type ChainPoint, canonicalText } from './audit-chain.ts';

/**
 * Signed points of the audit chain, kept in a folder outside the database: the newest one in `head.json`, one of each day
 * in `<day>.json`, and where retention left off in `retention.json`.
 */

const checkpoint = z.object({
  sequence: z.int(),
  hash: z.string(),
  signedAt: z.string(),
  signature: z.string(),
});
export type Checkpoint = z.infer<typeof checkpoint>;

const privateJwk = z.looseObject({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string(), d: z.string() });

export interface CheckpointKeys {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** The Ed25519 key pair from its private JWK as JSON. */
export function readCheckpointKeys(json: string): CheckpointKeys {
  const jwk = z.parse(privateJwk, JSON.parse(json));
  const privateKey = createPrivateKey({ key: jwk as JsonWebKey, format: 'jwk' });
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

function signedText({ sequence, hash, signedAt }: Omit<Checkpoint, 'signature'>): Buffer {
  return Buffer.from(canonicalText({ sequence, hash, signedAt }));
}

export function signCheckpoint(point: ChainPoint, signedAt: Date, keys: CheckpointKeys): Checkpoint {
  const facts = { sequence: point.sequence, hash: point.hash, signedAt: signedAt.toISOString() };
  return { ...facts, signature: sign(null, signedText(facts), keys.privateKey).toString('base64url') };
}

const headFile = 'head.json';
const retentionFile = 'retention.json';

/** A folder that does not exist yet is empty. */
async function fileNames(folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return readdir(folder);
}

/** The checkpoints of the folder. @throws Error naming a file with a wrong signature */
export async function readCheckpoints(
  folder: string,
  publicKey: KeyObject,
): Promise<{ readonly signed: readonly Checkpoint[]; readonly retention: Checkpoint | undefined }> {
  const names = (await fileNames(folder)).filter((name) => name.endsWith('.json')).sort();
  const signed: Checkpoint[] = [];
  let retention: Checkpoint | undefined;
  for (const name of names) {
    const read = await readOne(path.join(folder, name), publicKey);
    if (name === retentionFile) retention = read;
    else signed.push(read);
  }
  const newer = signed.filter(({ sequence }) => sequence > (retention?.sequence ?? 0));
  return { signed: newer, retention };
}

async function readOne(file: string, publicKey: KeyObject): Promise<Checkpoint> {
  const parsed = z.safeParse(checkpoint, JSON.parse(await readFile(file, 'utf8')));
  const isOurs =
    parsed.success && verify(null, signedText(parsed.data), publicKey, Buffer.from(parsed.data.signature, 'base64url'));
  if (!isOurs) throw new Error(`${path.basename(file)}: o ponto de controle não tem a nossa assinatura`);
  return parsed.data;
}

/** The newest checkpoint; undefined before the first. @throws Error when it was altered */
export async function readHead(folder: string, publicKey: KeyObject): Promise<Checkpoint | undefined> {
  const names = await fileNames(folder);
  return names.includes(headFile) ? readOne(path.join(folder, headFile), publicKey) : undefined;
}

/** Stores the newest checkpoint, and the first of each day permanently. @returns true for the first of the day */
export async function storeCheckpoint(folder: string, point: Checkpoint, day: string): Promise<boolean> {
  await replaceFile(path.join(folder, headFile), point);
  try {
    await writeFile(path.join(folder, `${day}.json`), `${JSON.stringify(point)}\n`, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Stores the last archived and removed entry. */
export function storeRetentionPoint(folder: string, point: Checkpoint): Promise<void> {
  return replaceFile(path.join(folder, retentionFile), point);
}

async function replaceFile(file: string, point: Checkpoint): Promise<void> {
  const half = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(half, `${JSON.stringify(point)}\n`, { mode: 0o600 });
  await rename(half, file);
}
