import type { Identity } from '@sefira/contracts/shared/identity';

/** The model's budget of a caller in this month. */
export interface BudgetState {
  readonly isUsedUp: boolean;
  /** An earlier answer of the month said so, or the plan includes no model at all. */
  readonly isSaid: boolean;
}

export type ReadBudget = (identity: Identity) => Promise<BudgetState>;

const months = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');

/** Said once a month, after the first answer beyond the budget. */
export function budgetNotice(today: string): string {
  const next = months[Number(today.slice(5, 7)) % 12] ?? '';
  return `\n\n*Você já usou neste mês as respostas com inteligência artificial que o seu plano inclui. Até 1º de ${next}, quem responde é o assistente da casa, com os mesmos cálculos.*`;
}
