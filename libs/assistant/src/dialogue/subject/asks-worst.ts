/** `Qual eu evito?`, `e a pior?` of the names spoken of. */
export const asksWorst =
  /\b(?:pior(?:es)?|evit\w+|descart\w+|elimin[aeo]\w*|(?:mais frac|menos (?:indicad|recomendad|favoravel|bo[am]|combina))\w*|(?:deix\w+|fica) de fora|(?:nao|nunca) (?:devo |eu )?(?:us(?:ar|aria|o)|escolher(?:ia)?))\b/u;
