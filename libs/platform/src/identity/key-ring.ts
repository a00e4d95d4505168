import { createHash } from 'node:crypto';
import * as z from 'zod';

const single = /^[A-Za-z0-9_-]{43}$/;
const ring = /^[A-Za-z0-9_-]{43}(,[A-Za-z0-9_-]{43})*$/;

/** A secret of 32 random bytes in base64url. */
export const secretKey = z.string().regex(single, 'são 32 bytes em base64url');

/** One secret, or several with commas during a rotation: the first seals and signs, each opens. */
export const secretKeys = z.string().regex(ring, 'são 32 bytes em base64url, ou várias chaves com vírgulas');

/** The keys of a value of `secretKeys`, at least one; the first is in use. */
export function keysOf(value: string): readonly [string, ...string[]] {
  const [first = '', ...others] = value.split(',');
  return [first, ...others];
}

/** A short name of a key, from which the key cannot be derived; sealed values carry it. */
export function keyId(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 8);
}
