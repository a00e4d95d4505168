import { createHmac } from 'node:crypto';
import { clientNetwork } from '@sefira/platform/http/client-network';
import { keysOf } from '@sefira/platform/identity/key-ring';

/** Tells visitors of one day apart; another day, or without the key, it says nothing of anybody. */
export function visitorHash(address: string, userAgent: string, day: string, key: string): string {
  return createHmac('sha256', Buffer.from(keysOf(key)[0], 'base64url'))
    .update(`visitor:${day}:${clientNetwork(address)}:${userAgent}`)
    .digest('base64url');
}
