const dayAndMonth = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', timeZone: 'UTC' });

/** A calendar date on an axis: `21/11`. */
export function axisDay(day: string): string {
  return dayAndMonth.format(new Date(`${day}T00:00:00Z`));
}

/** Cents on an axis, short: `R$ 1,2 mil`. */
export function axisMoney(cents: number): string {
  return (cents / 100).toLocaleString('pt-BR', {
    style: 'currency',
    currency: 'BRL',
    notation: 'compact',
    maximumFractionDigits: 1,
  });
}

/** Shared options of both charts: thin lines, our typeface, no motion. */
export const axisStyle = { stroke: 'var(--muted)', tickLine: false, axisLine: false, fontSize: 12 } as const;
export const gridStyle = { stroke: 'var(--separator)', vertical: false } as const;
