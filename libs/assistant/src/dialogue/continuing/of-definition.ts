import { generalConcepts } from '../../composing/concepts/compose-concept.ts';
import { foldQuestion } from '../../understanding/normalise.ts';
import type { Understood } from '../../understanding/read-message.ts';
import type { Act } from '../state.ts';

/** Definitions, after which another concept may be named alone. */
const definitions = new Set(['conceito', 'numeroMestre', 'significado']);
const bareUndo =
  /^(?:e |mas )*como (?:eu |que eu |se )?(?:tir|elimin|resolv|desfa|livr|limp|apag|conser)\w*(?: iss[oo]| ela| elas)?$/u;

/** The words beside names and dates. */
function withoutData({ words, read }: Understood): string {
  const names = new Set(read.names.flatMap(({ name }) => foldQuestion(name).split(' ')));
  return words
    .split(' ')
    .filter((word) => !names.has(word) && !/\d/u.test(word))
    .join(' ');
}

/** `Como tiro?` after what something is, and another concept named alone. */
export function ofDefinition(message: Understood, act: Act): string | null {
  const { intent, topics } = act;
  const words = withoutData(message);
  if (namesConcept(message, act)) return 'conceito';
  if (bareUndo.test(words) && topics.includes('sequenciasNegativas')) return 'sequencias';
  return intent === 'conceito' && /^(?:e |mas )*entre\b.* e\b/u.test(words) ? 'conceito' : null;
}

/** `E triângulo?` after a definition or a number. */
function namesConcept({ words, topics, number }: Understood, { intent }: Act): boolean {
  const isBare = /^(?:e |mas )*(?:o |a |os |as )?\w+(?: \w+)?$/u.test(words) && topics.length === 0 && number === null;
  const goesOn = definitions.has(intent) || intent === 'numero';
  return isBare && goesOn && generalConcepts.some(([pattern]) => pattern.test(words));
}
