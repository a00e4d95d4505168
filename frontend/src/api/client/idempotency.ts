import * as z from 'zod/mini';
import { readStoredJson } from '../session/stored-json.ts';

const storageKey = 'unansweredCalls';
const storedKeys = z.record(z.string(), z.string());

/**
 * The same call with the same body keeps its key until a response arrives, also over a reload, so a repeat after a lost
 * connection is charged once (docs/decisions/0006-idempotency-keys.md). `singleUseFields` differ between attempts.
 */
export function idempotencyKey(url: string, body: unknown, singleUseFields: readonly string[] = []): string {
  const call = hashOf(
    url + JSON.stringify(body, (name, value) => (singleUseFields.includes(name) ? undefined : value)),
  );
  const open = readOpen();
  const key = open[call] ?? randomKey();
  store({ ...open, [call]: key });
  return key;
}

/** Releases the key after any response; the next call gets a new one. */
export function settleIdempotency(key: string): void {
  store(Object.fromEntries(Object.entries(readOpen()).filter(([, value]) => value !== key)));
}

function readOpen(): Readonly<Record<string, string>> {
  return readStoredJson(storedKeys, sessionStorage.getItem(storageKey)) ?? {};
}

function store(open: Readonly<Record<string, string>>): void {
  sessionStorage.setItem(storageKey, JSON.stringify(open));
}

/** A short name for a call, so that no body with personal data is stored; the service refuses a key with another body. */
function hashOf(text: string): string {
  let hash = 0;
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}

/** `crypto.randomUUID` exists on secure origins only; a plain HTTP address of a local network is none. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
