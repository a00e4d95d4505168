import { monthNames, parseDate, weekdayOf, weekdays } from '@sefira/numerology/calendar/calendar';

/** "29 de novembro de 1955", from `YYYY-MM-DD`. */
export function dateInWords(date: string): string {
  const { year, month, day } = parseDate(date, 'date');
  return `${day === 1 ? '1º' : day} de ${monthNames[month - 1] ?? ''} de ${year}`;
}

/** "novembro de 2026", from `YYYY-MM`. */
export function monthInWords(month: string): string {
  return `${monthNames[Number(month.slice(5)) - 1] ?? ''} de ${month.slice(0, 4)}`;
}

/** "terça-feira, 29 de novembro de 1955". */
export function dayInWords(date: string): string {
  const weekday = weekdays[weekdayOf(parseDate(date, 'date'))] ?? '';
  const whole = weekday === 'domingo' || weekday === 'sábado' ? weekday : `${weekday}-feira`;
  return `${whole}, ${dateInWords(date)}`;
}

/** Spans of time in order, in groups of those that follow each other without a gap. */
export function inRows<Span>(spans: readonly Span[], follows: (next: Span, one: Span) => boolean): Span[][] {
  const rows: Span[][] = [];
  for (const span of spans) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row && last && follows(span, last)) row.push(span);
    else rows.push([span]);
  }
  return rows;
}

/** "1, 7 e 14"; "nenhum" for an empty list. */
export function list(items: readonly (number | string)[]): string {
  if (items.length < 2) return items.length === 0 ? 'nenhum' : String(items[0]);
  return `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`;
}
