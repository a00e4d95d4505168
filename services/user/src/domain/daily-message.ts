import { dailyHours } from '@sefira/contracts/user/profile';
import { personalTime } from '@sefira/numerology/calendar/personal-time';
import { interpretDay } from '@sefira/numerology/interpretations/personal-time';

/** Not at night: from 7:00 until 21:00 in São Paulo. */
const hours = { from: 7, until: 21 } as const;

const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Sao_Paulo', hour: 'numeric', hourCycle: 'h23' });

/** True while messages of the day may be sent. */
export function isTimeForIt(now: Date): boolean {
  const current = Number(hour.format(now));
  return current >= hours.from && current < hours.until;
}

/** The chosen hours that have come at a time. */
export function hoursThatCame(now: Date): number[] {
  const current = Number(hour.format(now));
  return Array.from(
    { length: Math.max(0, current - dailyHours.first + 1) },
    (_unused, index) => dailyHours.first + index,
  );
}

/** The message of a personal day; dates as `YYYY-MM-DD`. */
export function dailyMessage(birthDate: string, date: string): { readonly title: string; readonly text: string } {
  const { diaPessoal } = personalTime(birthDate, date);
  const { energy, message } = interpretDay(diaPessoal);
  return { title: `Seu dia ${diaPessoal}: ${energy}`, text: message };
}
