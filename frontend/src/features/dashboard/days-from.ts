/** The calendar date some days after another (both `YYYY-MM-DD`); a negative distance leads back. */
export function daysFrom(date: string, distance: number): string {
  const day = new Date(`${date}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + distance);
  return day.toISOString().slice(0, 10);
}
