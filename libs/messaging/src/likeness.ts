import { createHmac } from 'node:crypto';

/**
 * A keyed hash by which two services can tell that a value is the same without telling each other what it is. `purpose`
 * keeps hashes of different kinds apart.
 */
export function likenessOf(purpose: string, value: string, messageKey: string): string {
  return createHmac('sha256', Buffer.from(messageKey, 'base64url'))
    .update(`likeness:${purpose}:${value}`)
    .digest('base64url');
}
