import type { Segment, Understood } from '../understanding/read-message.ts';
import { optionOf } from '../understanding/read-options.ts';
import type { DialogueState } from './state.ts';

/** Questions about a time or a choice, which are asked for one purpose. */
export const inheritsPurpose = new Set([
  'decisao',
  'entreOpcoes',
  'periodo',
  'diaBom',
  'compararPeriodos',
  'melhorDia',
  'melhorMes',
  'porque',
  'porqueEscolha',
  'porquePeriodo',
  'motivos',
  'conselho',
  'pratica',
]);

/** `E por que atraio gente complicada?` says itself what it is about. */
export const isWholeReason = (intent: string, { words }: Understood) =>
  intent === 'porque' && words.split(' ').length > 4;

const ofSteps = new Set(['pratica', 'melhorar', 'conselho']);

/** `O mês que vem, como fica?` asks for the reading of a time, for no purpose. */
const asksOpenly =
  /\bcomo (?:(?:que )?(?:vai ser|vai ficar|fica|sera|vem|seria)|esta (?:o|a)?) ?(?:\w+ ){0,2}\w*$|\bo que (?:esperar|vem por ai)\b|\b(?:what kind|how will|what will|que tipo de)\b/u;

/** What a time or a decision is weighed for: named, of what is chosen between, or as before. */
export function purposeOf(
  intent: string,
  segment: Segment,
  message: Understood,
  { time, act, table }: DialogueState,
): string | null {
  // `Quando abro?`, after the name of a firm.
  if (table.spoken === 'empresa' && /\babr(?:o|ir|imos|e)\b/u.test(message.words)) return 'negocio';
  // `E como mudo isso?` after a weakness asks about the weakness, and not about a change of work.
  const goesBack =
    ofSteps.has(intent) && act !== null && act.purpose === null && /\b(?:isso|disso|nisso)\b/u.test(message.words);
  if (goesBack) return null;
  // `Meus filhos são contra` of a marriage is no question about children.
  if (intent === 'motivos' && act?.purpose && !message.text.includes('?')) return act.purpose;
  if (isWholeReason(intent, message)) return message.purpose;
  const named = message.purpose ?? (intent === 'entreOpcoes' ? purposeOfOptions(message) : null);
  // `E pro amor?` leaves the job that the years were weighed for, `e o mês que vem, como fica?` asks for its reading.
  if (named === null && (segment.areas.length > 0 || asksOpenly.test(message.words))) return null;
  const isOfCalling = act?.intent === 'profissao' || act?.intent === 'entreOpcoes';
  const before = time.purpose ?? (isOfCalling ? 'emprego' : null);
  return named ?? (inheritsPurpose.has(intent) && segment.topics.length === 0 ? before : null);
}

/** A choice of places is one of where to live. */
function purposeOfOptions({ options }: Understood): string | null {
  return options.length > 0 && options.every((name) => optionOf(name).numbers.length === 0) ? 'cidade' : null;
}
