/** SQL of a column without accents, in small letters: the expressions are those of the indexes. */
export const plain = (column: string) =>
  `translate(lower(${column}), 'áàâãäéèêëíìîïóòôõöúùûüç', 'aaaaaeeeeiiiiooooouuuuc')`;
export const vector = (column: string) => `to_tsvector('portuguese', ${plain(column)})`;
