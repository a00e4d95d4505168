import { hash as hashArgon2, verify as verifyArgon2 } from '@node-rs/argon2';

/** OWASP Password Storage: argon2id, 19 MiB, two passes, one lane. */
const memoryKibibytes = 19_456;
const passes = 2;

/** The package's default algorithm is argon2id. */
export function hash(password: string): Promise<string> {
  return hashArgon2(password.normalize('NFC'), {
    memoryCost: memoryKibibytes,
    timeCost: passes,
    parallelism: 1,
  });
}

export function verify(stored: string, password: string): Promise<boolean> {
  return verifyArgon2(stored, password.normalize('NFC'));
}

/** Reads the parameters of a PHC string and compares them with today's. */
export function needsRehash(stored: string): boolean {
  const parameters = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(stored);
  return !parameters || Number(parameters[1]) < memoryKibibytes || Number(parameters[2]) < passes;
}
