/** The one that weighs most, or the one asked for by its place in the order; equals keep theirs. */
export function nthOf<Item>(all: readonly Item[], weight: (item: Item) => number, rank = 1): Item {
  const ordered = [...all].sort((one, other) => weight(other) - weight(one));
  const found = ordered[rank - 1] ?? ordered.at(-1);
  if (found === undefined) throw new RangeError('an order of nothing');
  return found;
}

/** `Em segundo lugar, para casar`, of an answer that is not about the first. */
export function inRank(text: string, rank = 1): string {
  const lead = ['', 'Em segundo lugar, ', 'Em terceiro lugar, ', 'Em quarto lugar, '][rank - 1] ?? '';
  return lead === '' ? text : `${lead}${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
