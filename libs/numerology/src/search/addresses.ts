import { foldText } from './folding.ts';

/** Letters that a name under .com.br may have (Registro.br). */
export const longestDomain = 26;

/** A name as an address and as a profile; whether they are free is not known here. */
export interface Addresses {
  domain: string;
  handle: string;
}

export function addressesOf(name: string): Addresses {
  const joined = foldText(name).replaceAll(' ', '');
  return { domain: `${joined}.com.br`, handle: `@${joined}` };
}
