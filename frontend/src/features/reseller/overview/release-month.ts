const monthName = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2026-12` some months on (or back). */
export function monthAfter(month: string, count: number): string {
  const date = firstOf(month);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

/** `dezembro de 2026`. */
export function monthInWords(month: string): string {
  return monthName.format(firstOf(month));
}

/** The calendar dates of a month, `YYYY-MM-DD`, and the empty days before it in its first week (from Sunday). */
export function daysOfMonth(month: string): { readonly before: number; readonly days: readonly string[] } {
  const first = firstOf(month);
  const next = firstOf(monthAfter(month, 1));
  const count = Math.round((next.getTime() - first.getTime()) / 86_400_000);
  const days = Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
  return { before: first.getUTCDay(), days };
}

function firstOf(month: string): Date {
  return new Date(`${month}-01T00:00:00Z`);
}
