/** Introductory offers of plans, wherever a price stands (docs/decisions/0038). */
export const offerTexts = {
  /** `full`: the price of a month after the offer, as `R$ 59,90`. */
  period: (cycles: number, full: string) =>
    cycles === 1 ? `no primeiro mês; depois ${full}` : `nos ${cycles} primeiros meses; depois ${full}`,
} as const;
