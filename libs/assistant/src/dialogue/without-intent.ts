import { purposesOfPeople } from '../understanding/data/areas.ts';
import relations from '../understanding/data/relations.json' with { type: 'json' };
import { isManner } from '../understanding/likely-intents.ts';
import { foldQuestion } from '../understanding/normalise.ts';
import type { Understood } from '../understanding/read-message.ts';
import { unnamedPeople } from '../understanding/read-people.ts';
import { actOf, applied, continuedOf, isRepeatable } from './act.ts';
import type { Dialogue } from './dialogue.ts';
import { conflict, impliedIntent, isStatement, reportedOf } from './implied.ts';
import type { Act, DialogueState, StatePerson } from './state.ts';
import { focusOf } from './who/focus.ts';
import { pairIntents } from './who/pair-intents.ts';
import { isChild } from './who/people.ts';

/** Questions that the user's own date answers anew. */
const answeredByDate = new Set([
  'melhorDia',
  'melhorMes',
  'compararPeriodos',
  'diaBom',
  'periodo',
  'numero',
  'momento',
]);
const isTurnedToMe =
  /^(?:e |mas |entao |qual (?:e )?)*(?:o |a |os |as |para |com |no )?(?:meus?|minhas?|eu|mim|comigo)\b(?: \w+)?$/u;

/** Answers to these need what an unclear message does not say. */
const needsMore =
  /^(?:crise|criseDeOutro|violencia|abuso|perseguicao|saudeUrgente|luto|perdaGestacional|produto\w+|significado|codigo|empresa|escolher|quantoDa|itemDaLista|area\..*)$/u;
const leastLikely = 0.22;

/** The likeliest reading of a message that nothing else explains: an answer to it helps more than a menu. */
function likeliestReading({ likely: [nearest] }: Understood, people: readonly StatePerson[]): string | null {
  if (!nearest || nearest.probability < leastLikely || needsMore.test(nearest.intent)) return null;
  const isOfOthers = pairIntents.has(nearest.intent) || ofOthers.test(nearest.intent);
  return isOfOthers && people.every(({ label }) => label === 'eu') ? null : nearest.intent;
}

const ofOthers =
  /^(?:conviver|feedback|tarefa|irrita|precisa|traco|crianca|estuda|brinca|ensinar|quemMaisCombina|mente|volta|traicao)$/u;

interface Unclear {
  readonly state: DialogueState;
  readonly message: Understood;
  readonly people: readonly StatePerson[];
  readonly manner: string | null;
  /** The message only gives a name or a date. */
  readonly isOnlyData: boolean;
}

/** Nothing was recognised: data alone, another person or a feeling that goes on. */
export function withoutIntent(unclear: Unclear): Dialogue {
  const { state, message, people, manner, isOnlyData } = unclear;
  const base = { message, corrected: null, manner: null };
  if (manner !== null && !isOnlyData) return { ...base, state, acts: [], manner };
  const focus = focusOf('numero', message, message, { ...state, people }, people);
  const reported = reportedOf(message, people, state.mood);
  const inMode = (act: Act) => ({ ...base, state: { ...applied(state, act), table: state.table }, acts: [act] });
  if (reported !== null) return inMode(actOf('relato', message, message, [reported], state));
  const weighing = namedInDistress(unclear);
  if (weighing !== null) return inMode(actOf('conviver', message, message, [weighing], state));
  if (state.mood !== null && (!message.isAboutMe || !isOnlyData)) return { ...base, state, acts: [], manner: 'humor' };
  const repeated = parentOfChild(unclear) ?? repeatedAct(unclear, focus);
  if (repeated !== null) return { ...base, state: applied(state, repeated), acts: [repeated] };
  if (isOnlyData) {
    if (isDateOfChild(unclear)) return inMode({ ...actOf('mapa', message, message, ['bebe']), topics: ['mapa'] });
    const complained = complainedOf(message);
    if (complained !== null) return inMode(actOf('relato', message, message, [complained], state));
    const act = introduction(message, state, focus);
    return { ...base, state: applied(state, act), acts: [act] };
  }
  const implied = impliedIntent(state, message, people, focus);
  if (implied !== null) return inMode(actOf(implied.intent, message, message, implied.who, state));
  const likeliest = likeliestReading(message, people);
  if (likeliest !== null && isManner(likeliest)) return { ...base, state, acts: [], manner: likeliest };
  if (likeliest !== null) return inMode(actOf(likeliest, message, message, focus, state));
  return { ...base, state, acts: [], manner: unclearManner(message) };
}

