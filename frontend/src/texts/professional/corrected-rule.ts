/** A report that a corrected rule changes. */
export const correctedRuleTexts = {
  title: (rule: string) => `Regra corrigida: ${rule}`,
  lead: 'O resultado deste relatório muda com a correção. Refaça quando quiser: não custa nada, e o PDF que você já baixou continua legível pela regra antiga.',
  redo: 'Refazer com a regra corrigida',
  redoing: 'Enviando...',
  redone: 'O relatório será refeito com a regra corrigida, sem custo.',
  all: 'Ver todas as correções',
} as const;
