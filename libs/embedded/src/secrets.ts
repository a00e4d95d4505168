import { generateKeyPairSync, randomBytes } from 'node:crypto';
import path from 'node:path';
import * as z from 'zod';
import { readJson, writePrivateFile } from './private-file.ts';

/** An Ed25519 private key as a JSON Web Key; `kid` names it and begins with the name of its caller. */
export type PrivateJwk = Readonly<Record<string, string>>;

const privateJwk = z.record(z.string(), z.string());

const stored = z.object({
  keys: z.record(z.string(), z.string().min(1)),
  identities: z.record(z.string(), z.union([z.array(privateJwk).min(1), privateJwk.transform((one) => [one])])),
});

/** An Ed25519 key pair as JSON Web Keys. */
export interface IdentityKey {
  readonly privateKey: PrivateJwk;
  readonly publicKey: PrivateJwk;
}

/** The secrets of one data folder: made when first asked for, the same from then on. */
export interface Secrets {
  /** 32 random bytes in base64url; while it is changed, several with commas (deploy/operations/rotate.ts). */
  key(name: string): Promise<string>;
  /** The key with which `name` signs. */
  identity(name: string): Promise<IdentityKey>;
  /** A JWKS of all public keys of these callers: several of each while they are changed. */
  jwks(names: readonly string[]): Promise<string>;
}

/** Those of a folder, which may be changed. */
export interface StoredSecrets extends Secrets {
  /** Puts another value in the place of a key. */
  replace(name: string, value: string): Promise<void>;
  /** Puts other keys in the place of those of all these callers, or of none if `turn` throws; the first signs. */
  replaceIdentities(
    names: readonly string[],
    turn: (name: string, keys: readonly PrivateJwk[]) => readonly PrivateJwk[],
  ): Promise<void>;
}

export function createIdentity(name: string): PrivateJwk {
  const { kty = '', crv = '', x = '', d = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return { kty, crv, x, d, kid: `${name}-${randomBytes(6).toString('hex')}`, alg: 'EdDSA', use: 'sig' };
}

function publicKeyOf({ d: _secret, ...publicKey }: PrivateJwk): PrivateJwk {
  return publicKey;
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
  async function identitiesOf(name: string): Promise<readonly [PrivateJwk, ...PrivateJwk[]]> {
    const [first, ...others] = content.identities[name] ?? [];
    if (first !== undefined) return [first, ...others];
    const made = createIdentity(name);
    content.identities[name] = [made];
    await save();
    return [made];
  }

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
      const [privateKey] = await identitiesOf(name);
      return { privateKey, publicKey: publicKeyOf(privateKey) };
    },
    async jwks(names) {
      const keys = await Promise.all(names.map(identitiesOf));
      return JSON.stringify({ keys: keys.flat().map(publicKeyOf) });
    },
    async replaceIdentities(names, turn) {
      const turned = await Promise.all(names.map(async (name) => [name, [...turn(name, await identitiesOf(name))]]));
      Object.assign(content.identities, Object.fromEntries(turned));
      await save();
    },
  };
}
