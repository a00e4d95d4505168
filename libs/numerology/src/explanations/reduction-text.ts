/** `47 → 4 + 7 = 11 → 1 + 1 = 2`; just the number when there is nothing to reduce. */
export function reductionText(reduction: readonly number[]): string {
  return reduction
    .map((value, index) => {
      const before = reduction[index - 1];
      return before === undefined ? String(value) : `${Array.from(String(before)).join(' + ')} = ${value}`;
    })
    .join(' → ');
}
