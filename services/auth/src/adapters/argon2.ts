import { hash as hashArgon2, hashRaw, verify as verifyArgon2 } from '@node-rs/argon2';

/** OWASP Password Storage Cheat Sheet: argon2id, 19 MiB, two passes, one lane. */
const memoryKibibytes = 19_456;
const passes = 2;

/** The package's default algorithm is argon2id. */
const cost = { memoryCost: memoryKibibytes, timeCost: passes, parallelism: 1 } as const;

export function hash(password: string): Promise<string> {
  return hashArgon2(password.normalize('NFC'), cost);
}

/** The raw hash of a short secret with a salt that is stored beside it, base64url. */
export async function stretch(secret: string, salt: string): Promise<string> {
  return (await hashRaw(secret, { ...cost, salt: Buffer.from(salt, 'base64url') })).toString('base64url');
}

export function verify(stored: string, password: string): Promise<boolean> {
  return verifyArgon2(stored, password.normalize('NFC'));
}

/** Reads the parameters of a PHC string and compares them with today's. */
export function needsRehash(stored: string): boolean {
  const parameters = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(stored);
  return !parameters || Number(parameters[1]) < memoryKibibytes || Number(parameters[2]) < passes;
}
