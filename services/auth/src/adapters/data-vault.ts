import { createHmac, hkdfSync } from 'node:crypto';
import { seal, unseal } from '@sefira/messaging/sealing';
import { keyId, keysOf } from '@sefira/platform/identity/key-ring';

/** Purposes of keyed digests; each has a derived key of its own. */
export type KeyedPurpose = 'backup-code' | 'nonce' | 'session-child';

/** Secrets at rest: sealed with AES-256-GCM, or stored only as a keyed digest (docs/decisions/0030-secrets-and-personal-data-at-rest.md). */
export interface DataVault {
  /** `<key id>.<ciphertext>`. */
  seal(value: string): string;
  /** @throws Error when it was altered or its key is unknown */
  open(sealed: string): string;
  /** HMAC-SHA256 under the current key, base64url. */
  digest(purpose: KeyedPurpose, value: string): string;
  /** The digests under every key of the ring, for comparison during a rotation. */
  digests(purpose: KeyedPurpose, value: string): string[];
}

export function createDataVault(dataKey: string): DataVault {
  const [current, ...others] = keysOf(dataKey);
  const keys = new Map([current, ...others].map((key) => [keyId(key), key]));
  const mac = (key: string, purpose: KeyedPurpose, value: string) =>
    createHmac('sha256', Buffer.from(hkdfSync('sha256', Buffer.from(key, 'base64url'), '', purpose, 32)))
      .update(value)
      .digest('base64url');
  return {
    seal: (value) => `${keyId(current)}.${seal(value, current)}`,
    open(sealed) {
      const [id = '', content = ''] = sealed.split('.');
      const key = keys.get(id);
      if (!key) throw new Error(`no data key ${id}`);
      return String(unseal(content, key));
    },
    digest: (purpose, value) => mac(current, purpose, value),
    digests: (purpose, value) => [...keys.values()].map((key) => mac(key, purpose, value)),
  };
}
