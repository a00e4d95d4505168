import relations from '../../understanding/data/relations.json' with { type: 'json' };
import type { Understood } from '../../understanding/read-message.ts';
import { isFirstName } from '../../understanding/read-names.ts';
import type { DialogueState, StatePerson } from '../state.ts';
import { editedName } from '../subject/name-edits.ts';
import { bondOfRelation, correctName, ownerOfDate, personOf } from './people.ts';

export interface Correction {
  readonly people: readonly StatePerson[];
  readonly label: string;
  /** The label before, where the relation was wrong. */
  readonly was?: string;
}

/** `E se ela nascer 3 de março?`: the birth of a child that is expected corrects no date. */
const unborn = /\b(?:se|quando|caso)\b(?: \w+){0,3} nascer\b/u;

/** A corrected year, day or name of the person spoken of; null if the message corrects nothing. */
export function findCorrection(state: DialogueState, message: Understood, today: string): Correction | null {
  if (state.act === null || unborn.test(message.words) || namesAnother(state, message)) return null;
  const label = message.read.people[0]?.label ?? state.who.find((one) => one !== 'eu') ?? state.who[0] ?? 'eu';
  const named = message.read.people.find(
    (one) => one.label !== 'eu' && state.people.some(({ label: known }) => known === one.label),
  )?.label;
  const { pronoun } = message;
  const meant = pronoun === 'm' || pronoun === 'f' ? personOf(dated(state), state, pronoun) : null;
  return (
    relationCorrection(state, message) ??
    dateCorrection(state, message, named ?? meant ?? state.who[0] ?? label, today) ??
    nameCorrection(state, message)
  );
}

/** `Digo, minha irmã`, `ela é minha irmã, não minha mulher`: the person spoken of in another relation. */
function relationCorrection({ who, people }: DialogueState, { words, read }: Understood): Correction | null {
  const [was = 'eu', ...more] = who;
  const person = people.find(({ label }) => label === was);
  const given = read.people.find(({ label }) => label in relations && label !== was);
  const isOnlyGiven = read.people.every(({ label, name, birthDate }) => label !== 'eu' && !name && !birthDate);
  const corrects =
    /^(?:nao |ops |opa |desculp\w+ |perdao |errei |alias )*(?:digo|quis dizer|quero dizer|(?:el[ea] )?e na verdade|na verdade el[ea] e|el[ea] e|nao e \w+ \w+ e) (?:a |o )?(?:minha|meu) \w+(?: e nao .*| nao .*)?$/u;
  if (was === 'eu' || more.length > 0 || !person?.name || !given || !isOnlyGiven || !corrects.test(words)) return null;
  if (people.some(({ label }) => label === given.label)) return null;
  const { label } = given;
  const bond = bondOfRelation(label);
  return { label, was, people: people.map((one) => (one.label === was ? { ...one, label, bond, kin: null } : one)) };
}

/** The people with a birth date that may be corrected. */
const dated = ({ people }: DialogueState) =>
  people.filter(({ label, birthDate }) => label !== 'eu' && birthDate !== null);

const ofName =
  /\bnome (?:\w+ )?(?:esta |ficou )?(?:errad|trocad)\w*|\bnome (?:\w+ )?(?:certo|correto)\b|\bo nome (?:\w+ )?e\b/u;

/** `Dela não, é do Luan, 3/9/2001`, `quis dizer da minha filha Carla Prado, 12/12/1982`: another person, not another date. */
function namesAnother({ people }: DialogueState, { words, read }: Understood): boolean {
  const isNew = read.people.some(
    ({ label, name, birthDate }) =>
      label !== 'eu' &&
      people.every((one) => one.label !== label) &&
      ((name && birthDate) || (label in relations && birthDate)),
  );
  if (isNew && !ofName.test(words)) return true;
  const isOther = /\bdel[ae] nao\b|\bnao (?:e|era) (?:del[ae]|d[ao] \w+|[ao] \w+)\b.*\be d[ao] \w+/u.test(words);
  return isOther && read.people.some(({ label, birthDate }) => birthDate && people.every((one) => one.label !== label));
}

