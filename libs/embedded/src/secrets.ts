import { generateKeyPairSync, randomBytes } from 'node:crypto';
import path from 'node:path';
import * as z from 'zod';
import { readJson, writePrivateFile } from './private-file.ts';

const stored = z.object({
  keys: z.record(z.string(), z.string().min(1)),
  identities: z.record(z.string(), z.record(z.string(), z.string())),
});

/** An Ed25519 key pair as JSON Web Keys; `kid` names it. */
export interface IdentityKey {
  readonly privateKey: Record<string, string>;
  readonly publicKey: Record<string, string>;
}

/** The secrets of one data folder: made when first asked for, the same from then on. */
export interface Secrets {
  /** 32 random bytes in base64url; while it is changed, several with commas (deploy/operations/rotate.ts). */
  key(name: string): Promise<string>;
  /** Who signs as `name`. */
  identity(name: string): Promise<IdentityKey>;
}

/** Those of a folder, which may be changed. */
export interface StoredSecrets extends Secrets {
  /** Puts another value in the place of a key. */
  replace(name: string, value: string): Promise<void>;
}

/** Opens `<dataDir>/secrets.json`, which only its owner can read. Open it once per process: each opening writes the whole file. */
export async function openSecrets({ dataDir }: { dataDir: string }): Promise<StoredSecrets> {
  const file = path.join(dataDir, 'secrets.json');
  const content = stored.parse((await readJson(file)) ?? { keys: {}, identities: {} });
  // Until it had a key of its own, likenesses were hashed with that of messages.
  const { message, likeness = message } = content.keys;
  if (likeness !== undefined) content.keys.likeness = likeness;
  let saving = Promise.resolve();
  const save = () => {
    saving = saving.then(() => writePrivateFile(file, `${JSON.stringify(content, null, 2)}\n`));
    return saving;
  };
  return {
    async key(name) {
      const known = content.keys[name];
      if (known !== undefined) return known;
      const made = randomBytes(32).toString('base64url');
      content.keys[name] = made;
      await save();
      return made;
    },
    replace(name, value) {
      content.keys[name] = value;
      return save();
    },
    async identity(name) {
      let privateKey = content.identities[name];
      if (privateKey === undefined) {
        const {
          kty = '',
          crv = '',
          x = '',
          d = '',
        } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
        const kid = `${name}-${randomBytes(6).toString('hex')}`;
        privateKey = { kty, crv, x, d, kid, alg: 'EdDSA', use: 'sig' };
        content.identities[name] = privateKey;
        await save();
      }
      const { d: _secret, ...publicKey } = privateKey;
      return { privateKey, publicKey };
    },
  };
}