/** A story of the user is met, all else is asked back. */
function unclearManner(message: Understood): string {
  return isStatement(message) && message.isAboutMe ? 'relato-eu' : 'perdido';
}

const isDateOfChild = ({ message, people }: Unclear) =>
  people.at(-1)?.label === 'bebe' && message.read.loose.birthDate !== null;

/** `Meu marido Olavo Leite, 13/01/1957, anda insuportável`: a complaint, and no request for a map. */
function complainedOf({ read, words }: Understood): string | null {
  const [whom, ...others] = read.people.filter(({ label, birthDate }) => label !== 'eu' && birthDate !== null);
  return whom !== undefined && others.length === 0 && conflict.test(words) ? whom.label : null;
}

/** The person who weighs on a user in distress, once name and birth date are given. */
function namedInDistress({ state, message, people, isOnlyData }: Unclear): string | null {
  const { mood, hardship, awaited } = state;
  const whole = message.read.people.find(({ label, name, birthDate }) => label !== 'eu' && name && birthDate);
  const isAsked = message.text.includes('?');
  if (mood === null || hardship !== 'distress' || !isOnlyData || isAsked || whole === undefined) return null;
  return people.some(({ label }) => label === whole.label) ? whole.label : (awaited?.label ?? null);
}

/** The question before, asked of another person or with the user's own date; null if the message does neither. */
function repeatedAct({ state, message, people, isOnlyData }: Unclear, focus: readonly string[]): Act | null {
  const { act } = state;
  if (act === null || (isOnlyData && asksMore(message)) || asPartner.test(message.words)) return null;
  if (isOnlyData && act.intent === 'decisao' && purposesOfPeople.includes(act.purpose ?? ''))
    return { ...act, words: message.words };
  const isNaming = isOnlyData && act.intent === 'decisao' && /\bnome\b/u.test(message.words);
  if (isNaming) return null;
  const continues =
    /\be (?:para|com) el[ea]$/u.test(message.words) || message.isEllipsis || (message.corrects && isOnlyData);
  const ofNewPerson = isOnlyData ? lackingPerson(message, act) : null;
  const [met] = message.read.people.filter(({ label }) => label !== 'eu');
  if (met !== undefined && concernsPair(message, act))
    return { ...actOf('par', message, message, ['eu', met.label]), topics: ['mapa'] };
  if (ofNewPerson !== null) return { ...act, who: ofNewPerson, words: message.words };
  const isOfTopic = act.topics.some((topic) => topic !== 'mapa');
  const before = continuedOf(act);
  if (isRepeatable(before) && continues && changesPerson(message, state, focus)) {
    const intent = intentForAnother(before, isOfTopic, focus);
    const who = pairIntents.has(intent) ? focusOf(intent, message, message, { ...state, people }, people) : focus;
    return { ...act, intent, who, words: message.words };
  }
  return isOnlyData ? withOwnData(message, state, act) : null;
}

/** The question before with the data of the speaker; null where they answer nothing of it. */
function withOwnData(message: Understood, state: DialogueState, act: Act): Act | null {
  if (message.read.people.some(({ label }) => label !== 'eu')) return null;
  if (answersForSpeaker(message, state, act)) return act;
  const isOwnDate = /\b(?:minha data|nasci|meu nascimento)\b|^[\d\s]+$/u.test(message.words);
  const isAnswered = answeredByDate.has(act.intent) && act.who.includes('eu') && isOwnDate;
  return isAnswered || joinsPair(message, act) ? { ...act, words: message.words } : null;
}