function dateCorrection(state: DialogueState, message: Understood, label: string, today: string): Correction | null {
  const person = state.people.find((one) => one.label === label);
  const old = person?.birthDate;
  if (!person || !old) return null;
  const { read, words, corrects } = message;
  const isBare = words.split(' ').length <= 7;
  if (
    read.loose.birthDate &&
    (corrects || (isBare && message.intents.length === 0 && message.topics.length === 0)) &&
    (ownerOfDate(state, message) !== 'pessoa' || (corrects && label === 'pessoa'))
  ) {
    return replaced(state, label, { birthDate: withYearOf(old, read.loose.birthDate, today) });
  }
  const owner = read.people.length === 1 && read.people[0]?.label === 'eu' ? read.people[0].birthDate : null;
  if (owner && corrects && label !== 'eu' && !message.isAboutMe)
    return replaced(state, label, { birthDate: withYearOf(old, owner, today) });
  if (owner && corrects && !words.includes(owner.slice(0, 4)) && message.topics.length === 0)
    return replaced(state, label, { birthDate: withYearOf(old, owner, today) });
  if (!corrects || message.topics.length > 0) return null;
  const [day] = read.days;
  if (day) return replaced(state, label, { birthDate: `${old.slice(0, 4)}${day.date.slice(4)}` });
  const birthDate = swapped(words, old) ?? replacedDayOf(words, old) ?? partOf(words, old, today);
  return birthDate === null ? null : replaced(state, label, { birthDate });
}

/** `Troquei o dia com o mês`: the date with the two exchanged, where that is a day. */
function swapped(words: string, old: string): string | null {
  if (
    !/\b(?:troquei|inverti|confundi|trocad[oa]s?|invertid[oa]s?)\b/u.test(words) ||
    !/\bdia\b.*\bmes\b|\bmes\b.*\bdia\b/u.test(words)
  )
    return null;
  const date = [old.slice(0, 4), old.slice(8), old.slice(5, 7)].join('-');
  return isDate(date) ? date : null;
}

/** A day and month without a year, which is read in the present one, keep the year of the birth. */
function withYearOf(old: string, given: string, today: string): string {
  return Number(given.slice(0, 4)) >= Number(today.slice(0, 4)) - 1 ? `${old.slice(0, 4)}${given.slice(4)}` : given;
}

/** A birth date with the date, year, month or day that a message supposes; null if it names none that exists. */
export function birthWith({ read, words, periods }: Understood, old: string): string | null {
  const whole = read.loose.birthDate ?? read.people.find(({ label }) => label === 'eu')?.birthDate;
  // A day and month without a year keep the year of the birth.
  if (whole) return words.includes(whole.slice(0, 4)) ? whole : `${old.slice(0, 4)}${whole.slice(4)}`;
  const [day] = read.days;
  const month = periods.find(({ span }) => span === 'month');
  const date = day
    ? `${old.slice(0, 4)}${day.date.slice(4)}`
    : (partOf(words, old, '9999') ?? (month ? `${old.slice(0, 4)}${month.date.slice(4, 7)}${old.slice(7)}` : null));
  return date !== null && isDate(date) ? date : null;
}

