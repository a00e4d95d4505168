import type { Segment, Understood } from '../../understanding/read-message.ts';
import { unnamedPeople } from '../../understanding/read-people.ts';
import type { DialogueState, StatePerson } from '../state.ts';
import { areAtOdds, besideUser, isOfUserToo, knownTogether } from './groups.ts';
import { pairIntents } from './pair-intents.ts';
import { isChild, personOf } from './people.ts';
import { afterMissedForm, specialFocus } from './special-focus.ts';

const mostPeople = 5;

/** Questions about the user's own life, also where they mention other people. */
const ownQuestions = new Set(['decisao', 'melhorDia', 'melhorMes', 'motivos', 'conselho', 'profissao', 'momento']);
/** Questions about how to meet another person. */
const dealings = new Set(['conviver', 'feedback', 'tarefa', 'irrita', 'precisa', 'entrevista', 'ensinar']);

/** The people that a question is about: of an own question those with data, of a dealing the others. */
export function focusOf(
  intent: string,
  segment: Segment,
  message: Understood,
  state: DialogueState,
  people: readonly StatePerson[],
): readonly string[] {
  const asksOfMe = ofMe.test(message.words) && !pairIntents.has(intent);
  const found =
    saidOfMe.test(message.words) || readMine.test(message.words) || asksOfMe
      ? ['eu']
      : mentionedFocus(intent, segment, message, state, people);
  const hasData = (label: string) =>
    people.some((one) => one.label === label && (one.birthDate !== null || one.name !== null));
  const spokenOf = afterMissedForm(message, state, people, found);
  if (spokenOf !== null) return spokenOf;
  if (isOwnStep(intent, message) && hasData('eu')) return ['eu'];
  const special = asksOfMe ? null : specialFocus(intent, message, state, people);
  if (special !== null) return special;
  if (weighedTimes.has(intent) && reportedWish.test(message.words) && hasData('eu')) return ['eu'];
  if (ownQuestions.has(intent)) return ofOwnQuestion(intent, message, state, { found, hasData });
  const met = found.filter((label) => label !== 'eu');
  if (dealings.has(intent) && met.length > 0 && asksForWords.test(message.words)) return met;
  if (!dealings.has(intent) || met.length > 0) return found;
  const others = (state.pair.length > 0 ? state.pair : state.who).filter((label) => label !== 'eu' && hasData(label));
  return others.length > 0 ? others : found;
}

/** `O que escrevo?` asks for words to the other one. */
const asksForWords = /\b(?:escrevo|falo|digo|mando|respondo)$/u;

/** `Um conselho pra essa semana` after two people: one's own time. */
const isOwnStep = (intent: string, { periods, pronoun, read }: Understood) =>
  (intent === 'conselho' || intent === 'pratica') && periods.length > 0 && pronoun === null && read.people.length === 0;

/** An own question that names other people is about them, and about the user too where a day is sought for all. */
function ofOwnQuestion(
  intent: string,
  message: Understood,
  state: DialogueState,
  { found, hasData }: { readonly found: readonly string[]; readonly hasData: (label: string) => boolean },
): readonly string[] {
  const isNamed = message.read.people.some(({ label }) => label !== 'eu') || message.pronoun !== null;
  const isOfPerson =
    ['profissao', 'momento'].includes(intent) && !message.isAboutMe && state.who.some((label) => label !== 'eu');
  const isOfOwn = state.act !== null && ownQuestions.has(state.act.intent) && intent !== 'decisao';
  const goesOn = message.isEllipsis && (isOfPerson || isOfOwn);
  if (!isNamed && !goesOn && hasData('eu') && intent !== 'conselho') return ['eu'];
  const named = found.filter(hasData);
  if (named.length === 0) return hasData('eu') ? ['eu'] : found;
  const givesBoth = message.read.people.some(({ label, birthDate }) => label === 'eu' && birthDate !== null);
  return datesOfAll.has(intent) && hasData('eu') && (givesBoth || besideMe.test(message.words))
    ? [...new Set(['eu', ...named])]
    : named;
}

