const open = new Map<string, string>();

/**
 * The same call with the same body keeps its key until a response arrives, so a repeat after a lost connection is
 * charged once (docs/decisions/0006-idempotency-keys.md).
 */
export function idempotencyKey(path: string, body: unknown): string {
  const order = orderOf(path, body);
  const known = open.get(order);
  if (known) return known;
  const key = randomKey();
  open.set(order, key);
  return key;
}

/** Releases the key after any response; the next call gets a new one. */
export function settleIdempotency(key: string): void {
  for (const [order, value] of open) if (value === key) open.delete(order);
}

function orderOf(path: string, body: unknown): string {
  return `${path} ${JSON.stringify(body)}`;
}

/** `crypto.randomUUID` exists on secure origins only; a plain HTTP address of a local network is none. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
