import { randomBytes } from 'node:crypto';

/** A new public address: 144 bits from the system's generator, base64url (docs/decisions/0033-public-shares.md). */
export function newShareSlug(): string {
  return randomBytes(18).toString('base64url');
}
