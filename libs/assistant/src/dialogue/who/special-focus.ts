import { foldQuestion } from '../../understanding/normalise.ts';
import type { Understood } from '../../understanding/read-message.ts';
import type { DialogueState, StatePerson } from '../state.ts';
import { groupOf } from './groups.ts';
import { pairIntents } from './pair-intents.ts';
import { isChild, personOf } from './people.ts';

const mostPeople = 5;

/** The people of questions that name them by their form; null for any other question. */
export function specialFocus(
  intent: string,
  message: Understood,
  state: DialogueState,
  people: readonly StatePerson[],
): readonly string[] | null {
  if (ownFeeling.test(message.words) && message.read.people.length === 0) return ['eu'];
  if (intent === 'traco' && takesAfter.test(message.words)) return ['eu'];
  const others = besideEachOther(message, state);
  if (others !== null) return others;
  const group = ofGroups.has(intent) || pairIntents.has(intent) ? groupOf(message, people, state) : null;
  if (group !== null) return group;
  if (goesOnAbout(intent, message, state) || (intent === 'motivos' && state.act !== null)) return state.who;
  if (intent === 'quemAno' && message.read.people.length === 0) return datedOthers(message, state, people);
  if (isStepOfPair(intent, message, state)) return state.who;
  if (isOwnStep(intent, message)) return ['eu'];
  if (intent === 'meio') return ['eu', ...state.pair.filter((label) => label !== 'eu')];
  if (intent === 'quemMaisCombina') return matched(message, state, people);
  if (ofOneself.has(intent) && /\b(?:onde|em que|no que|como) eu\b/u.test(message.words)) return ['eu'];
  return goesOnForAll(intent, message, state) ? state.who : null;
}

/** `E os dois entre si?`: the people beside the user; null for any other question. */
function besideEachOther({ words, read }: Understood, { pair, who }: DialogueState): readonly string[] | null {
  const others = (pair.length > 0 ? pair : who).filter((label) => label !== 'eu');
  const isMeant =
    read.people.length === 0 && /\bentre (?:si|eles|elas)\b|\bum com o outro\b|\buma com a outra\b/u.test(words);
  return isMeant && others.length > 1 ? others.slice(0, mostPeople) : null;
}

/** `O nosso filho puxou a quem?`: the child between its parents. */
export const takesAfterWhom =
  /\b(?:puxou|saiu|herdou|parece|parecid[oa])(?: mais)? (?:(?:a|ao|para|com|de) )?(?:quem|qual)\b|\b(?:a|com|de) quem (?:el[ea] |[oa] \w+ )?(?:mais )?(?:puxou|saiu|herdou|parece|se parece)\b/u;
/** `E eu puxei isso dele?` */
export const takesAfter =
  /^(?:e |mas |sera que )*(?:eu )?(?:tambem )?(?:puxei|herdei|peguei|sai a|sou (?:igual|assim|desse jeito))\b/u;

/** `O que eu faço com essa saudade?` after another person: the user's own feeling. */
export const ownFeeling =
  /\b(?:faco|fazer|lido|lidar|cuido|cuidar|aguento|convivo|conviver|acabo|acabar) com (?:ess[ae]|est[ae]|[ao]|minha|meu|tanta|tanto) (?:saudade|dor|raiva|tristeza|culpa|medo|ansiedade|angustia|vazio|magoa|solidao|ciumes?|vergonha|frustracao|inseguranca|revolta|preocupacao)\b/u;

/** `E como resolvemos isso?` after where two people clash. */
function isStepOfPair(intent: string, { words }: Understood, { act }: DialogueState): boolean {
  return pairSteps.has(intent) && pairIntents.has(act?.intent ?? '') && goesOnAboutIt.test(words);
}

/** `Devo procurar ele?`, `respondo?` */
function isOwnStep(intent: string, { text, words }: Understood): boolean {
  return intent === 'decisao' && (resolves.test(text) || asksForOwnStep.test(words));
}

/** Questions that may be about a whole group. */
const ofGroups = new Set(['melhorDia', 'melhorMes', 'compararPeriodos', 'periodo', 'brinca', 'resumo', 'mapa']);

/** `Resume isso`, `explica isso mais fácil pra eu mandar pra ela`: what was just said, about whom it was said. */
function goesOnAbout(intent: string, { words }: Understood, { act }: DialogueState): boolean {
  if (intent !== 'resumo' && intent !== 'simples') return false;
  const isOfOthers = act?.who.some((label) => label !== 'eu') === true;
  if (
    isOfOthers &&
    intent === 'resumo' &&
    !/\b(?:mapa|sobre mim|de mim|quem eu sou|me (?:resum|descrev|defin)\w+)\b/u.test(words)
  )
    return true;
  if (/^(?:e |agora |mas |so )*(?:em|n)?(?:uma|duas|tres)\b/u.test(words)) return true;
  return (
    /\b(?:isso|tudo|ess[ae] (?:conversa|resposta|papo)|o que (?:voce )?(?:disse|falou|explicou)|el[ea]s)\b/u.test(
      words,
    ) && !/\b(?:meu mapa|meus numeros|sobre mim|de mim|quem eu sou)\b/u.test(words)
  );
}

