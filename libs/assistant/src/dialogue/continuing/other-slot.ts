import relations from '../../understanding/data/relations.json' with { type: 'json' };
import { foldQuestion } from '../../understanding/normalise.ts';
import type { Understood } from '../../understanding/read-message.ts';
import { calendarWord } from '../../understanding/read-periods.ts';
import { actOf, continuedOf } from '../act.ts';
import { listTopics } from '../number-view.ts';
import type { Act, DialogueState } from '../state.ts';
import { personOf } from '../who/people.ts';

/** Words that join, point or ask, and say nothing of what is asked. */
const functionWords = new Set(
  (
    'e mas ou entao ta esta bom certo hum ok ah ai agora so tambem ja o a os as um uma de do da dos das em no na nos nas para com pelo pela ' +
    'por que porque qual quais quem como quanto quantos quantas seja for fosse se ser seria fica tem ha teria algum ' +
    'gemeo gemea mesmos mesmas alguma alguns algumas nenhum nenhuma nao sim esse essa esses essas sao isso nele nela la numero sera mesmo mesma falta acha voce serve rola pode ' +
    'and or so the what about if for in then do does has it its one any y o si que para en pero mapa'
  ).split(' '),
);
const ownWords = new Set(
  'eu meu minha meus minhas tenho tiver tenha possuo mim comigo i my me have mine yo tengo mi mio'.split(' '),
);
const otherWords = new Set('ele ela dele dela nele nela'.split(' '));

const isPointer = (word: string) => ownWords.has(word) || otherWords.has(word);

/** The words of a message beside function words, names, numbers and times. */
function residueOf({ words, read }: Understood): string[] {
  const names = new Set(read.names.flatMap(({ name }) => foldQuestion(name).split(' ')));
  return words
    .split(' ')
    .filter((word) => !functionWords.has(word) && !names.has(word) && !/\d/u.test(word) && !calendarWord.test(word));
}

/** A message that only names another time or number: `em janeiro tem algum?`, `e 8?`, `por que não julho?` */
export const isBareSlot = (message: Understood): boolean => residueOf(message).length === 0;

/** Questions about one number, after which a number alone asks about that one. */
const ofOneNumber = new Set([
  'significado',
  'valoracao',
  'ondeEsta',
  'numeroMestre',
  'mudarNumero',
  'numerosDiferenca',
]);
/** Questions about a person's numbers, after which a number alone asks what it means. */
const ofNumbers = new Set(['numero', 'mapa', 'resumo', 'forte', 'fraco', 'traco', 'conviver', 'par', 'conceito']);
const definitions = new Set(['conceito', 'significado', 'numeroMestre', 'ondeEsta', 'valoracao']);
const compares = /\b(?:mesma coisa|mesmo que|igual|iguais|diferen\w+|parecid\w+)\b/u;

/**
 * The question before with another number, of one's own data, or beside another concept: what a message of function
 * words asks, by the state of the conversation alone.
 */
export function otherSlot(message: Understood, state: DialogueState): Act | null {
  const { act, mood, table } = state;
  if (act === null || mood !== null || table.mode !== null) return null;
  return (
    besideConcept(message, act) ??
    ofOtherNumber(message, state, act) ??
    itemNamed(message, act) ??
    withNumber(message, act) ??
    ofOwnData(message, state, act)
  );
}

/** `Lição cármica é a mesma coisa?` after the debts. */
function besideConcept(message: Understood, act: Act): Act | null {
  const before = act.topics.filter((topic) => topic !== 'mapa');
  const [topic, ...more] = message.topics.filter((one) => one !== 'mapa');
  const isOfConcept = ['conceito', 'numero'].includes(act.intent) && before.length === 1;
  if (topic === undefined || more.length > 0 || !isOfConcept || before.includes(topic)) return null;
  if (!compares.test(message.words) || message.words.split(' ').length > 9) return null;
  return { ...actOf('conceito', message, message, ['eu']), topics: [...before, topic] };
}

