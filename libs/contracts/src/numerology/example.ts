/** The public example of a personal map: its person, and the slug of its page among the shared analyses. */
export const exampleMap = {
  slug: 'exemplo-de-mapa-da-clara',
  input: { name: 'Clara Beatriz Nogueira', birthDate: '1991-05-23' },
} as const;
