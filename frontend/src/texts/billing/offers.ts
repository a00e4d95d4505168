/** Introductory offers of plans, wherever a price is shown (docs/decisions/0038-plans-and-introductory-offers.md). */
export const offerTexts = {
  /** `full`: the monthly price after the offer, as `R$ 59,90`. */
  period: (cycles: number, full: string) =>
    cycles === 1 ? `no primeiro mês; depois ${full}` : `nos ${cycles} primeiros meses; depois ${full}`,
} as const;
