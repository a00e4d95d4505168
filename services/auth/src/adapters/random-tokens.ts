import { randomBytes, randomInt } from 'node:crypto';
import { apiKeyPrefix } from '@sefira/contracts/auth/api-keys';

/** A new opaque token: 256 bits from the system's generator, base64url (docs/decisions/0008-opaque-session-token.md). */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A salt of 128 bits, base64url. */
export function newSalt(): string {
  return randomBytes(16).toString('base64url');
}

/** A new API key: its prefix and 256 bits. */
export function newApiKey(): string {
  return `${apiKeyPrefix}${newToken()}`;
}

/** Without characters that are easily confused. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const backupCodes = 10;

/** Ten different backup codes such as `abcd-efgh`, about 40 bits each. */
export function newBackupCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < backupCodes) {
    const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
    codes.add(`${letters.slice(0, 4)}-${letters.slice(4)}`);
  }
  return [...codes];
}
