import { createHash, randomBytes } from 'node:crypto';

/** A new name of a calendar file: 192 bits from the system's generator, base64url. */
export function newCalendarName(): string {
  return randomBytes(24).toString('base64url');
}

/** Its stored hash. */
export function hashCalendarName(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}
