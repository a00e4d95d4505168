import { isMain } from '../../composing/topics.ts';
import { findNumberedCode } from '../../understanding/find-numbered-code.ts';
import { foldQuestion } from '../../understanding/normalise.ts';
import type { Understood } from '../../understanding/read-message.ts';
import { optionOf } from '../../understanding/read-options.ts';
import { actOf } from '../act.ts';
import type { Choice } from '../choose.ts';
import type { Dialogue } from '../dialogue.ts';
import type { Act, DialogueState, StatePerson } from '../state.ts';
import { founding, signing } from './kinds-of-names.ts';
import { withNames } from './name-state.ts';
import { introducesPeople, type NameTopic, nameTopic } from './names.ts';
import { ongoingNames } from './ongoing-names.ts';
import { namesIn } from './titles.ts';

/** Names or codes to judge, if the message gives or continues any. */
export function withJudgedNames(
  state: DialogueState,
  message: Understood,
  people: readonly StatePerson[],
  choice: Choice,
): Dialogue | null {
  const choosesFields = message.options.length > 1 && message.read.names.length === 0 && !ofAddress.test(message.words);
  if (choosesPlaces(message) || choosesFields || introducesPeople(message) || introducesSelf(message, state))
    return null;
  const ongoing = ongoingNames(message, state);
  if (ongoing !== null) return judged(state, message, people, ongoing.topic, ongoing.intent, null);
  const intent = askedOfNames(choice.intent, message, state);
  const { manner } = choice;
  const withPerson = namesForPerson(state, message, people, { intent, manner });
  if (withPerson !== null) return withPerson;
  const names = nameTopic(intent, message, state);
  if (names === null || (state.table.mode === null && areKnown(names.names, state.people) && intent !== 'assinatura'))
    return null;
  // `Abre em agosto de 2027, que dia?` asks for a day.
  if ((asksDayOf(message) || asksYearOf(message, state)) && names.names.length === 0) return null;
  if (isOfPerson(choice, names, message)) return null;
  const areOfPeople = areWholeNames(names.names, state.people) || isOwnShortName(names.names, message, state);
  if (message.topics.length > 0 && areOfPeople) return null;
  // "Vou casar e vou ser Ana Lima" asks about a name and not about the future.
  const isSigning =
    names.mode === 'assinatura' && (names.names.length > 0 || Boolean(names.former)) && signed.has(manner ?? '');
  if (manner !== null && !isSigning) return null;
  return judged(state, message, people, names, intent, manner);
}

/** `Quanto dá a motivação e a expressão de Victor Amaral Souza?`: the numbers of a person. */
const asksSeveralNumbers = ({ mode }: NameTopic, { topics }: Understood) =>
  mode !== 'assinatura' && topics.filter(isMain).length > 1;

/** A time or the numbers of the person who is named: no name is judged. */
const isOfPerson = (choice: Choice, names: NameTopic, message: Understood) =>
  isTimeForPerson(choice, names.names, message) || asksSeveralNumbers(names, message);

const ofTimes = new Set(['melhorDia', 'melhorMes', 'diaBom', 'compararPeriodos']);

/** `Sou Kátia, 23/09/1990, que dia inauguro meu salão?`: the day is for who is named, and no name is judged. */
function isTimeForPerson({ intent, score }: Choice, names: readonly string[], { read }: Understood): boolean {
  const people = read.people.filter(({ birthDate }) => birthDate !== null).flatMap(({ name }) => name ?? []);
  return ofTimes.has(intent ?? '') && score >= 5 && people.length > 0 && names.every((name) => people.includes(name));
}

/** `E no ano que vem o negócio cresce?` of a firm without a date: the year of its owner. */
const asksYearOf = ({ periods, read }: Understood, { table }: DialogueState) =>
  table.mode === 'empresa' &&
  table.founded === null &&
  periods.some(({ span }) => span === 'year') &&
  read.births.length === 0;

const asksDayOf = ({ words, periods, read }: Understood) =>
  /\b(?:que|qual|melhor) dia\b/u.test(words) && periods.some(({ span }) => span === 'month') && read.days.length === 0;

/** `Casa 77 ou apartamento 504?` weighs numbers, and no way to live. */
const ofAddress = /\b(?:casa|apartamento|apto?|sala|bloco|lote|chacara) (?:de )?(?:numero )?\d/u;

/** `Sou Ana Beatriz Lopes Sena`, and nothing else, before any name was judged. */
function introducesSelf({ words, read }: Understood, { table }: DialogueState): boolean {
  const own = read.people.find(({ label }) => label === 'eu')?.name;
  return own != null && (table.mode ?? table.spoken) === null && words === `sou ${foldQuestion(own)}`;
}