/** `Devo procurar ele?` is decided by the user. */
const asksForOwnStep =
  /^(?:e |mas |entao )*(?:eu )?(?:devo|posso|deveria|e melhor eu|sera que (?:eu )?(?:devo|deveria))\b/u;
/** `Ele me mandou mensagem, respondo?` asks what the user does. */
const resolves = /\p{L}{3,}o(?: ou não| ou nao)?\?\s*$/u;
const pairSteps = new Set(['pratica', 'melhorar', 'conselho', 'conviver']);
/** `E o que eu faço com isso?` after where two people clash. */
const goesOnAboutIt = /\b(?:isso|disso|nisso|a respeito)$|\bcomo (?:eu |a gente )?(?:resolv\w+|melhor\w+)\b/u;
const ofOneself = new Set(['fraco', 'forte', 'resumo']);

/** Who is matched, then those it is matched with: the user, or `ele combina mais com qual?` another person. */
function matched(message: Understood, state: DialogueState, people: readonly StatePerson[]): readonly string[] {
  const others = people.filter(({ label, birthDate }) => label !== 'eu' && birthDate);
  const labels = others.map(({ label }) => label);
  const pair = state.pair.filter((label) => labels.includes(label));
  const subject =
    /\b(?:com|de) (?:quem|qual) (?:\w+ )?(?:[oa] )?(\w+) (?:\w+ ){0,3}?(?:se|combina|parece|fica)\b/u.exec(
      message.words,
    )?.[1];
  const asked = message.read.people.find(({ label, name }) => label !== 'eu' && name && foldQuestion(name) === subject);
  if (asked !== undefined) {
    const among = message.read.people.map(({ label }) => label).filter((label) => label !== asked.label);
    return [
      asked.label,
      ...(among.length > 1 ? among : ['eu', ...labels.filter((label) => label !== asked.label)].slice(0, 4)),
    ];
  }
  const child = takesAfterWhom.test(message.words)
    ? (message.read.people.find(({ label }) => label !== 'eu')?.label ?? childIn(labels, people))
    : undefined;
  if (child !== undefined)
    return [child, ...['eu', ...labels].filter((label) => label !== child && !isChild(label, people))].slice(0, 3);
  const pronoun = message.isAboutMe ? undefined : /\bel[ea]\b/u.exec(message.words)?.[0];
  if (pronoun === undefined)
    return ['eu', ...(pair.length > 1 && /\bd(?:os|as|eles|elas)\b/u.test(message.words) ? pair : labels.slice(-3))];
  const named = message.read.people.find(({ label }) => label !== 'eu')?.label;
  const owner = named ?? childIn(state.pair, people) ?? personOf(people, state, pronoun === 'ela' ? 'f' : 'm');
  const rest = labels.filter((label) => label !== owner);
  return owner === null ? ['eu', ...labels] : [owner, ...(rest.length > 1 ? rest.slice(-3) : ['eu', ...rest])];
}

/** The child of a pair: `com quem ele se dá melhor?` after its father is asked of the child. */
const childIn = (pair: readonly string[], people: readonly StatePerson[]) =>
  pair.find((label) => label !== 'eu' && isChild(label, people));

/** The people with a birth date, and the user where `nós` asks. */
function datedOthers(
  { words }: Understood,
  { pair }: DialogueState,
  people: readonly StatePerson[],
): readonly string[] {
  if (pair.length > 1 && /\bd(?:os dois|as duas|eles|elas)\b/u.test(words)) return pair;
  const isWithMe = /\b(?:nos|a gente|mim|comigo)\b/u.test(words);
  const dated = people.filter(({ label, birthDate }) => birthDate !== null && (isWithMe || label !== 'eu'));
  const labels = dated.map(({ label }) => label).slice(-mostPeople);
  return labels.length > 1 ? labels : [...new Set(['eu', ...labels])];
}

const timesOfAll = new Set(['compararPeriodos', 'melhorMes', 'melhorDia']);

/** `Qual mês?`, `e pra mudarmos?` after a time that was sought for several people. */
function goesOnForAll(intent: string, message: Understood, { act, who }: DialogueState): boolean {
  return (
    who.length > 1 &&
    timesOfAll.has(intent) &&
    (timesOfAll.has(act?.intent ?? '') || pairIntents.has(act?.intent ?? '') || (act?.periods.length ?? 0) > 0) &&
    !message.isAboutMe &&
    message.read.people.length === 0 &&
    message.words.split(' ').length <= 8
  );
}

/** `Como dou limite?` after the data of another person were asked for and not given: the last one who has data. */
export function afterMissedForm(
  { read, pronoun }: Understood,
  { awaited, who }: DialogueState,
  people: readonly StatePerson[],
  found: readonly string[],
): readonly string[] | null {
  const [label] = found;
  const isMissed = awaited !== null && label === awaited.label && label !== 'eu' && who.includes(label);
  const isEmpty = people.every((one) => one.label !== label || (one.name === null && one.birthDate === null));
  if (!isMissed || !isEmpty || found.length > 1 || pronoun !== null || read.people.length > 0) return null;
  const last = people.findLast((one) => one.label !== 'eu' && one.name !== null && one.birthDate !== null);
  return last ? [last.label] : null;
}
