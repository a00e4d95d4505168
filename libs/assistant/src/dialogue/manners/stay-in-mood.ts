import type { ScoredIntent } from '../../understanding/cues.ts';
import { isManner } from '../../understanding/likely-intents.ts';
import type { Understood } from '../../understanding/read-message.ts';
import type { NumberIntent } from '../number-intent.ts';
import type { DialogueState } from '../state.ts';

/** Feelings that lead into a reading instead of replacing it. */
export const feelings = new Set([
  'tristeza',
  'medo',
  'ansiedade',
  'raiva',
  'solidao',
  'rompimento',
  'demissao',
  'luto',
  'dividas',
  'culpa',
  'vergonha',
  'arrependimento',
  'reprovacao',
  'desvalorizado',
]);
export const courtesies = new Set(['saudacao', 'agradecimento', 'enchimento', 'desculpas']);

/** Questions about how to meet a person, which nothing asks of the dead. */
const ofDead = new Set(['conviver', 'precisa', 'irrita', 'traco', 'crianca', 'relato', 'conto', 'feedback']);
/** Limits that a classifier finds where the dead is spoken of. */
const ofLiving = new Set(['previsao', 'mente', 'volta', 'traicao']);
/** A request for something else than company. */
const requests =
  /^(?:e |mas |entao |agora )*(?:qual|quais|quanto|quantos|calcul\w+|me (?:diz|diga|fala|mostra|da|de)|mostra\w*|quero (?:saber|ver|um|uma)|sugir\w+|sugest\w+|muda\w* de assunto|vamos falar|give me|tell me|what|how|which|dame|dime|cual|cuentame)\b/u;

/** Readings that a classifier finds in a plain statement. */
const ofStatements = new Set(['nomesBebe', 'area', 'codigo', 'conto', 'fraco', 'pratica', 'traco', 'limiteSuave']);

/** `Tenho 3 filhos`: short, and said of the own life. */
const ofOwnLife = /^(?:e |mas |ainda )*(?:tenho|sou|estou|moro|vivo|perdi|devo|pago|choro)\b/u;

/** In distress: a statement that asks for no number, no time and no person. */
function isStatementOnly(
  { text, words, topics, periods, read }: Understood,
  best: NumberIntent,
  isOfAnswer = false,
): boolean {
  const hasData = read.loose.birthDate !== null || read.people.some(({ birthDate }) => birthDate !== null);
  const isRequest =
    text.includes('?') || requests.test(words) || (words.split(' ').length < 4 && !ofOwnLife.test(words));
  const isPlain = best.intent === null ? isOfAnswer : ofStatements.has(best.intent);
  return !isRequest && !hasData && topics.length === 0 && periods.length === 0 && isPlain;
}

/** `O que os números diziam dela?`, `queria entender ele melhor`, where the date of the dead was given. */
function asksForMapOfDead({ words, pronoun }: Understood, { people, hardship }: DialogueState): boolean {
  if (hardship !== 'grief') return false;
  const isKnown = people.some(({ label, birthDate }) => label !== 'eu' && birthDate !== null);
  return isKnown && (pronoun === 'm' || pronoun === 'f') && /\b(?:entende\w+|conhece\w+|numeros?|mapa)\b/u.test(words);
}

/** `O que os números diziam dele?` and nothing else: the dead is described. */
export const asksOnlyForDead = (message: Understood, state: DialogueState) =>
  message.care.length === 0 && message.topics.length === 0 && asksForMapOfDead(message, state);

/** While the dead is mourned: neither data nor a clear question about something else. */
function staysInGrief(
  message: Understood,
  state: DialogueState,
  best: NumberIntent,
  manner: ScoredIntent | undefined,
): boolean {
  const { read, text, words } = message;
  if (asksForMapOfDead(message, state)) return false;
  const hasBirth = read.loose.birthDate !== null || read.people.some(({ birthDate }) => birthDate !== null);
  if (hasBirth || (manner !== undefined && !courtesies.has(manner.intent) && !feelings.has(manner.intent)))
    return false;
  const isRequest = text.includes('?') || requests.test(words);
  return !isRequest || best.intent === null || best.score < 4 || ofDead.has(best.intent);
}

