/** In the order of `weekdayOf`: 0 is Sunday. */
const weekdayWords = ['domingos?', 'segundas?', 'tercas?', 'quartas?', 'quintas?', 'sextas?', 'sabados?'];
const allDays = [0, 1, 2, 3, 4, 5, 6];
const onlyDays = /\b(?:so|somente|apenas|tem que|precisa|num|numa|aos|as|de|se for|caia|que seja|no|em|na)\b/u;
const notDays = /\b(?:nao|menos|sem|exceto|evit\w+|tirando|fora)\b/u;

/** The weekdays that a message allows: `só sábado`, `fim de semana`, `menos domingo`; null if it names none. */
export function weekdaysIn(words: string): readonly number[] | null {
  if (/\b(?:fim|final|fins|finais) de semana\b/u.test(words)) return notDays.test(words) ? [1, 2, 3, 4, 5] : [0, 6];
  if (/\b(?:dias? de semana|durante a semana|dias? ute?is|dia util)\b/u.test(words)) return [1, 2, 3, 4, 5];
  const named = allDays.filter((day) =>
    new RegExp(`\\b${weekdayWords[day]}\\b(?! (?:vez|opcao|pessoa|feira que vem|que vem))`, 'u').test(words),
  );
  if (named.length === 0) return null;
  if (notDays.test(words)) return allDays.filter((day) => !named.includes(day));
  return onlyDays.test(words) ? named : null;
}
