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

const mostSteps = 4;

/** Round whole numbers from 0 to the first that is not below the highest value, in steps of 1, 2 or 5 times a power of ten. */
export function ticksUpTo(highest: number): readonly number[] {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(highest / mostSteps)));
  const step = power * ([1, 2, 5].find((factor) => highest <= factor * power * mostSteps) ?? 10);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_tick, index) => index * step);
}
