/** In the order of `weekdayOf`: 0 is Sunday. */
const weekdayWords = ['domingos?', 'segundas?', 'tercas?', 'quartas?', 'quintas?', 'sextas?', 'sabados?'];
const allDays = [0, 1, 2, 3, 4, 5, 6];
const onlyDays = /\b(?:so|somente|apenas|tem que|precisa|num|numa|aos|as|de|se for|caia|que seja|no|em|na)\b/u;
const notDays = /\b(?:nao|menos|sem|exceto|evit\w+|tirando|fora)\b/u;

const holidays =
  /\b(?:(?:evit\w+|sem|fora|tirando|menos|exceto|pul\w+|exclu\w+|nao (?:\w+ ){0,3}(?:em|n[oa]s?)|que nao (?:seja|sejam|caia|caiam)(?: em)?) )(?:(?:os?|d?os|de|em|n[oa]s?|que seja|dia) )*(?:feriados?|feriadao|feriadoes|carnaval|pascoa|natal|ano novo|reveillon)\b/gu;

/** Whether a message leaves holidays out: `evitando feriados`. */
export const asksNoHolidays = (words: string): boolean => withoutHolidays(words) !== words;

/** The words without the part that leaves holidays out, which avoids no weekday. */
export const withoutHolidays = (words: string): string => words.replace(holidays, '').replace(/ +/gu, ' ').trim();

/** The weekdays that a message allows: `só sábado`, `fim de semana`, `menos domingo`; null if it names none. */
export function weekdaysIn(said: string): readonly number[] | null {
  const words = withoutHolidays(said);
  if (/\b(?:fim|final|fins|finais) de semana\b/u.test(words)) return notDays.test(words) ? [1, 2, 3, 4, 5] : [0, 6];
  if (/\b(?:dias? de semana|durante a semana|dias? ute?is|dia util)\b/u.test(words)) return [1, 2, 3, 4, 5];
  const named = allDays.filter((day) =>
    new RegExp(`\\b${weekdayWords[day]}\\b(?! (?:vez|opcao|pessoa|feira que vem|que vem))`, 'u').test(words),
  );
  if (named.length === 0) return null;
  if (notDays.test(words)) return allDays.filter((day) => !named.includes(day));
  return onlyDays.test(words) ? named : null;
}
