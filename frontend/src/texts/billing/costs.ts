import type { ChargedService } from '@sefira/contracts/billing/plans';

/** `1 crédito`, `20 créditos`. */
export function creditsInWords(count: number): string {
  return `${count.toLocaleString('pt-BR')} ${Math.abs(count) === 1 ? 'crédito' : 'créditos'}`;
}

/** The name of one use of a service within a sentence. */
export const serviceNames: Readonly<Record<ChargedService, string>> = {
  personal: 'Esta análise',
  compatibility: 'Esta análise',
  company: 'Esta análise',
  cycles: 'Esta análise',
  name: 'Esta análise',
  group: 'Esta análise',
  dates: 'Esta busca de datas',
  atlas: 'Este atlas da vida',
  yearbook: 'Este livro do ano',
  signature: 'Esta análise',
  baby: 'Esta leitura de nomes',
  brand: 'Esta leitura de marca',
  company_names: 'Esta busca de nomes',
  child_names: 'Esta busca de nomes',
  chat_message: 'Cada mensagem',
};

/** The cost of an action, shown before it. */
export const costTexts = {
  unlimited: 'Incluída no seu plano, sem limite.',
  included: (remaining: number, per: string) =>
    remaining === 1
      ? `Incluída no seu plano: é a última ${per}.`
      : `Incluída no seu plano: ainda restam ${remaining} ${per}.`,
  perMonth: 'deste mês',
  perDay: 'de hoje',
  costs: (what: string, cost: number, balance: number) =>
    `${what} usa ${creditsInWords(cost)}. Você tem ${balance.toLocaleString('pt-BR')}.`,
  missing: (what: string, cost: number, balance: number) =>
    `${what} usa ${creditsInWords(cost)} e você tem ${balance.toLocaleString('pt-BR')}.`,
  planOnly: (what: string) => `${what} só vem com um plano.`,
  refill: 'Ver planos e créditos',
  /** `remaining`: uses of this kind that a guest has left today. */
  guest: (remaining: number) =>
    remaining === 1
      ? 'Grátis para visitantes: é a última de hoje.'
      : `Grátis para visitantes: restam ${remaining} hoje.`,
  guestUsedUp: 'Você já fez as análises de visitante de hoje.',
} as const;
