import { creditsInWords } from '../billing/costs.ts';

/** Texts for guests about saving their work by signing up. */
export const guestTexts = {
  label: 'Guardar este mapa',
  keep: 'Guarde este mapa: ele some em 24 horas',
  gain: (welcomeCredits: number | undefined) =>
    welcomeCredits === 0
      ? 'A conta é grátis e vem com o PDF completo.'
      : `A conta é grátis e vem com ${welcomeCredits === undefined ? 'créditos' : creditsInWords(welcomeCredits)} e o PDF completo.`,
  signUp: 'Criar conta grátis',
} as const;
