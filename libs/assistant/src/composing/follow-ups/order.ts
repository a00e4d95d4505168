/** The one that weighs most, or the one asked for by its place in the order; equals keep theirs. */
export function nthOf<Item>(all: readonly Item[], weight: (item: Item) => number, rank = 1): Item {
  const ordered = [...all].sort((one, other) => weight(other) - weight(one));
  const found = ordered[rank - 1] ?? ordered.at(-1);
  if (found === undefined) throw new RangeError('an order of nothing');
  return found;
}

/** `Em segundo lugar vem outra data. `, before an answer that is not about the first. */
export function rankLead(rank = 1): string {
  return (
    ['', 'Em segundo lugar vem outra data. ', 'Em terceiro lugar vem outra data. ', 'Em quarto lugar vem outra data. '][
      rank - 1
    ] ?? ''
  );
}
