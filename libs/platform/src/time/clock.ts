/** The present as an argument: services take a clock so that tests can move it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

const productCalendar = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** "Today" of the product as `YYYY-MM-DD`, in America/Sao_Paulo (docs/decisions/0005-money-dates-and-ids.md). */
export function productDate(instant: Date): string {
  return productCalendar.format(instant);
}

/** The first instant of a day of the product; São Paulo has had UTC−3 all year since 2019. */
export function startOfProductDay(day: string): Date {
  return new Date(`${day}T00:00:00-03:00`);
}
