import * as z from 'zod/mini';

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
  return storedKeys.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')).data ?? {};
}

function store(open: Readonly<Record<string, string>>): void {
  sessionStorage.setItem(storageKey, JSON.stringify(open));
}

/** cyrb53, public domain: 53 bits without a promise; a body with personal data is not stored. */
function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** `crypto.randomUUID` exists on secure origins only; a plain HTTP address of a local network is none. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