/** `Curitiba ou Florianópolis?` */
function choosesPlaces({ options, read }: Understood): boolean {
  return (
    options.length > 1 &&
    options.every((name) => optionOf(name).numbers.length === 0) &&
    read.names.length <= options.length
  );
}

/** The names of a message on the table, and the question about them. */
function judged(
  state: DialogueState,
  message: Understood,
  people: readonly StatePerson[],
  names: NameTopic,
  intent: string | null,
  manner: string | null,
): Dialogue {
  const isOpening = names.mode === 'empresa' && names.names.length === 0 && message.read.loose.birthDate !== null;
  const isCode = names.mode === 'codigo';
  // `E pra quem é do Destino 4?` names a number of a map, and no other code.
  const isOfMap = isCode && message.topics.includes('destino') && message.number !== null;
  const codes =
    isCode && !isOfMap ? findNumberedCode(withoutBirthDates(message), state.table.codes.at(-1)?.kind ?? null) : [];
  // `O ano de 2027 pra empresa, abrimos em 10/03/2019`
  const asksYear = intent === 'periodo' && message.periods.some(({ span }) => span === 'year');
  const act = actOfNames(isOpening && !asksYear ? 'fundacao' : intent, names, message);
  // A name that is judged is no new name of the user.
  const isJudged = message.read.people.some(
    ({ name }) => name !== null && [...names.names, names.former ?? ''].some((one) => one.includes(name)),
  );
  const isOwnData = !isOpening && !isJudged && message.read.people.every(({ label }) => label === 'eu');
  // `Abrimos em 20/06/2018` gives the firm's date, and no birth date.
  const isFounding = names.mode === 'empresa' && founding.test(message.words) && !/\bnasci\b/u.test(message.words);
  const merged =
    isFounding && (names.names.length === 0 || isJudged)
      ? state.people
      : isOwnData
        ? people
        : besideNames(state, people, names);
  const next = withNames({ ...state, people: merged }, names, codes, message);
  return { message, state: next, acts: [act], manner: manner === 'luto' ? manner : null, corrected: null };
}

/** The question about names or codes that a message asks. */
function actOfNames(intent: string | null, { mode, names }: NameTopic, message: Understood): Act {
  const isCode = mode === 'codigo';
  const ofCode = isCode && intent !== 'escolher' && intent !== 'codigoLetra';
  // `Uma cliente sugeriu Studio Bela Rosa` gives a name, and asks for none.
  const isGiven = intent === 'nomesEmpresa' && names.length > 0;
  const asked = ofCode ? 'codigo' : isGiven ? 'quantoDa' : (intent ?? 'quantoDa');
  // The person whom an address or a telephone is weighed for.
  const others = isCode ? message.read.people.flatMap(({ label, birthDate }) => (birthDate ? [label] : [])) : [];
  return { ...actOf(asked, message, message, others.length > 0 ? others : ['eu']), names };
}

/** Besides the people known, those with a birth date; a name alone may be the firm's or the child's. */
function besideNames(
  state: DialogueState,
  people: readonly StatePerson[],
  { mode, names }: NameTopic,
): readonly StatePerson[] {
  const known = new Map(state.people.map((one) => [one.label, one]));
  // The user under a name that is not judged, with a date: new data, and no form of the name known.
  const isGiven = ({ label, name, birthDate }: StatePerson) =>
    label === 'eu' && name?.includes(' ') === true && birthDate !== null && !names.includes(name);
  const isJudged = (name: string | null) =>
    mode !== 'codigo' && name !== null && names.some((one) => one.includes(name));
  return people
    .filter(
      ({ label, name, birthDate }) =>
        known.has(label) || label === 'bebe' || (birthDate !== null && !isJudged(name) && mode !== 'bebe'),
    )
    .map((one) => (isGiven(one) ? one : (known.get(one.label) ?? one)));
}

/** What a widow or a bride says beside the name that she asks about. */
const signed = new Set(['previsao', 'luto', 'rompimento', 'produtoPerfil', 'valor']);
const ofAdvice = new Set(['decisao', 'conselho', 'pratica', 'quem', 'completa']);

/** While names are judged, a short question for an opinion or for advice is about them. */
function askedOfNames(intent: string | null, message: Understood, { table }: DialogueState): string | null {
  const { words, periods, topics, areas, text, read } = message;
  const isOther =
    periods.length > 0 || topics.length > 0 || areas.length > 0 || read.people.some(({ label }) => label !== 'eu');
  if (table.mode === null || table.mode === 'codigo' || isOther || words.split(' ').length > 8) return intent;
  if (intent === null)
    return text.includes('?') &&
      /\b(?:fic\w+|ruim|bo[am]|melhor|gost\w+|ach\w+|legal|serve|presta|vale|tal|bonito|combina)\b/u.test(words)
      ? 'nomeBom'
      : null;
  return ofAdvice.has(intent) && !/\b(?:vida|minha|meu(?! lugar)|saude)\b/u.test(words) ? 'escolher' : intent;
}

