/** Crockford's alphabet: no letter that is taken for another letter or a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const group = 4;

/** How many random bytes a code is made of. */
export const codeBytes = 12;

/** `7K2M-QX9T-B4DV` from random bytes: sixty bits, which nobody guesses. */
export function certificateCodeOf(random: Uint8Array): string {
  const characters = Array.from(random.subarray(0, codeBytes), (byte) => alphabet[byte % alphabet.length]).join('');
  return [0, group, 2 * group].map((start) => characters.slice(start, start + group)).join('-');
}
