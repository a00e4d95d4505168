import type { ChargedService } from '@sefira/contracts/billing/plans';

/** Refusal of a guest: message with the benefits of signing up, and the exhausted allowance (docs/decisions/0010-guests.md). */
export function guestRefusal(
  service: ChargedService,
  welcomeCredits: number,
): { readonly message: string; readonly data: { readonly allowance: 'analyses' | 'questions' } } {
  const gain = `Crie uma conta grátis para continuar: você ganha ${welcomeCredits} créditos`;
  return service === 'chat_message'
    ? {
        message: `Você já fez as perguntas de visitante de hoje. ${gain} e guarda esta conversa e o seu mapa.`,
        data: { allowance: 'questions' },
      }
    : {
        message: `Você já usou as análises de visitante de hoje. ${gain}, o seu mapa fica guardado e o PDF completo dele vem junto.`,
        data: { allowance: 'analyses' },
      };
}
