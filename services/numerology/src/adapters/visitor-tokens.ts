import { createHash, randomBytes } from 'node:crypto';

/** A visitor's key to their own votes: 144 bits from the system's generator, base64url. */
export function newVisitorToken(): string {
  return randomBytes(18).toString('base64url');
}

export function hashVisitorToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
