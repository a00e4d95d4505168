const numbers = new Intl.NumberFormat('pt-BR');
const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 });

export const figures = (amount: number): string => numbers.format(amount);

/** Millionths of a US dollar as money. */
export const dollars = (micros: number): string => money.format(micros / 1_000_000);
