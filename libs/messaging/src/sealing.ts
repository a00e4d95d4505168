import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** A key ready for use, for whoever seals much: making one takes as long as sealing. */
export function sealingKey(key: string): KeyObject {
  return createSecretKey(key, 'base64url');
}

const ready = (key: string | KeyObject) => (typeof key === 'string' ? sealingKey(key) : key);

/** Encrypts what passes through Redis, so that queues hold no personal data in clear (RELIABILITY.md G6). */
export function seal(value: unknown, key: string | KeyObject): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, ready(key), nonce);
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
}

/** Opens what `seal` made, also with the key before while keys change. @throws Error when it was altered or sealed with another key */
export function unseal(sealed: string, key: string | KeyObject, previousKey?: string | KeyObject): unknown {
  try {
    return open(sealed, key);
  } catch (error) {
    if (previousKey === undefined) throw error;
    return open(sealed, previousKey);
  }
}

function open(sealed: string, key: string | KeyObject): unknown {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(algorithm, ready(key), bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const body = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
  return JSON.parse(body.toString('utf8'));
}