/** `Eu e meu sócio`, `eu, meu marido e minha filha`, `pra mim e pro Vitor`, `vou casar com`: a day for the user too. */
const besideMe =
  /\beu,? (?:e |(?:o |a )?(?:meu|minha))|\be eu\b|\b(?:mim|eu) e\b|\bcomigo\b|\bcom el[ea]s?\b|\b(?:a|para) gente\b|\bnos (?:dois|duas|tres)\b|\bcom (?:o |a |os |as )?(?:meus?|minhas?|[0-9] )/u;
const datesOfAll = new Set(['melhorDia', 'melhorMes']);

/** `Ele acha melhor esperar 2028, o que você acha?`: another's opinion of the user's own plan. */
export const reportedWish =
  /\b(?:el[ea]s?|marido|mulher|espos[oa]|mae|pai|namorad[oa]|chefe) (?:\w+ )?(?:acha\w*|quer\w*|prefere\w*|disse\w*|diz\w*|falou|fala|pensa\w*|insiste\w*|nao quer)\b/u;
const weighedTimes = new Set(['compararPeriodos', 'periodo', 'decisao', 'melhorMes', 'melhorDia', 'diaBom', 'resumo']);

/** `Minha esposa diz que sou teimoso`: what others say is about the user. */
export const saidOfMe =
  /\b(?:diz(?:em|ia|iam)?|fala(?:m|va|vam)?|disse(?:ram)?|acha(?:m|va|vam)?|reclama(?:m|va|vam)?)(?: \w+)? que (?:(?:eu )?(?:sou|estou|tenho|fico|nao sou)|eu (?:(?:nao|so|nunca|sempre) )+\w+o)\b/u;

/** `E eu, sou grudenta?` after another person. */
const ofMe = /^(?:e|mas) eu (?!com\b|e\b|ness|no meio|entre)\w/u;

/** `Minha amiga calculou meu destino`: the number is the user's own. */
const readMine = /\b(?:calcul\w+|tirou|viu|leu|achou|fez) (?:que )?(?:o |a |os |as )?(?:meus?|minhas?)\b/u;

function mentionedFocus(
  intent: string,
  segment: Segment,
  message: Understood,
  state: DialogueState,
  people: readonly StatePerson[],
): readonly string[] {
  const known = new Set(state.people.map(({ label }) => label));
  // `Me explica mais simples, minha neta está ouvindo`: a request about the answer is about its people.
  const isReply = ['simples', 'mais', 'exemplo', 'como', 'resumo'].includes(intent);
  const hasData = (asked: string) =>
    people.some(({ label, name, birthDate }) => label === asked && (name !== null || birthDate !== null));
  const others = message.read.people
    .filter(
      ({ label, name, birthDate }) =>
        label !== 'eu' &&
        (name || birthDate || (isReply ? hasData(label) : known.has(label) || segment.words.includes(label))),
    )
    .map(({ label }) => (people.some((one) => one.label === label) ? label : (state.awaited?.label ?? label)));
  const ordinal = /\b(primeir|segund)[ao]\b/u.exec(message.words)?.[1];
  const unnamed = unnamedPeople.find((label) => ordinal !== undefined && label.startsWith(ordinal));
  if (unnamed !== undefined && known.has(unnamed)) return [unnamed];
  if (message.read.loose.birthDate && people.at(-1)?.label === 'pessoa') others.push('pessoa');
  if (intent === 'diaBom') return datedPeople(message);
  if (
    ['compararPeriodos', 'melhorMes'].includes(intent) &&
    message.pronoun === 'plural' &&
    /\b(?:(?:a|para) gente|nos dois|nos duas|para os dois|juntos|casal)\b/u.test(message.words) &&
    people.some(({ label }) => label !== 'eu')
  )
    return comparedPeople({ intent, others, message, state, people });
  if (pairIntents.has(intent)) return comparedPeople({ intent, others, message, state, people });
  const both = others.length === 0 ? bothPeople(message, state, people) : [];
  if (both.length > 1) return both;
  // `O meu ano pessoal e o do meu esposo`: both; `minha amiga é de março` joins no two.
  const isBesideMine =
    /\b(?:meu|minha|meus|minhas)\b.* e (?:[oa]s? )?d[aeo]s? /u.test(segment.words) &&
    segment.topics.length > 0 &&
    !/(?<!\p{L})é d[aeo]s? /iu.test(message.text);
  // `Ano que vem melhora pra nós?` beside one other.
  const isOfUs = others.length === 1 && /\b(?:para|com) (?:nos|a gente)\b|\bnos (?:dois|duas)\b/u.test(segment.words);
  if (others.length > 0) return (isBesideMine || isOfUs ? ['eu', ...others] : others).slice(0, mostPeople);
  // `Ele deixou logado. Qual meu ponto fraco?`: the question is about the user, also after a sentence about another person.
  const isOwnPart =
    segment !== message &&
    /\b(?:meu|minha|meus|minhas)\b/u.test(segment.words) &&
    !/\b[dn]?el[ea]s?\b/u.test(segment.words);
  return isOwnPart ? ['eu'] : meantWithoutName(intent, message, state, people);
}

