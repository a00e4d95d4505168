import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import type { ForecastDay } from '../domain/forecast-days.ts';

/** An iCalendar file with one all-day event for each day, without alarm and marked free. */
export function calendarFile(name: string, days: readonly ForecastDay[], owner: string, now: Date): string {
  const calendar = ical({
    name,
    prodId: { company: 'Sefira', product: 'Agenda', language: 'PT-BR' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60 * 12,
  });
  for (const { date, summary, description } of days) {
    calendar.createEvent({
      id: `${date}-${owner}@sefira`,
      start: new Date(`${date}T00:00:00Z`),
      allDay: true,
      stamp: now,
      summary,
      description,
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
    });
  }
  // RFC 5545 3.1 ends every line, also the last one; the library leaves it open.
  return `${calendar.toString()}\r\n`;
}
