/** Texts for guests about saving their work by signing up. */
export const guestTexts = {
  label: 'Guardar este mapa',
  keep: 'Guarde este mapa: ele some em 24 horas',
  gain: 'A conta é grátis e vem com 20 créditos e o PDF completo.',
  signUp: 'Criar conta grátis',
} as const;
