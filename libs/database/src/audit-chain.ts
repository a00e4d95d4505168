import { hash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import * as z from 'zod';
import { rowsOf } from './rows.ts';

/**
 * The chain of the audit trail. An entry is the exact text of its facts (`body`) and `hash`, an HMAC over the previous entry
 * and that text: without the key no valid entry can be written, changed, moved or removed.
 */

/** Hash before the first entry. */
export const chainStart = '0'.repeat(64);

const blockBytes = 64;
const digestBytes = 32;

/** HMAC-SHA256 of one key after another text; its two inner hashes in one call each, which is several times faster. */
function createMac(key: Buffer): (text: string) => string {
  const inner = { buffer: Buffer.alloc(64 * 1024, 0) };
  const outer = Buffer.alloc(blockBytes + digestBytes, 0);
  for (let index = 0; index < blockBytes; index += 1) {
    const byte = key[index] ?? 0;
    inner.buffer[index] = byte ^ 0x36;
    outer[index] = byte ^ 0x5c;
  }
  return (text) => {
    const room = blockBytes + text.length * 3;
    if (room > inner.buffer.length) inner.buffer = Buffer.concat([inner.buffer.subarray(0, blockBytes)], room);
    const length = inner.buffer.write(text, blockBytes, 'utf8');
    hash('sha256', inner.buffer.subarray(0, blockBytes + length), 'buffer').copy(outer, blockBytes);
    return hash('sha256', outer, 'hex');
  };
}

const macs = new WeakMap<Buffer, (text: string) => string>();

/** HMAC-SHA256 in hex over the entry before, the place and the exact text. `key` is at most 64 bytes. */
export function chainHash(key: Buffer, previous: string, sequence: number, body: string): string {
  const mac = macs.get(key) ?? createMac(key);
  macs.set(key, mac);
  return mac(`${previous}\n${sequence}\n${body}`);
}

/** The chain's keys, the one in use first. */
export type ChainKeys = readonly [Buffer, ...Buffer[]];

/** The keys of a value that holds one, or after a change the new one and those of before with commas between. */
export function readChainKeys(value: string): ChainKeys {
  const [first = '', ...others] = value.split(',');
  const read = (key: string) => Buffer.from(key, 'base64url');
  return [read(first), ...others.map(read)];
}

/**
 * Says whether an entry fits the one before it, asked in the order of the chain. Entries of before a change fit the keys of
 * then; once a newer key has been seen, no older one counts.
 */
export function chainFit(
  keys: ChainKeys,
): (previous: string, entry: ChainPoint & { readonly body: string }) => boolean {
  let oldest = keys.length - 1;
  return (previous, { sequence, hash: made, body }) => {
    const found = keys.findLastIndex(
      (key, index) => index <= oldest && chainHash(key, previous, sequence, body) === made,
    );
    if (found === -1) return false;
    oldest = found;
    return true;
  };
}

/** The same value has the same text: keys sorted, nothing undefined. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  );
}

/** Where a chain stands: the place and hash of one of its entries. */
export interface ChainPoint {
  readonly sequence: number;
  readonly hash: string;
}

export interface ChainProof {
  readonly entries: number;
  readonly last: ChainPoint;
  /** The first entry that does not fit, and why. */
  readonly broken: { readonly sequence: number; readonly problem: string } | null;
}

export interface ProofOptions {
  readonly schema: string;
  readonly keys: ChainKeys;
  /** Where retention left off; entries up to it were archived. */
  readonly after?: ChainPoint;
  /** What was signed and kept elsewhere: the chain must still hold each of them. */
  readonly signed: readonly ChainPoint[];
}

const batchRows = 20_000;
const chainRow = z.tuple([z.string()]);

/**
 * Reads the whole chain on one snapshot and proves it. Finds edited, deleted, swapped and inserted entries by the chain,
 * and a cut tail, a rebuilt chain or an old dump by the signed points.
 */
export async function verifyChain(pool: Pick<Pool, 'connect'>, options: ProofOptions): Promise<ChainProof> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query('SET LOCAL statement_timeout = 0');
    try {
      return await prove(client, options);
    } finally {
      await client.query('ROLLBACK');
    }
  } finally {
    client.release();
  }
}

async function prove(client: PoolClient, { schema, keys, after, signed }: ProofOptions): Promise<ChainProof> {
  const signedAt = new Map(signed.map((point) => [point.sequence, point.hash]));
  let last: ChainPoint = after ?? { sequence: 0, hash: chainStart };
  let entries = 0;
  const fits = chainFit(keys);
  const name = client.escapeIdentifier(schema);
  // One text a row: the driver takes rows of one column fastest.
  await client.query(
    `DECLARE chain NO SCROLL CURSOR FOR
     SELECT sequence || ' ' || hash || ' ' || body FROM ${name}.audit_entry WHERE sequence > ${last.sequence} ORDER BY sequence`,
  );
  const fetchRows = () => rowsOf(chainRow)(client.query({ text: `FETCH ${batchRows} FROM chain`, rowMode: 'array' }));
  let fetching = fetchRows();
  for (;;) {
    const rows = await fetching;
    // The server reads on while these are proved.
    if (rows.length === batchRows) fetching = fetchRows();
    for (const [line] of rows) {
      const entry = readLine(line);
      const problem = problemOf(entry, last, fits, signedAt);
      if (problem !== null) {
        await fetching;
        return { entries, last, broken: { sequence: last.sequence + 1, problem } };
      }
      last = entry;
      entries += 1;
    }
    if (rows.length < batchRows) break;
  }
  const missing = signed
    .filter(({ sequence }) => sequence > last.sequence)
    .toSorted((left, right) => left.sequence - right.sequence)[0];
  if (missing === undefined) return { entries, last, broken: null };
  const problem = `faltam registros: o ponto de controle assinado alcança o ${missing.sequence}`;
  return { entries, last, broken: { sequence: last.sequence + 1, problem } };
}

interface Line extends ChainPoint {
  readonly body: string;
}

function readLine(line: string): Line {
  const space = line.indexOf(' ');
  const hashEnd = line.indexOf(' ', space + 1);
  return {
    sequence: Number(line.slice(0, space)),
    hash: line.slice(space + 1, hashEnd),
    body: line.slice(hashEnd + 1),
  };
}

function problemOf(
  entry: Line,
  last: ChainPoint,
  fits: ReturnType<typeof chainFit>,
  signedAt: ReadonlyMap<number, string>,
): string | null {
  if (entry.sequence !== last.sequence + 1) return `o registro não está mais lá (o seguinte é o ${entry.sequence})`;
  if (!fits(last.hash, entry)) return 'o conteúdo não corresponde ao que foi gravado';
  const signed = signedAt.get(entry.sequence);
  return signed === undefined || signed === entry.hash
    ? null
    : 'a cadeia foi refeita depois do ponto de controle assinado';
}
