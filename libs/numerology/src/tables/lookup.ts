/**
 * The item at an index of the list.
 * @throws RangeError when the index is out of range, which is a programming error
 */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no item at ${index}`);
  return item;
}

/** The last item of a list that is not empty. */
export function lastOf<Item>(items: readonly Item[]): Item {
  return itemAt(items, items.length - 1);
}

/**
 * The row of a table under a key.
 * @throws RangeError when it is not
 */
export function rowOf<Row>(table: Readonly<Record<number | string, Row>>, key: number | string): Row {
  const row = table[key];
  if (row === undefined) throw new RangeError(`no row ${key}`);
  return row;
}
