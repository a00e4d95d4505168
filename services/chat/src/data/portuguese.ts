/**
 * The words of a column, as the indexes over messages and titles define them; the configuration removes accents. Queries use the
 * same configuration.
 */
export const words = (column: string) => `to_tsvector('portuguese_plain', ${column})`;