/**
 * The people of the question before once its person is given: `o nome dele é Sergio Luiz Pinto, 08/06/1952` after `ele
 * não conversa comigo`, `e ao pai? Fábio Costa, 12/12/1979` after which of the children is more like the user.
 */
function lackingPerson({ read, words }: Understood, { intent, who }: Act): readonly string[] | null {
  const [only, ...more] = read.people.filter(({ birthDate }) => birthDate !== null);
  if (only === undefined || more.length > 0 || only.label === 'eu' || who.includes(only.label)) return null;
  if (ofOthers.test(intent) && who.every((label) => label === 'eu')) return [only.label];
  const isMatched = intent === 'quemMaisCombina' && who.length > 2 && /^(?:e |mas )*(?:ao?|com)\b/u.test(words);
  return isMatched ? [only.label, ...who.slice(1)] : null;
}

/** `Com minha amiga Regina Soares, 22/09/1957, ou sozinha?` of a firm, `ele é Sergio Pinto, …` of a separation. */
const concernsPair = ({ words }: Understood, { purpose }: Act) =>
  (purpose === 'negocio' && /^(?:e |mas |ou )*com\b/u.test(words)) ||
  (purpose === 'termino' && /^(?:e |mas )*(?:el[ea] (?:e|se chama)|o nome del[ea]|[oa] nome)\b/u.test(words));

/** `E meu filho como sócio?` asks about the two, whatever was asked before. */
const asPartner = /\b(?:como|de|para|pra) soci[oa]\b/u;

/** `E eu sou Bruna Teles, 30/12/1998`, after a comparison with the user. */
const joinsPair = ({ read }: Understood, { intent, who }: Act) =>
  pairIntents.has(intent) &&
  who.includes('eu') &&
  read.people.some(({ label, name, birthDate }) => label === 'eu' && name?.includes(' ') && birthDate !== null);

/** Readings that name and date change, while nothing else was said since. */
const ofDefinition = new Set(['mapa', 'conceito', 'apresentacao', 'significado', 'numeroMestre', 'conto']);

/** `O que faço com essa proposta?`, then `sou Felipe Matos, 05/12/1990`: the question before, for who now says so. */
function answersForSpeaker({ read }: Understood, { manner }: DialogueState, act: Act): boolean {
  const own = read.people.find(({ label }) => label === 'eu');
  const isOwnQuestion = act.who.length === 1 && act.who[0] === 'eu' && manner === null;
  return own?.name?.includes(' ') === true && own.birthDate !== null && isOwnQuestion && !ofDefinition.has(act.intent);
}

/** The question before, asked of another person: of the one who was not chosen, the pair. */
function intentForAnother(before: string, isOfTopic: boolean, focus: readonly string[]): string {
  if (isOfTopic && (before === 'conceito' || before === 'significado')) return 'numero';
  const isOfOne = focus.length === 1 && focus[0] !== 'eu';
  return before === 'quemMaisCombina' && isOfOne ? 'par' : before;
}

/** Words that only give data: `e para minha irmã, que nasceu em`. */
const ofData = new RegExp(
  `\\d|^(?:para|born|minha|nasceu|nascid[oa]|nome|data|ela|ele|dela|dele|essa|esse|como|qual|agora|entao|${Object.keys(relations).join('|')})$`,
  'u',
);

/** A question with words of its own beside the data: `sociedade com ela presta? Lúcia Pinto, 15/10/1960`. */
function asksMore({ text, words, read }: Understood): boolean {
  if (!text.includes('?')) return false;
  const names = new Set(read.names.flatMap(({ name }) => foldQuestion(name).split(' ')));
  const rest = words.split(' ').filter((word) => !names.has(word) && word.length > 3 && !ofData.test(word));
  // Of a person who is known one word is a question: `o Bruno é de se apegar?`
  return rest.length > (read.births.length > 0 ? 1 : 0);
}

