const open = new Map<string, string>();

/**
 * One key for one order (docs/decisions/0006-idempotency-keys.md): the same call with the same body keeps its key until an answer came, so what is
 * sent again after a lost connection is charged once.
 */
export function idempotencyKey(path: string, body: unknown): string {
  const order = orderOf(path, body);
  const known = open.get(order);
  if (known) return known;
  const key = randomKey();
  open.set(order, key);
  return key;
}

/** The order was answered, well or badly: the next one is a new one. */
export function settleIdempotency(key: string): void {
  for (const [order, value] of open) if (value === key) open.delete(order);
}

function orderOf(path: string, body: unknown): string {
  return `${path} ${JSON.stringify(body)}`;
}

/** `crypto.randomUUID` exists on secure origins only; a house reached by its address on a local network is none. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
