const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});
const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' });

/** The first word of a name, at most 40 characters. */
export function firstName(name: string): string {
  const [first = name] = name.trim().split(/\s+/u);
  return [...first].slice(0, 40).join('');
}

/** An instant in Portuguese, in the time of São Paulo. */
export function momentInWords(instant: string): string {
  return `${withOrdinal(moment.format(new Date(instant)))} (horário de Brasília)`;
}

export function dayInWords(instant: string): string {
  return withOrdinal(day.format(new Date(instant)));
}

/** The first of a month is an ordinal. */
function withOrdinal(date: string): string {
  return date.replace(/^1 de /u, '1º de ');
}
