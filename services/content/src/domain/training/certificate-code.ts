/** Crockford's alphabet: no ambiguous characters. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const group = 4;

/** Random bytes of a code. */
export const codeBytes = 12;

/** `7K2M-QX9T-B4DV` from random bytes: sixty bits. */
export function certificateCodeOf(random: Uint8Array): string {
  const characters = Array.from(random.subarray(0, codeBytes), (byte) => alphabet[byte % alphabet.length]).join('');
  return [0, group, 2 * group].map((start) => characters.slice(start, start + group)).join('-');
}
