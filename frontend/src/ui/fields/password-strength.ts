/** 0 (too short) to 4 (strong): length first, then variety; a hint while typing, not a rule. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password.length < 6) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  const points = (password.length >= 10 ? 1 : 0) + (password.length >= 14 ? 1 : 0) + (kinds >= 3 ? 1 : 0);
  if (distinct < 5) return 1;
  if (points >= 3) return 4;
  if (points === 2) return 3;
  return points === 1 ? 2 : 1;
}
