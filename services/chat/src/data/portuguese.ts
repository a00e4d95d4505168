/** SQL of a column without accents, in lower case: the expression of the indexes. */
export const plain = (column: string) =>
  `translate(lower(${column}), 'áàâãäéèêëíìîïóòôõöúùûüç', 'aaaaaeeeeiiiiooooouuuuc')`;
export const vector = (column: string) => `to_tsvector('portuguese', ${plain(column)})`;
/**
 * The words of a column, as the indexes over messages and titles define them; the configuration removes accents. Queries use the
 * same configuration.
 */
export const words = (column: string) => `to_tsvector('portuguese_plain', ${column})`;
