import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { keysOf } from '@sefira/platform/identity/key-ring';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Keys ready for use: the first seals, each opens. */
export type SealingKey = readonly [KeyObject, ...KeyObject[]];

/** Prepared keys of a key ring. Preparing one takes as long as sealing, so frequent callers prepare once. */
export function sealingKey(value: string): SealingKey {
  const [first, ...others] = keysOf(value);
  const make = (key: string) => createSecretKey(key, 'base64url');
  return [make(first), ...others.map(make)];
}

const ready = (key: string | SealingKey) => (typeof key === 'string' ? sealingKey(key) : key);

/** Encrypts a message, so that queues hold no personal data in clear. */
export function seal(value: unknown, key: string | SealingKey): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, ready(key)[0], nonce);
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
}

/** Opens what `seal` made with any of the keys. @throws Error when it was altered or sealed with another key */
export function unseal(sealed: string, key: string | SealingKey): unknown {
  const [first, ...others] = ready(key);
  try {
    return open(sealed, first);
  } catch (error) {
    const [next, ...older] = others;
    if (next === undefined || !isForeign(error)) throw error;
    return unseal(sealed, [next, ...older]);
  }
}

/** Whether a text was sealed with the first key; others are to be sealed again. */
export function isSealedWithFirst(sealed: string, key: string | SealingKey): boolean {
  try {
    open(sealed, ready(key)[0]);
    return true;
  } catch (error) {
    if (!isForeign(error)) throw error;
    return false;
  }
}

/** The cipher's word for a text that was altered or sealed with another key. */
function isForeign(error: unknown): boolean {
  return error instanceof Error && /unable to authenticate/i.test(error.message);
}

function open(sealed: string, key: KeyObject): unknown {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const body = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
  return JSON.parse(body.toString('utf8'));
}
