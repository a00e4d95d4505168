/** The present as an argument: services take a clock so that tests can move it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

const productCalendar = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

let latest = { minute: Number.NaN, date: '' };

/** "Today" of the product as `YYYY-MM-DD`, in America/Sao_Paulo (docs/decisions/0005-money-dates-and-ids.md). */
export function productDate(instant: Date): string {
  // Days change at a full minute, so the date is formatted once a minute.
  const minute = Math.floor(instant.getTime() / 60_000);
  if (minute !== latest.minute) latest = { minute, date: productCalendar.format(instant) };
  return latest.date;
}

/** The first instant of a day of the product; São Paulo has had UTC−3 all year since 2019. */
export function startOfProductDay(day: string): Date {
  return new Date(`${day}T00:00:00-03:00`);
}