/** Whom a message means that names no person: by a pronoun, a correction, a matter of children, or the user. */
function meantWithoutName(
  intent: string,
  message: Understood,
  state: DialogueState,
  people: readonly StatePerson[],
): readonly string[] {
  const { pronoun, read, words } = message;
  // `Meu irmão nasceu em fevereiro de 1990, qual o destino dele?`: he is meant before he has any data.
  const [named, ...more] = read.people.filter(({ label }) => label !== 'eu');
  const lone = more.length === 0 && named && people.every(({ label }) => label !== named.label) ? named.label : null;
  const them = pronoun === 'm' || pronoun === 'f' ? (lone ?? personOf(people, state, pronoun)) : null;
  if (them) return [them];
  if (isOfUnknown(message, state, people)) return ['pessoa'];
  if (message.corrects && pronoun === null && read.people.every(({ name, birthDate }) => !name && !birthDate))
    return state.who;
  const child = childMatter.test(words) ? people.findLast(({ label }) => isChild(label, people))?.label : undefined;
  if (child !== undefined && read.people.every(({ label }) => label === 'eu')) return [child];
  const isMine = message.isAboutMe || read.people.some(({ label }) => label === 'eu');
  if (isFormMissed(intent, state, people)) return ['eu'];
  return isMine || isOwnTime(intent, message, people) ? ['eu'] : state.who;
}

const ofThem =
  /\b(?:destino|expressao|motivacao|missao|impressao|mapa|numeros?|ano|mes|dia|jeito|personalidade)(?: pessoal)? del[ea]\b/u;

/** `Qual o destino dele?` before anyone else was spoken of: the account's own data answer no such question. */
const isOfUnknown = (
  { words, read, isAboutMe }: Understood,
  { table }: DialogueState,
  people: readonly StatePerson[],
) =>
  ofThem.test(words) &&
  !isAboutMe &&
  read.people.length === 0 &&
  table.names.length === 0 &&
  people.every(({ label }) => label === 'eu');

/** Questions that a map answers. */
const readings = new Set(['area', 'numero', 'fraco', 'forte', 'periodo', 'resumo', 'momento', 'profissao']);

/** Data of another person that were asked for and not given: the next question goes back to the user. */
function isFormMissed(intent: string, { awaited, who }: DialogueState, people: readonly StatePerson[]): boolean {
  const isEmpty = (label: string) =>
    people.every((one) => one.label !== label || (one.name === null && one.birthDate === null));
  const isOther = awaited !== null && awaited.label !== 'eu' && who.length === 1 && who[0] === awaited.label;
  return isOther && readings.has(intent) && isEmpty(awaited.label) && !isEmpty('eu');
}

/** What is asked of a child that was spoken of, without a word for it. */
const childMatter =
  /\b(?:birra\w*|mam[ao]r?\b|mim(?:ar|o) demais|castigo|dever de casa|licao de casa|escolinha|creche|desfrald\w+|choro d[ea]|pirraca\w*|chupeta|brincar|soninho|na hora de dormir)\b/u;