/** What is said against an answer; in distress the same words are said of life: `quinze anos jogados no lixo`. */
const ofAnswers = new Set([
  'desacordo',
  'ceticismo',
  'enchimento',
  'concorda',
  'insulto',
  'ajuda',
  'identidade',
  'receita',
]);
/** Limits that a plain statement in distress only mentions: `e ainda tenho pensão pra pagar`. */
const mentionedInDistress = new Set(['justica', 'previsao', 'investimento', 'azar', 'mente', 'volta']);

/** `Ela se chama Ivone`. */
const namesSomeone =
  /^(?:e |mas )*(?:(?:o )?nome del[ea] (?:e|era)|el[ea] (?:se )?chama(?:va)?(?: se)?|se chama|chama se) \w+(?: \w+){0,3}$/u;

/** Distress goes on: in a crisis until a number is asked for; in grief "não sei como vou viver" foresees nothing. */
export function staysInMood(
  message: Understood,
  state: DialogueState,
  best: NumberIntent,
  { care, manner }: { readonly care: ScoredIntent | undefined; readonly manner: ScoredIntent | undefined },
): boolean {
  const { mood, hardship } = state;
  const isGrieving = mood === 'luto' || mood === 'perdaGestacional';
  if (isGrieving && care && ofLiving.has(care.intent)) return !message.text.includes('?');
  const isMentioned =
    care !== undefined && mentionedInDistress.has(care.intent) && isStatementOnly(message, best, true);
  if (care && !(hardship === 'distress' && mood !== null && isMentioned)) return false;
  if (isGrieving && staysInGrief(message, state, best, manner)) return true;
  const isOfAnswer =
    manner !== undefined && ofAnswers.has(manner.intent) && !/\b(?:voce|resposta|isso que)\b/u.test(message.words);
  const isPlain = (manner === undefined || isOfAnswer) && isStatementOnly(message, best, isOfAnswer);
  if (hardship === 'distress' && mood !== null && (isPlain || namesSomeoneOnly(message))) return true;
  return staysInDanger(message, mood, best, manner !== undefined);
}

const inDanger = new Set(['crise', 'violencia', 'bullying', 'criseDeOutro', 'violenciaDeOutro']);

/** A crisis or violence goes on until another subject is clear, a crisis also beside a number that is not asked for. */
function staysInDanger(message: Understood, mood: string | null, best: NumberIntent, hasManner: boolean): boolean {
  if (mood === 'crise' && !hasManner && asksNothing(message)) return true;
  return (
    (inDanger.has(mood ?? '') &&
      !isAnotherSubject(message, best) &&
      (best.score < 4.6 || message.topics.length === 0)) ||
    (mood === 'vicio' && (best.intent === 'decisao' || (best.intent === 'periodo' && message.topics.length === 0)))
  );
}

const namesSomeoneOnly = ({ words, read }: Understood) => namesSomeone.test(words) && read.births.length === 0;

/** In a crisis only a plain request leads to a number: `meu ano pessoal deve ser horrível` is none. */
const asksNothing = ({ text, words, read }: Understood) =>
  !text.includes('?') && !requests.test(words) && read.births.length === 0;

/** Names, times or a clear question about the numbers: the conversation has left the distress. */
function isAnotherSubject(message: Understood, best: NumberIntent): boolean {
  const {
    likely: [nearest],
    read,
    periods,
  } = message;
  const isClear = nearest !== undefined && nearest.probability >= 0.8 && !isManner(nearest.intent);
  return (
    isClear &&
    best.intent !== null &&
    (read.names.length > 0 || read.days.length > 0 || periods.length > 0 || message.topics.length > 0)
  );
}
