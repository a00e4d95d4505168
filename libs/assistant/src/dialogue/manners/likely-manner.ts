import type { ScoredIntent } from '../../understanding/cues.ts';
import { isManner, type LikelyIntent } from '../../understanding/likely-intents.ts';
import type { Understood } from '../../understanding/read-message.ts';
import type { NumberIntent } from '../number-intent.ts';
import type { DialogueState, NameTable } from '../state.ts';
import { isMeantOtherwise, isWithinNames } from './meant-otherwise.ts';

/** `Me prova então, fala uma coisa sobre mim` asks for a reading. */
export const asksOfSelf =
  /\bme prov[ae]\b|\b(?:fal[ae]|diz|diga|cont[ae]|acert[ae]|adivinh[ae]) (?:\w+ ){0,3}(?:sobre|de) mim\b|\b(?:fal[ae]|diz|diga|cont[ae]) (?:algo|alguma coisa|uma coisa|qualquer coisa)\b(?! que (?:so|ninguem))/u;

/** Questions about what to do and when, which a fear beside them goes on with. */
export const plans = new Set([
  'decisao',
  'melhorMes',
  'melhorDia',
  'diaBom',
  'entreOpcoes',
  'motivos',
  'porOndeComecar',
  'limiteSuave',
]);

/** Words that may stand before a question: `real, e no amor?` */
const agreeing = new Set(['concorda', 'agradecimento', 'enchimento']);

/** Danger to a life: an example that is only somewhat alike counts, and nothing else is answered. */
const dangers = /^(?:crise|criseDeOutro|violencia|abuso|perseguicao|saudeUrgente)$/u;

/** `Não consegui me despedir` is said of a death, and no farewell to life; nor is `não quero números`. */
const noFarewell =
  /\bnao quero (?:saber de )?(?:numeros?|mapa|contas?)\b|\b(?:nao|nem|sem) (?:\w+ ){0,4}(?:me )?desped(?:ir|i)\b/u;

/** `Onde ele aparece no meu dia a dia?` of a number: no person is spoken of whom `ele` could mean. */
const meansNumber = ({ pronoun, read }: Understood, { act, people }: DialogueState) =>
  pronoun !== null &&
  act?.topics.some((topic) => topic !== 'mapa') === true &&
  [...people, ...read.people].every(({ label }) => label === 'eu');

/** Danger to a life counts early, less so among names, beside a clear question or where a pronoun means a number. */
function likelyDanger(
  nearest: LikelyIntent | undefined,
  message: Understood,
  care: ScoredIntent | undefined,
  { state, score }: { readonly state: DialogueState; readonly score: number },
): ScoredIntent | null {
  const { read, words } = message;
  const isCared = care !== undefined && (care.intent === 'morte' || dangers.test(care.intent));
  // The boss who persecutes is met as harassment at work.
  if (care?.intent === 'assedio' && nearest?.intent === 'perseguicao') return null;
  if (!nearest || isCared || !dangers.test(nearest.intent) || noFarewell.test(words)) return null;
  const isOfProduct = state.manner?.startsWith('produto') === true;
  const least = read.names.length > 0 || meansNumber(message, state) ? 0.92 : score >= 5 || isOfProduct ? 0.75 : 0.4;
  return nearest.probability >= least ? { intent: nearest.intent, score: 9 } : null;
}

/** `Não quero números`, and `to pensando em mudar pra Verde Vivo` while names are judged. */
function isNoDanger({ intent, probability }: LikelyIntent, { text, words }: Understood, table: NameTable): boolean {
  if (!dangers.test(intent)) return false;
  const isNaming = table.mode !== null && /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(text);
  return noFarewell.test(words) || (isNaming && probability < 0.92);
}

/** A manner that a message only resembles. */
function isOnlyAlike(nearest: LikelyIntent, message: Understood, state: DialogueState): boolean {
  const { intent } = nearest;
  return (
    isNoDanger(nearest, message, state.table) ||
    isWithinNames(intent, message, state) ||
    isMeantOtherwise(intent, message, state)
  );
}

/** Words of a failure that is feared. */
const fails =
  /\b(?:consegu\w+|pass(?:ar|o)|certo|errad\w*|fal(?:har|ho|tar)|frac\w+|aguent\w+|perder|reprov\w+|capaz)\b/u;

/** A doubt that asks for a reading; `e se eu não conseguir?` after a question, which goes on with it. */
function asksOtherwise(
  intent: string,
  { words, isEllipsis }: Understood,
  { mood, act, table }: DialogueState,
): boolean {
  if (intent === 'ceticismo') return asksOfSelf.test(words);
  if (intent === 'mente') return /^(?:e |mas )*por ?que\b/u.test(words);
  if (intent === 'culpa') return mood === null && act?.who.some((label) => label !== 'eu') === true;
  // After a decision the fear is its risk.
  const goesOn = table.mode !== null || plans.has(act?.intent ?? '') || (act !== null && !fails.test(words));
  return intent === 'medoDeFalhar' && isEllipsis && mood === null && goesOn;
}

/** `Como faço o mapa do meu filho no site?` */
const isOfSite = ({ intent }: LikelyIntent, words: string) =>
  intent.startsWith('produto') && /\bn(?:o site|o app|o aplicativo|a plataforma|a pagina|a tela)\b/u.test(words);

/** The manner that is most likely, where no cue names one, or against the cue where it is clear. */
export function likelyManner(
  message: Understood,
  care: ScoredIntent | undefined,
  best: NumberIntent,
  state: DialogueState,
): ScoredIntent | undefined {
  const { likely, words, read } = message;
  const [nearest] = likely;
  if (nearest && isOnlyAlike(nearest, message, state)) return undefined;
  const danger = likelyDanger(nearest, message, care, { state, score: best.score });
  if (danger !== null) return danger;
  if (!nearest || care || !isManner(nearest.intent) || nearest.probability < 0.5) return undefined;
  const isShort = words.split(' ').length <= 3 && nearest.probability < 0.7 && !nearest.intent.startsWith('produto');
  const hasBirth = read.loose.birthDate !== null || read.people.some(({ birthDate }) => birthDate !== null);
  const goesOn = /^e (?:eu|el[ea]s?|[oa]s?|minhas?|meus?|n[oa]s?|pr[oa]s?|para|em|d[eoa]s?)\b/u.test(words);
  const isIllness =
    nearest.intent === 'doencaDeOutro' &&
    read.people.every(({ label }) => label !== 'eu') &&
    !message.text.includes('?');
  if (isShort || (hasBirth && !isIllness) || (goesOn && nearest.probability < 0.9)) return undefined;
  if (asksOtherwise(nearest.intent, message, state)) return undefined;
  if (agreeing.has(nearest.intent) && best.intent !== null && best.score >= 2.6) return undefined;
  const rival = likely.find(({ intent }) => intent === best.intent)?.probability ?? 0;
  const isClear = nearest.probability >= 0.75 || rival < nearest.probability / 3 || isOfSite(nearest, words);
  if (best.score >= 5 && !isClear) return undefined;
  return { intent: nearest.intent, score: best.score < 7.5 ? Math.max(5, best.score) : 5 };
}
