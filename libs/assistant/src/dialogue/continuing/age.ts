import type { Understood } from '../../understanding/read-message.ts';
import { actOf } from '../act.ts';
import { isMourning } from '../hardship.ts';
import { phases } from '../number-view.ts';
import type { Act, DialogueState, StatePerson } from '../state.ts';
import { personOf } from '../who/people.ts';

const ofUser =
  /\b(?:quantos anos|que idade) (?:eu )?(?:ja )?(?:tenho|tinha|teria|faco|fiz|terei|completo|vou (?:ter|fazer|completar))\b/u;
const ofOther =
  /\b(?:quantos anos|que idade) (?:\w+ ){0,3}(?:tem|tinha|teria|faz|fez|tera|fara|completa|vai (?:ter|fazer|completar))\b(?! (?:que|desde))/u;

/** `Quantos anos eu faço em 2027?`, of a person with a birth date; null for any other message. */
export function ageAsked(message: Understood, state: DialogueState, people: readonly StatePerson[]): Act | null {
  const { words, pronoun, read } = message;
  if (message.corrects || isMourning(state)) return null;
  const named = read.people.find(({ label }) => label !== 'eu')?.label;
  const gender = pronoun === 'plural' ? null : pronoun;
  const label = ofUser.test(words)
    ? 'eu'
    : ofOther.test(words)
      ? (named ?? (gender && personOf(people, state, gender)))
      : null;
  if (!people.some((one) => one.label === label && one.birthDate !== null) || label === null) return null;
  // `Quantos anos vou ter quando mudar de ciclo?`
  if (
    message.topics.some((topic) => phases.includes(topic)) &&
    /\bquando\b.*\b(?:mud|acab|termin|troc|vir)\w+/u.test(words)
  )
    return actOf('faseFim', message, message, [label]);
  const isThen = /\b(?:la|ate la|nesse ano|nessa epoca|nesse mes)\b/u.test(words);
  const periods = message.periods.length > 0 ? message.periods : isThen ? state.time.last.slice(-1) : [];
  return { ...actOf('idade', message, message, [label]), periods };
}
