/** Errors of typed dates, on every form. */
export const dateTexts = {
  impossible: 'Esta data não existe. Confira o dia, o mês e o ano.',
  future: 'A data de nascimento não pode estar no futuro.',
  tooEarly: 'A data precisa ser posterior a 1600.',
} as const;
