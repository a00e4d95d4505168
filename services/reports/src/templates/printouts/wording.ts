/** "R$ 1.234,56", from cents. */
export function money(cents: number): string {
  return new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
    .format(cents / 100)
    .replaceAll('\u00a0', ' ');
}

const moments = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** "21/11/2026, 12:00" in the product's time zone, from an instant. */
export function moment(instant: string): string {
  return moments.format(new Date(instant));
}

/** "20%", "12,5%". */
export function percent(value: number): string {
  return `${new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 }).format(value)}%`;
}

/** "1.234", "0,5". */
export function number(value: number): string {
  return new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 6 }).format(value);
}
