let reais: Intl.NumberFormat | undefined;

/** Integer cents as `R$ 1.234,56`. */
export function formatMoney(cents: number): string {
  reais ??= new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
  return reais.format(cents / 100);
}
