import { createHmac } from 'node:crypto';
import { keysOf } from '@sefira/platform/identity/key-ring';

/** A key of its own: hashes must stay comparable when MESSAGE_KEY is rotated. */
export interface KeyedHashKeys {
  readonly LIKENESS_KEY?: string | undefined;
  readonly MESSAGE_KEY: string;
}

/** A keyed hash that lets two services compare a value without exchanging it; hashes of two purposes differ. */
export function keyedHash(purpose: string, value: string, keys: KeyedHashKeys): string {
  const key = keys.LIKENESS_KEY ?? keysOf(keys.MESSAGE_KEY)[0];
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(`likeness:${purpose}:${value}`).digest('base64url');
}
