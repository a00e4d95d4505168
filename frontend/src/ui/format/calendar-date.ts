const typedPattern = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const isoPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Created on first use: each costs a slow phone some fifteen milliseconds. */
const words = onFirstUse('pt-BR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const today = onFirstUse('sv-SE', { timeZone: 'America/Sao_Paulo' });

/** `29/11/1955` as `1955-11-29`; null when incomplete or impossible. */
export function isoFromTyped(typed: string): string | null {
  const [, day, month, year] = typedPattern.exec(typed) ?? [];
  if (!day || !month || !year) return null;
  const iso = `${year}-${month}-${day}`;
  return dateOf(iso) ? iso : null;
}

/** `1955-11-29` as `29/11/1955`; null when it is no calendar date. */
export function typedFromIso(iso: string): string | null {
  return dateOf(iso) ? iso.split('-').toReversed().join('/') : null;
}

/** `sábado, 21 de novembro de 1987`, `sexta-feira, 1º de janeiro de 2027`. Takes a valid date. */
export function dateInWords(iso: string): string {
  const date = dateOf(iso);
  return date ? words().format(date).replace(' 1 de ', ' 1º de ') : iso;
}

/** `21/11/1987`, in every time zone. */
export function dateInFigures(iso: string): string {
  return typedFromIso(iso) ?? iso;
}

/** Today's calendar date in America/Sao_Paulo as `YYYY-MM-DD`. */
export function todayInBrazil(now = new Date()): string {
  return today().format(now);
}

/** Age in whole years on a day. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return Math.max(0, day.slice(5) < birthDate.slice(5) ? years - 1 : years);
}

function dateOf(iso: string): Date | null {
  const [, year, month, day] = isoPattern.exec(iso) ?? [];
  if (!year || !month || !day) return null;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const same = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return same && Number(year) > 0 ? date : null;
}

function onFirstUse(language: string, form: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined;
  return () => {
    made ??= new Intl.DateTimeFormat(language, form);
    return made;
  };
}
