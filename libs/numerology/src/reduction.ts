/** Sum of the decimal digits of a whole number of any sign but minus. */
export function digitSum(number: number): number {
  let sum = 0;
  for (let rest = number; rest > 0; rest = Math.floor(rest / 10)) sum += rest % 10;
  return sum;
}

/** `r` of docs/numerology.md: digits added until one is left. 0 stays 0. */
export function toDigit(number: number): number {
  return number === 0 ? 0 : ((number - 1) % 9) + 1;
}

/** `R` of docs/numerology.md: digits added until 9 or less, stopping at a master whenever one is met. */
export function reduce(number: number, masters: readonly number[]): number {
  let value = number;
  while (value > 9 && !masters.includes(value)) value = digitSum(value);
  return value;
}

/** Every value from `number` down to its reduction: `[47, 11, 2]`. */
export function reductionOf(number: number, masters: readonly number[]): number[] {
  const values = [number];
  let value = number;
  while (value > 9 && !masters.includes(value)) {
    value = digitSum(value);
    values.push(value);
  }
  return values;
}
