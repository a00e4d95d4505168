import { randomBytes } from 'node:crypto';

/** A new opaque token: 256 bits from the system's generator, base64url (decision 10). */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}
