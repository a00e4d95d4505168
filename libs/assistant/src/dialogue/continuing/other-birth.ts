import type { Understood } from '../../understanding/read-message.ts';
import { actOf } from '../act.ts';
import type { Act, DialogueState, StatePerson } from '../state.ts';
import { birthWith } from '../who/corrections.ts';

const supposesBirth =
  /\bse (?:(?:eu|ele|ela|(?:meu|minha|o|a) \w+) )?(?:(?:tivesse|houvesse) nascid[oa]|nascesse|fosse nascid[oa])\b/u;
/** `E se fosse dia 21?`, after a question about numbers. */
const supposesDate = /^(?:e |mas |entao )*se (?:eu |ele |ela )?(?:fosse|for|era) (?:(?:do|no|em|de|dia|ano|mes) )*\d/u;
const asksChange =
  /^(?:(?:e|entao|mas|ai|agora|ok|ta|isso|com isso) )*(?:(?:o que|em que|no que|quais numeros|qual(?: numero)?|quais) (?:que )?)?(?:mudou|mudaram|muda|mudam|alterou|altera)(?: (?:alguma coisa|alguma|algo|muita coisa|muito|tudo|nada|(?:n?os |n?o |em )?(?:meus? )?(?:numeros?|mapa|resultado)|isso|agora|entao|para mim|em relacao ao? \w+|de verdade))*$/u;

/** `E antes era quanto?` */
const asksBefore =
  /^(?:e |mas )*(?:antes (?:era|dava|tava|deu|estava) (?:quanto|qual)|(?:era|dava) (?:quanto|qual) antes|(?:quanto|qual) (?:era|dava) antes)\b/u;

const ofNumbers = new Set([
  'numero',
  'mapa',
  'resumo',
  'como',
  'significado',
  'profissao',
  'forte',
  'fraco',
  'area',
  'outroNascimento',
]);

/** A question about the map of another birth: one that is supposed, or the one before a correction; null if none is asked. */
export function otherBirth(message: Understood, state: DialogueState): Act | null {
  const { words, care, language } = message;
  // While a child is named, the birth supposed is its own.
  const isOfUnborn = state.table.mode === 'bebe' && !/\bse eu\b/u.test(words);
  if (care.length > 0 || language !== 'pt' || isOfUnborn) return null;
  if (state.corrected !== null && (asksChange.test(words) || asksBefore.test(words)))
    return { ...actOf('mudouComCorrecao', message, message, [state.corrected.label]), periods: [] };
  const goesOn = state.time.search === null && ofNumbers.has(state.act?.intent ?? '') && supposesDate.test(words);
  const person = supposedPerson(message, state);
  if (!person?.birthDate || !(goesOn || supposesBirth.test(words))) return null;
  const date = birthWith(message, person.birthDate);
  if (date === null) return null;
  return { ...actOf('outroNascimento', message, message, [person.label]), periods: [{ span: 'day', date }] };
}

function supposedPerson({ words, read }: Understood, { people, who }: DialogueState): StatePerson | undefined {
  const named = read.people.find(({ label }) => label !== 'eu')?.label;
  const label = named ?? (/\bse eu\b/u.test(words) ? 'eu' : (who[0] ?? 'eu'));
  return people.find((one) => one.label === label);
}
