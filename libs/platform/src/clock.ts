/** The present as an argument: services take a clock so that tests can move it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

const productCalendar = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** "Today" of the product as `YYYY-MM-DD`, in America/Sao_Paulo (decision 4). */
export function productDate(instant: Date): string {
  return productCalendar.format(instant);
}