/** A whole question about a time, without a pronoun, is about the user again. */
function isOwnTime(intent: string, message: Understood, people: readonly StatePerson[]): boolean {
  const isWhole = !message.isEllipsis && message.words.split(' ').length >= 5 && message.pronoun === null;
  return intent === 'periodo' && isWhole && people.some(({ label, birthDate }) => label === 'eu' && birthDate !== null);
}

/** The people with a birth date in a question about a day, else the user. */
function datedPeople({ read }: Understood): readonly string[] {
  const dated = read.people.filter(({ label, birthDate }) => label !== 'eu' && birthDate !== null);
  return dated.length > 0 ? dated.map(({ label }) => label).slice(0, 2) : ['eu'];
}

/** Both people of `eles`, where no other person is named. */
function bothPeople(message: Understood, state: DialogueState, people: readonly StatePerson[]): readonly string[] {
  if (message.pronoun !== 'plural') return [];
  const last = [...people].reverse().find(({ label }) => label !== 'eu')?.label;
  const isWithMe = /\b(?:a gente|nos dois|nos duas|eu e el[ea])\b/u.test(message.words);
  if (isWithMe && last !== undefined && (state.pair.length === 0 || state.pair.includes('eu')))
    return state.pair.length > 0 ? state.pair : ['eu', last];
  return state.pair.length > 0
    ? state.pair
    : people
        .filter(({ label }) => label !== 'eu')
        .slice(-2)
        .map(({ label }) => label);
}

interface Compared {
  readonly intent: string;
  readonly others: readonly string[];
  readonly message: Understood;
  readonly state: DialogueState;
  readonly people: readonly StatePerson[];
}

/** `E qual é mais sensível?` among several that were compared with the user: them alone. */
function amongOthers({ intent, message, state }: Compared): readonly string[] | null {
  const them = state.pair.filter((label) => label !== 'eu');
  const isOfOne = /^(?:e |mas )*(?:qual|quem)\b/u.test(message.words) && !isOfUserToo(message);
  // Partners share the work with the user: `quem cuida do caixa?` is asked of all.
  const arePartners = them.every((label) =>
    ['socios', 'amizade', undefined, null].includes(state.people.find((one) => one.label === label)?.bond),
  );
  if (arePartners && /^(?:e |mas )*quem\b/u.test(message.words)) return null;
  return intent === 'quem' &&
    isOfOne &&
    them.length > 1 &&
    state.pair.includes('eu') &&
    message.read.people.length === 0
    ? them
    : null;
}

/** `Quem dos dois é mais teimoso?`: the pair of two others, else the last two of them; null where the user is one. */
function oneOfTwoOthers({ message, state: { pair } }: Compared, them: readonly string[]): readonly string[] | null {
  const isAsked = /\b(?:qual|quem|nenhum|algum|um) (?:d(?:os dois|as duas|eles|elas))\b/u.test(message.words);
  const isOfPair = pair.length > 1 && !pair.includes('eu');
  if (!isAsked || them.length < 2 || (!isOfPair && isOfUserToo(message))) return null;
  return isOfPair ? pair : them.slice(-2);
}

