const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' });

/** An instant (ISO 8601) as a Brazilian date: `21/11/2026`. */
export function dateOfInstant(instant: string): string {
  return day.format(new Date(instant));
}
