const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Integer cents as `R$ 1.234,56`. */
export function formatMoney(cents: number): string {
  return reais.format(cents / 100);
}
