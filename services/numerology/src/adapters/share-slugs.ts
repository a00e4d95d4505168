import { randomBytes } from 'node:crypto';

/** A new public address: 144 bits from the system's generator, base64url (decision 24). */
export function newShareSlug(): string {
  return randomBytes(18).toString('base64url');
}
