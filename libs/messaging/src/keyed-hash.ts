import { createHmac } from 'node:crypto';
import { keysOf } from '@sefira/platform/key-ring';

/** Its own key, so that the key of messages can be changed: hashes are compared with those of long ago. */
export interface LikenessKeys {
  readonly LIKENESS_KEY?: string | undefined;
  readonly MESSAGE_KEY: string;
}

/**
 * A keyed hash by which two services can tell that a value is the same without telling each other what it is. `purpose`
 * keeps hashes of different kinds apart.
 */
export function likenessOf(purpose: string, value: string, keys: LikenessKeys): string {
  const key = keys.LIKENESS_KEY ?? keysOf(keys.MESSAGE_KEY)[0];
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(`likeness:${purpose}:${value}`).digest('base64url');
}