/** The folded words without the birth dates in them. */
function withoutBirthDates({ words, read }: Understood): string {
  return read.births.reduce((rest, birth) => rest.replace(foldQuestion(birth), ' '), words);
}

/** The folded words without the names and birth dates in them. */
function withoutNames(message: Understood): string {
  return message.read.names
    .reduce((rest, { name }) => rest.replace(foldQuestion(name), ' '), withoutBirthDates(message))
    .replace(/ +/gu, ' ')
    .trim();
}

/** First names of people who were read: `com quem o Bento se dá melhor, comigo ou com o Otávio?` judges no name. */
function areKnown(names: readonly string[], people: readonly StatePerson[]): boolean {
  const known = people.flatMap(({ label, name, birthDate }) =>
    label !== 'eu' && name !== null && birthDate !== null ? [foldQuestion(name).split(' ')[0]] : [],
  );
  return names.length > 0 && names.every((name) => !name.includes(' ') && known.includes(foldQuestion(name)));
}

/** `Qual o Destino do Igor?` asks about a person; the name is not judged. */
function areWholeNames(names: readonly string[], people: readonly StatePerson[]): boolean {
  return (
    names.length > 0 &&
    names.every((name) => people.some((one) => one.label !== 'eu' && one.birthDate !== null && one.name === name))
  );
}

/** `Tenho dívida cármica? Ana Célia mesmo`: the user under a shorter name. */
function isOwnShortName(names: readonly string[], { words }: Understood, { people }: DialogueState): boolean {
  const own = foldQuestion(people.find(({ label }) => label === 'eu')?.name ?? '');
  return !signing.test(words) && names.length === 1 && own.startsWith(`${foldQuestion(names[0] ?? '')} `);
}

/** `Igor Prates, 05/05/1996, qual puxa para ele?`, `e o da minha sócia, Neide Rocha, 30/08/1979?` */
const chosenFor = /\bqual\b(?: \w+){0,3} (?:com|para) el[ae]\b|^e (?:[oa] )?d[ao] (?:meu|minha) /u;

/** Several names that were not spoken of: they are judged themselves. */
function givesOthers({ text, read }: Understood, known: readonly string[]): boolean {
  const fresh = namesIn(text).filter(
    ({ name }) => !known.includes(name) && !read.people.some((one) => one.name === name && one.birthDate !== null),
  );
  return fresh.length > 1;
}

/** `E com o pai, Diego Braga, 11/11/1992?`, `e com ela?`: the names on the table beside one person; null if it asks for none. */
function namesForPerson(
  state: DialogueState,
  message: Understood,
  people: readonly StatePerson[],
  { intent, manner }: Pick<Choice, 'intent' | 'manner'>,
): Dialogue | null {
  const { mode, names } = state.table;
  const asks =
    /^(?:e |mas |ou |qual |quem )*(?:\w+ ){0,4}?(?:combin\w+|bat\w+|conversa\w*|harmoniz\w+)?(?: \w+)? ?(?:com|para) /u;
  if (mode === null || mode === 'codigo' || names.length === 0 || manner !== null || intent === 'nomesBebe')
    return null;
  if (givesOthers(message, names)) return null;
  const givesOwn = message.read.people.some(({ label, birthDate }) => label === 'eu' && birthDate !== null);
  const isOwn =
    (state.act?.intent === 'nomeCom' && /^(?:e )+(?:comigo|para mim|eu)$/u.test(message.words)) ||
    (givesOwn && /\b(?:combin\w+|bat[ei]\w*|conversa\w*|casa|serve)\b/u.test(message.words)) ||
    /\b(?:combin\w+|bat\w+|conversa\w*)\b.*\b(?:comigo|mim)\b|\bcomigo\b.*\b(?:combin\w+|bat\w+)\b/u.test(
      message.words,
    );
  const named = message.read.people.filter(({ label }) => label !== 'eu').map(({ label }) => label);
  const [label, ...more] = isOwn ? ['eu'] : named;
  if (
    label === undefined ||
    more.length > 0 ||
    !(isOwn || asks.test(`${message.words} `) || chosenFor.test(message.words)) ||
    withoutNames(message).split(' ').length > (givesOwn ? 20 : 12)
  )
    return null;
  const isKnown = people.some((one) => one.label === label && one.birthDate !== null);
  if (!isKnown || (mode === 'empresa' && message.trait !== null && !isOwn)) return null;
  const act = actOf('nomeCom', message, message, [label]);
  const isBaby = label === 'bebe';
  return isBaby
    ? null
    : { message, state: { ...state, people, act, awaited: null }, acts: [act], manner: null, corrected: null };
}