/** False for the 31st of a month of 30 days. */
function isDate(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The date with another year, month or day, or several of them: `é 1987`, `1982, não 1928, e dia 12`. */
function partOf(words: string, old: string, today: string): string | null {
  const [oldYear = '', oldMonth, oldDay = ''] = old.split('-');
  const given = (pattern: RegExp) => [...words.matchAll(pattern)].flatMap(([, part]) => part ?? []);
  const years = given(/\b(19\d{2}|20[0-2]\d)\b/gu);
  const year = other(years, oldYear) ?? given(/\b(?:de|em|e|ano) (\d{2})\b$/gu)[0];
  if (year?.length === 4 && year > today.slice(0, 4)) return null;
  const month = given(/\bmes (0?[1-9]|1[0-2])\b/gu)[0];
  const day = other(given(/\bdia (\d{1,2})\b/gu), oldDay);
  if (year === undefined && month === undefined && day === undefined) return null;
  return [
    year?.padStart(4, '19') ?? oldYear,
    month?.padStart(2, '0') ?? oldMonth,
    day?.padStart(2, '0') ?? oldDay,
  ].join('-');
}

/** The part that differs from the one before, which is refused: `1982, não 1928`. */
const other = (parts: readonly string[], old: string) => parts.find((part) => Number(part) !== Number(old)) ?? parts[0];

/** `não é 28, é 27`: the date with the second day, where the first is its day. */
function replacedDayOf(words: string, old: string): string | null {
  const [, wrong, right = ''] =
    /\b(?:nao )?(?:e|foi|era) (?:dia )?(\d{1,2}) (?:e|e sim|mas|e dia|foi|era)(?: e)? (?:dia )?(\d{1,2})$/u.exec(
      words,
    ) ?? [];
  return wrong !== undefined && Number(wrong) === Number(old.slice(8))
    ? `${old.slice(0, 8)}${right.padStart(2, '0')}`
    : null;
}

/** `E com C de novo?` after a corrected name. */
const asBefore = /^(?:e |mas |nao )*(?:com \w+|\w+) (?:de novo|como (?:era|estava)(?: antes)?)$/u;

/** `É com acento, Corrêa`, `e com dois t, Matteus?` */
const respelt =
  /^(?:e |mas |nao |so que |opa |ah )*(?:(?:se )?escreve )?(?:(?:e )?com |sao )(?:acento|til|cedilha|trema|circunflexo|(?:(?:dois|duas|um|uma|[12]) )?(?:\p{L}{1,2}|es{2}es?|eles?|enes?|tes?))\b/u;

/** `Esqueci o Maria: Luiza Maria Farias`: the known name with one more word. */
function longerName({ people, who }: DialogueState, { read, topics, text }: Understood): string | null {
  const known = people.find(({ label }) => label === who[0])?.name?.split(' ') ?? [];
  const given = read.people
    .map(({ name }) => name)
    .find((name) => name !== null && name.split(' ').length > known.length);
  if (!given || known.length < 2 || topics.length > 0 || read.births.length > 0 || text.includes('?')) return null;
  const words = given.split(' ');
  return words[0] === known[0] && known.every((word) => words.includes(word)) ? given : null;
}

/** `é Thiago com h`, `meu sobrenome é Sete`: a word that resembles one of the name. */
function nameCorrection(state: DialogueState, message: Understood): Correction | null {
  if (state.table.mode !== null) return null;
  const longer = longerName(state, message);
  if (longer !== null && state.who[0] !== undefined) return replaced(state, state.who[0], { name: longer });
  if (state.corrected?.name && asBefore.test(message.words))
    return replaced(state, state.corrected.label, { name: state.corrected.name });
  const isRespelt = respelt.test(message.words);
  if (!message.corrects && !isRespelt) return null;
  const whole =
    message.read.names.find(({ name }) => name.includes(' '))?.name ??
    message.read.people.find(({ label, name }) => label !== 'eu' && name?.includes(' '))?.name;
  if (whole && ofName.test(message.words) && state.who[0] !== undefined)
    return replaced(state, state.who[0], { name: whole });
  const words = [...message.text.matchAll(/\p{L}{3,}/gu)].map(([word]) => word);
  for (const label of [...state.who, ...state.people.map((person) => person.label)]) {
    const person = state.people.find((one) => one.label === label);
    if (!person?.name) continue;
    for (const word of words.filter((one) => /^\p{Lu}/u.test(one) || (isRespelt && isFirstName(one)))) {
      const name = correctName(person.name, word);
      if (name !== null && name !== person.name) return replaced(state, label, { name });
    }
  }
  return isRespelt ? letterCorrection(state, message) : null;
}

/** `É com K`: the letter alone, of the name spoken of. */
function letterCorrection(state: DialogueState, { text }: Understood): Correction | null {
  const [label = ''] = state.who;
  const known = state.people.find((one) => one.label === label)?.name;
  const name = known ? editedName(text, known) : null;
  return name === null ? null : replaced(state, label, { name });
}

function replaced(state: DialogueState, label: string, change: { name?: string; birthDate?: string }): Correction {
  return { label, people: state.people.map((one) => (one.label === label ? { ...one, ...change } : one)) };
}