/** `E 8?` after another number. */
function ofOtherNumber(message: Understood, { time }: DialogueState, act: Act): Act | null {
  const before = continuedOf(act);
  const isOfTime = time.search === act || act.periods.length > 0;
  const isOfNumber = ofOneNumber.has(before) || ofNumbers.has(before);
  if (message.number === null || message.periods.length > 0 || isOfTime || !isOfNumber || !isBareSlot(message))
    return null;
  return {
    ...act,
    of: null,
    intent: ofOneNumber.has(before) && before !== 'numerosDiferenca' ? before : 'significado',
    number: message.number,
    topics: [],
    words: message.words,
  };
}

/** `A 14 principalmente` of a list. */
function itemNamed(message: Understood, act: Act): Act | null {
  const number = /^(?:e |mas )*[oa] (\d{1,2})\b/u.exec(message.words)?.[1];
  const isOfList =
    act.topics.some((topic) => listTopics.includes(topic)) && ['numero', 'itemDaLista'].includes(act.intent);
  if (number === undefined || !isOfList || residueOf(message).length > 1 || message.periods.length > 0) return null;
  return { ...act, intent: 'itemDaLista', of: null, number: Number(number), words: message.words };
}

/** `Combina com 3?` after what another number means. */
function withNumber(message: Understood, act: Act): Act | null {
  const isOfNumber = act.number !== null && ['significado', 'valoracao', 'ondeEsta'].includes(act.intent);
  const joins = /^(?:e |mas |ele )*(?:combina|bate|da certo|se da bem) com (?:o |um |numero )*\d{1,2}$/u;
  if (!isOfNumber || message.number === null || !joins.test(message.words)) return null;
  return { ...act, intent: 'numerosCombinam', of: null, words: `${act.number} ${message.words}` };
}

/** `Ele tem os mesmos?` asks for all that were read, `e as minhas?` for the last one. */
function numbersOf(label: string, message: Understood, before: string, own: Act['topics']): Act | null {
  const isOfAll = before === 'numero' && /\bmesm[oa]s\b/u.test(message.words);
  const topics = isOfAll ? own : own.slice(-1);
  if (topics.length === 0) return null;
  return { ...actOf('numero', message, message, [label]), topics, number: null };
}

/** `Quais as minhas?`, `eu tenho?`, `e ele tem?` after what something is or where a number stands. */
function ofOwnData(message: Understood, state: DialogueState, act: Act): Act | null {
  const [other, ...more] = message.read.people.filter(({ label }) => label !== 'eu');
  const isNamed = other !== undefined && more.length === 0;
  const residue = residueOf(message).filter(
    (word) => !(isNamed && (word in relations || /^(?:minha|meu|nasceu|data)$/u.test(word))),
  );
  const before = continuedOf(act);
  const own = act.topics.filter((topic) => topic !== 'mapa');
  const isOfUser = !isNamed && residue.some((word) => ownWords.has(word)) && residue.every(isPointer);
  const isOfOther = isNamed
    ? residue.length === 0
    : residue.length > 0 && residue.every((word) => otherWords.has(word));
  const isAsked = definitions.has(before) || own.some((topic) => listTopics.includes(topic));
  if (!(isOfUser || isOfOther) || !isAsked || message.periods.length > 0) return null;
  const gender = message.pronoun === 'plural' ? null : message.pronoun;
  const label = isOfUser ? 'eu' : (other?.label ?? (gender && personOf(state.people, state, gender)));
  const number = message.number ?? act.number;
  if (label === null) return null;
  if (
    number !== null &&
    before !== 'conceito' &&
    /\b(?:tenho|tem|tiver|tenha|possuo|have|has|tengo|tiene)\b/u.test(message.words)
  )
    return { ...actOf('ondeEsta', message, message, [label]), number, topics: [] };
  if (['conceito', 'numeroMestre'].includes(before) && own.length === 0)
    return { ...actOf('numeroMestre', message, message, [label]), topics: [] };
  return numbersOf(label, message, before, own);
}
