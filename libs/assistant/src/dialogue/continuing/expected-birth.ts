import type { Understood } from '../../understanding/read-message.ts';
import type { DialogueState } from '../state.ts';

const ofBirth = /\b(?:nasc\w+|atras\w+|adiant\w+|parto|cesar\w+|chega\w*|previst\w+|data prevista|vem|vier)\b/u;
const anotherDay = /^(?:e |ou |mas )*(?:se (?:for|fosse|cair) )?(?:n?o )?dia \d{1,2}\b/u;

/** A birth that is expected in a month, without a day: `nasce em março`, `a cesárea é em fevereiro`. */
export function birthMonthAsked({ words, periods, read }: Understood, { table }: DialogueState): boolean {
  const isOfBirth = /\b(?:cesar\w+|parto)\b/u.test(words) || (table.mode === 'bebe' && /\bnasc\w+\b/u.test(words));
  const isWholeMonth = periods.length === 1 && periods[0]?.span === 'month' && periods[0].until === undefined;
  return isOfBirth && isWholeMonth && read.births.length === 0;
}

/** The day on which the child of the names on the table is expected; null if the message gives none. */
export function expectedBirth(
  { words, periods, read }: Understood,
  state: DialogueState,
  today: string,
): string | null {
  if (state.table.mode !== 'bebe' || state.table.names.length === 0) return null;
  const child = state.people.find(({ label }) => label === 'bebe')?.birthDate ?? null;
  if (child !== null && /\b(?:n?ess[ae]|n?est[ae]|com a) (?:data|dia)\b/u.test(words)) return child;
  if (!ofBirth.test(words) && !(child !== null && anotherDay.test(words))) return null;
  const born = read.loose.birthDate ?? read.people.find(({ label }) => label === 'bebe')?.birthDate;
  const date = born ?? inMonthSpokenOf(words, state) ?? periods.find(({ span }) => span === 'day')?.date;
  if (date === undefined) return null;
  return date < today ? `${Number(date.slice(0, 4)) + 1}${date.slice(4)}` : date;
}

/** `Se nascer dia 22`, after `nasce lá pra 20 de janeiro`: the 22nd of January. */
function inMonthSpokenOf(words: string, { time, people }: DialogueState): string | null {
  const day = /\bdia (\d{1,2})$|\bdia (\d{1,2}) (?!de\b|do\b|\d)/u.exec(words)?.slice(1).find(Boolean);
  const [last] = time.last;
  const isNear = last?.span === 'day' || last?.span === 'month';
  const known = people.find(({ label }) => label === 'bebe')?.birthDate ?? (isNear ? last.date : null);
  return day === undefined || known === null || Number(day) > 28 ? null : `${known.slice(0, 8)}${day.padStart(2, '0')}`;
}