function comparedPeople(compared: Compared): readonly string[] {
  const { others, message } = compared;
  const among = amongOthers(compared);
  if (among !== null) return among;
  const speaksOfSelf = isOfUserToo(message);
  const [other] = others;
  const known = other === undefined ? knownTogether(compared.intent, message, compared.state, compared.people) : [];
  if (known.length > 0) return known;
  const beside = other === undefined ? besideUser(message.words, compared.people, compared.state) : null;
  if (beside !== null) return ['eu', beside];
  const them = compared.people.filter(({ label }) => label !== 'eu').map(({ label }) => label);
  const isOfThem =
    /\b(?:eles|elas)\b|\bos dois\b|\bas duas\b|\bquem (?:eu )?(?:\w+ )?(?:coloc|ponh|promov|contrat|escolh)/u.test(
      message.words,
    ) && !speaksOfSelf;
  const oneOf = other === undefined ? oneOfTwoOthers(compared, them) : null;
  if (oneOf !== null) return oneOf;
  if (
    other === undefined &&
    isOfThem &&
    them.length > 1 &&
    (compared.state.pair.length === 0 || compared.state.pair.includes('eu'))
  )
    return them.slice(-2);
  if (other === undefined) return pairAgain(compared);
  if (others.length === 1) return withOne(compared, other, speaksOfSelf);
  const isAboutThem =
    /\b(?:eles|elas|os dois|as duas)\b/u.test(message.words) || (others.length > 1 && areAtOdds.test(message.words));
  // `Tenho dois filhos, Emma e Noah, quem é mais sensível?` compares them alone.
  const isOfOthers = compared.intent === 'quem' && !/\b(?:comigo|mim|eu e|e eu|nos|a gente)\b/u.test(message.words);
  return (speaksOfSelf && !isAboutThem && !isOfOthers ? ['eu', ...others] : others).slice(0, mostPeople);
}

/** One new person: beside the user, or in the place of one of the pair. */
function withOne(
  { intent, message, state, people }: Compared,
  other: string,
  speaksOfSelf: boolean,
): readonly string[] {
  if (intent === 'quem' && state.pair.includes(other)) return state.pair;
  const isAboutThem =
    !speaksOfSelf &&
    /\b(?:eles|elas|os dois|as duas)\b|\b(?:noiv[oa]|namorad[oa]|mulher|marido|espos[oa]|amig[oa]|chefe|soci[oa]|pai|mae|irmao|irma|crush|ex) del[ea]\b|\bel[ea] (?:e (?:[oa]|meu|minha)\b|(?:\w+ )?combina\w*|puxou|herdou|parece|se da|da certo|tem o mesmo) /u.test(
      message.words,
    );
  const spokenOf = state.who.find((label) => label !== 'eu' && label !== other);
  if (isAboutThem && spokenOf !== undefined) return [spokenOf, other];
  // `E se ela vier junto?`: one more beside the pair.
  const isJoining = /\b(?:junt[oa]s?|tambem|entr(?:ar|asse)|vier|viesse|com a gente|conosco)\b/u.test(message.words);
  if (isJoining && state.pair.length > 1 && !state.pair.includes(other))
    return [...state.pair, other].slice(0, mostPeople);
  const isSwap = /\be se\b|\bfosse\b|\bficasse\b|\binves\b|\blugar\b/u.test(message.words);
  if (!isSwap) return ['eu', other];
  const gender = message.pronoun === 'plural' ? null : message.pronoun;
  const them = gender
    ? personOf(
        people.filter(({ label }) => label !== other),
        state,
        gender,
      )
    : null;
  // `No lugar dela`: the one meant by the pronoun gives way.
  if (them !== null && /\b(?:lugar|vez|inves) d/u.test(message.words))
    return [state.pair.find((label) => label !== them) ?? 'eu', other];
  if (them !== null) return [them, other];
  const first = state.pair.includes('eu') || speaksOfSelf ? undefined : state.pair[0];
  return [first ?? 'eu', other];
}

/** Without a new person: the pair spoken of, else the user and the last person. */
function pairAgain({ message, state, people }: Compared): readonly string[] {
  const gender = message.pronoun === 'plural' ? null : message.pronoun;
  const them = gender ? personOf(people, state, gender) : null;
  const isWithMe = /\bnos (?:dois|duas)\b|\be eu\b|\beu e\b|\bcomigo\b|\bsou (?:\w+ )?parecid/u.test(message.words);
  if (isWithMe && !state.pair.includes('eu')) {
    const other = them ?? state.who.find((label) => label !== 'eu') ?? state.pair[0];
    if (other !== undefined) return ['eu', other];
  }
  if (state.pair.length > 0 && (them === null || state.pair.includes(them))) return state.pair;
  const last =
    them ??
    state.who.find((label) => label !== 'eu') ??
    [...people].reverse().find(({ label }) => label !== 'eu')?.label;
  return ['eu', last ?? 'par'];
}
