import { createHmac } from 'node:crypto';
import { clientNetwork } from '@sefira/platform/http/client-network';
import { keysOf } from '@sefira/platform/identity/key-ring';

/** Distinguishes visitors within a day; hashes of different days are not comparable, and none can be reversed without the key. */
export function visitorHash(address: string, userAgent: string, day: string, key: string): string {
  return createHmac('sha256', Buffer.from(keysOf(key)[0], 'base64url'))
    .update(`visitor:${day}:${clientNetwork(address)}:${userAgent}`)
    .digest('base64url');
}
