/** A file of `texts/`: one entry a key. */
export type TextTable<Text> = Readonly<Record<string, Text>>;

/**
 * The entry of a text table.
 * @throws RangeError when the table has no such key: a number that this position cannot have.
 */
export function textOf<Text>(topic: string, texts: TextTable<Text>, key: string | number): Text {
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
  if (text === undefined) throw new RangeError(`${topic} has no text for ${key}`);
  return text;
}

/** The entry of a text table, or undefined: for keys that some tables lack by design. */
export function entryOf<Text>(texts: TextTable<Text> | undefined, key: string | number): Text | undefined {
  return texts !== undefined && Object.hasOwn(texts, key) ? texts[key] : undefined;
}

/** `azul, cinza e ouro`. */
export function joinWords(words: readonly (string | number)[], conjunction: 'e' | 'nem' = 'e'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}

/** Puts values into the `{places}` of a text. A place without a value stays as it is. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/gu, (place, name: string) =>
    Object.hasOwn(values, name) ? `${values[name]}` : place,
  );
}

/** `Foco, ordem.` becomes `foco, ordem.`: to continue a sentence with it. */
export function continued(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
