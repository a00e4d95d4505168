/** SQL of a column without accents, in small letters: the expressions are those of the indexes. */
export const plain = (column: string) =>
  `translate(lower(${column}), 'áàâãäéèêëíìîïóòôõöúùûüç', 'aaaaaeeeeiiiiooooouuuuc')`;
export const vector = (column: string) => `to_tsvector('portuguese', ${plain(column)})`;
/**
 * The words of a column as the indexes over messages and titles have them; its configuration takes accents away by itself. Asked with
 * the same configuration.
 */
export const words = (column: string) => `to_tsvector('portuguese_plain', ${column})`;