/** Another person is named, meant by a pronoun, or the user is. */
function changesPerson(message: Understood, { act, who }: DialogueState, focus: readonly string[]): boolean {
  const { pronoun, words, read } = message;
  // A long question about several people is no continuation of one about a single person.
  if (pronoun === 'plural' && !pairIntents.has(act?.intent ?? '') && words.split(' ').length > 5) return false;
  const isUnnamed = focus.length === 1 && unnamedPeople.includes(focus[0] ?? '') && focus[0] !== who[0];
  return read.people.length > 0 || pronoun !== null || (message.isAboutMe && isTurnedToMe.test(words)) || isUnnamed;
}

/** `Eu sou o dono, Hélio Ramos, 02/02/1970`: the user's part beside the person spoken of. */
function isOwnPart({ words, read }: Understood): boolean {
  const own = read.people.find(({ label }) => label === 'eu');
  const isPart =
    /\b(?:eu )?sou (?:[oa] )?(?:don[oa]|chef[ea]|patr(?:ao|oa)|gerente|soci[oa]|lider|mae|pai|marido|mulher|espos[oa]|noiv[oa]|namorad[oa]|irmao?|filh[oa]|av[oo]|ti[oa]|amig[oa])\b/u;
  return own?.birthDate != null && read.people.length === 1 && isPart.test(words);
}

/** `E o pai, Marcos Viana, 01/01/1985?` after a child: its other parent beside it; null for any other message. */
function parentOfChild({ message, state, people }: Unclear): Act | null {
  const [met, ...more] = state.who.filter((label) => label !== 'eu');
  const [only, ...others] = message.read.people;
  const isOfChild = /^(?:e |mas )*(?:com )?d?(?:o pai|a mae)\b/u.test(message.words);
  const isWhole = only?.birthDate != null && others.length === 0 && met !== undefined && more.length === 0;
  return isOfChild && isWhole && met !== only.label && isChild(met, people)
    ? {
        ...actOf(state.act?.intent === 'comum' ? 'comum' : 'par', message, message, [only.label, met]),
        topics: ['mapa'],
      }
    : null;
}

/** People without a question: their map, or the pair; a first name alone is greeted. */
function introduction(message: Understood, state: DialogueState, focus: readonly string[]): Act {
  const own = message.read.people.find(({ label }) => label === 'eu');
  if (own?.name && !own.name.includes(' ') && own.birthDate === null && message.read.people.length === 1)
    return { ...actOf('apresentacao', message, message, ['eu']), topics: ['mapa'] };
  const [met, ...more] = state.who.filter((label) => label !== 'eu');
  if (isOwnPart(message) && met !== undefined && more.length === 0 && state.table.mode === null)
    return { ...actOf('par', message, message, ['eu', met]), topics: ['mapa'] };
  const labels = message.read.people.map(({ label }) => label).filter((label) => label !== 'eu');
  const withSelf =
    labels.length === 1 && message.read.people.some(({ label, birthDate }) => label === 'eu' && birthDate !== null);
  const isWithMe = message.isAboutMe || /\bcom el[ea]\b|\ba gente\b/u.test(message.words);
  const isCouple = labels.length === 1 && (message.bond === 'casal' || message.bond === 'socios') && isWithMe;
  const joins =
    withSelf ||
    isCouple ||
    (labels.length === 1 && asPartner.test(message.words)) ||
    (labels.length === 1 &&
      /\brolo\b|\bsaindo com\b|\bconhecendo\b|\b(?:no lugar|em vez|ao inves) d|\be eu\b|\beu e\b/u.test(message.words));
  const isAsked = labels.length === 1 && !joins && asksMore(message) && message.topics.length === 0;
  const intent = labels.length > 1 || joins ? 'par' : isAsked ? 'traco' : 'mapa';
  const others = labels.length > 0 ? labels : focus;
  return { ...actOf(intent, message, message, joins ? ['eu', ...others] : others), topics: ['mapa'] };
}
