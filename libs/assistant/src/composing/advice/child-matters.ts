import children from '../../../texts/criancas.json' with { type: 'json' };

/** Matters of childhood that have texts of their own: sleep, meals, shyness, praise, jealousy. */
export const matters = Object.entries(children).map(([id, { palavras, abre, passo, numeros }]) => ({
  id,
  pattern: new RegExp(palavras, 'u'),
  opens: abre,
  step: passo,
  byNumber: new Map(Object.entries(numeros)),
}));

/** True if the words ask about such a matter. */
export const asksForMatter = (words: string) => matters.some(({ pattern }) => pattern.test(words));

/** The word of a message that names such a matter; empty where it names none. */
export const matterIn = (words: string) =>
  matters.map(({ pattern }) => pattern.exec(words)?.[0]).find((word) => word !== undefined) ?? '';
