export const forClientTexts = {
  note: 'Análise para',
  stays: 'Ela fica guardada na ficha.',
} as const;
