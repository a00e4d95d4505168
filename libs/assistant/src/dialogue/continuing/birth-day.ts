import type { Understood } from '../../understanding/read-message.ts';
import type { DialogueState } from '../state.ts';

const born =
  /\b(?:quem|pessoas?|gente|alguem|filh[oa]s?|homens?|mulher(?:es)?)\b.*\bnasc\w*\b.*\bdia (\d{1,2})\b|\bnascid[oa]s? (?:n?o |em )?(?:dia )?(\d{1,2})\b(?! d[eo])|\b(?:sou|era|nasceu|nasci) (?:do |no |n?um )?dia (\d{1,2})$|\bnumero (?:que )?(?:rege|do|regente do) (?:o )?dia (\d{1,2})\b|\bdia (\d{1,2}) (?:e|da) (?:um )?(?:numero|mestre)\b/u;
const another = /^(?:e |mas )*(?:quem (?:e|nasce\w*) (?:do |no )?|o |do |no )?(?:dia )?(\d{1,2})$/u;

/** The day of the month of a birth that a message asks about; null if it asks about none. */
export function birthDayAsked(
  { words, read, purpose }: Understood,
  { act, time: { search } }: DialogueState,
): number | null {
  if (
    purpose !== null ||
    /\bsignos?\b/u.test(words) ||
    search !== null ||
    read.wrongDates.length > 0 ||
    read.people.some(({ birthDate }) => birthDate !== null)
  )
    return null;
  const found =
    born.exec(words)?.slice(1).find(Boolean) ?? (act?.intent === 'diaDeNascer' ? another.exec(words)?.[1] : undefined);
  const day = Number(found);
  return day >= 1 && day <= 31 ? day : null;
}
