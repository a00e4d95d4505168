/** Seven calendar dates from one on (`YYYY-MM-DD`). */
export function weekFrom(date: string): string[] {
  return Array.from({ length: 7 }, (_unused, index) => {
    const day = new Date(`${date}T12:00:00Z`);
    day.setUTCDate(day.getUTCDate() + index);
    return day.toISOString().slice(0, 10);
  });
}
