/** Levenshtein distance: the fewest insertions, deletions and substitutions of characters that make one text the other. */
export function editDistance(first: string, second: string): number {
  const target = [...second];
  let above = Array.from({ length: target.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...first].entries()) {
    const current = [row + 1];
    for (const [column, other] of target.entries()) {
      const [diagonal = 0, upper = 0, left = 0] = [above[column], above[column + 1], current[column]];
      current.push(Math.min(upper + 1, left + 1, diagonal + (letter === other ? 0 : 1)));
    }
    above = current;
  }
  return above.at(-1) ?? 0;
}
