import { readLanguage } from './language.ts';

const form = { dateStyle: 'short', timeStyle: 'short', timeZone: 'America/Sao_Paulo' } as const;
const distance = { numeric: 'auto', style: 'long' } as const;
const minute = 60_000;

/** An instant as date and time in the chosen locale: `21/11/2026, 09:20`. */
export function momentOf(instant: string): string {
  return new Intl.DateTimeFormat(readLanguage(), form).format(new Date(instant));
}

/** Relative time: `agora`, `há 5 minutos`, `ontem`; after a week, date and time. */
export function agoOf(instant: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.round((now - Date.parse(instant)) / minute));
  if (minutes >= 7 * 24 * 60) return momentOf(instant);
  // The surrounding words are Portuguese, so these are too.
  const words = new Intl.RelativeTimeFormat('pt-BR', distance);
  if (minutes === 0) return words.format(0, 'second');
  if (minutes < 60) return words.format(-minutes, 'minute');
  if (minutes < 24 * 60) return words.format(-Math.round(minutes / 60), 'hour');
  return words.format(-Math.round(minutes / (24 * 60)), 'day');
}
