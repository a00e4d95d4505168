import { foldAligned } from '@sefira/contracts/shared/fold';
import { findTopics } from '../composing/topics.ts';
import type { DialoguePerson } from '../dialogue-person.ts';
import { assemblePeople, type Mention } from './assemble-people.ts';
import relations from './data/relations.json' with { type: 'json' };
import { nicknamesOf } from './nicknames.ts';
import { type FoundDate, findDates, type WrongDate } from './read-dates.ts';
import {
  type FoundName,
  findIntroducedNames,
  findNames,
  findPlainNames,
  findQuoted,
  isFirstName,
  isNoName,
  readBareName,
} from './read-names.ts';
import { eachOnce, signedAtEnd } from './same-person.ts';

const relationNames = Object.keys(relations).join('|');
/** `meu namorado`, `a minha melhor amiga`, `o chefe`, `dos filhos` is no single person. */
const relation = new RegExp(
  `\\b(?:meu|minha|nosso|nossa|my|mi|o|a|um|uma|da|do|com|sua|seu)\\s+(?:(?:ex|melhor|querid[oa]|outr[oa]|antig[oa]|nov[oa]|futur[oa]|falecid[oa]|finad[oa]|saudos[oa]|amad[oa]|best|atual|grande)\\s+)?(${relationNames})\\b`,
  'gu',
);
const heading = new RegExp(`(?<=(?:^|[.;,\\n])\\s?)(?:${relationNames})(?=\\s*:)`, 'gu');
const strongSelf = new RegExp(
  `\\bsou (?:[oa] )?(?:${relationNames})(?= d[aeo]\\b)|${/\bme chamo\b|\bchamo[- ]me\b|\bmeu nome\b|\beu sou\b|\bminha data\b|\beu nasci\b|\bnasci\b|\bsou\b|\bi am\b|\bi was born\b|\bmy name\b|\bnaci\b|\bme llamo\b|\bmi nombre\b|\bsoy\b|\bi'm\b/u.source}`,
  'gu',
);
const weakSelf = /\beu\b|\bmim\b|\bcomigo\b|\bi\b|\bme\b(?= and)|\byo\b/gu;
const ownCue =
  /\b(?:meus?|minhas?|my|mis?)\b(?! (?:nome|sobrenome))|\bme d[aáeê]\b|\bme (?:aconselh|descrev|resum|defin|analis|l[eê]|fal[ae] (?:de mim|sobre mim))|\bno que (?:eu )?sou\b|\bsou\b|\btenho\b|\bpra mim\b|\bpara mim\b|\beu\b(?! (?:e|com)\b)|\b(?:passo|consigo|devo|posso|vou|quero|preciso|estou|to|faco|mudo|caso|abro|aceito|troco|compro|vendo|viajo|largo|volto|estudo|ganho|fico)\b/u;
const ofOther = /\b(?:el[ae]s?|del[ae]s?|nel[ae]|gente|nos dois|combin\w+|compar\w+|e eu)\b/u;

/** Labels of two people who are known by their dates alone. */
export const unnamedPeople: readonly string[] = ['primeira pessoa', 'segunda pessoa'];

export interface ReadPeople {
  readonly people: readonly DialoguePerson[];
  /** Birth dates as they are written. */
  readonly births: readonly string[];
  /** Dates that are no birth date: a day that is asked about. */
  readonly days: readonly FoundDate[];
  readonly wrongDates: readonly WrongDate[];
  /** A name or a date without an owner. */
  readonly loose: { readonly name: string | null; readonly birthDate: string | null };
  readonly isBareAnswer: boolean;
  readonly names: readonly FoundName[];
}

/** The people of a message with names and birth dates; `known` are those of the conversation so far. */
export function readPeople(original: string, today: string, known: readonly DialoguePerson[]): ReadPeople {
  const isShouted = /\p{L}{4}/u.test(original) && original === original.toUpperCase();
  const text = (isShouted ? original.toLowerCase() : original).normalize('NFC');
  const plain = foldAligned(text);
  const found = findDates(text, today);
  const { wrong } = found;
  const dates = found.dates.map((one) => expectedDate(one, plain, today));
  const births = dates.filter((found) => isBirth(found, plain, today));
  const days = dates.filter((found) => !births.includes(found));
  const names = namesOf(text, dates, known);
  const mentions = mentionsOf(plain, names, births);
  const assembled = assemblePeople(mentions, text, known);
  const isTwo = assembled.people.every(({ label }) => label === 'eu') && names.length === 0 && births.length === 2;
  const people =
    isTwo && !/\b(?:eu|nasci|minha|meu|sou)\b/u.test(plain)
      ? births.map(({ date }, index) => ({ label: unnamedPeople[index] ?? 'pessoa', name: null, birthDate: date }))
      : asOwner(eachOnce(assembled.people), plain, names, known);
  const loose = people === assembled.people || !isTwo ? assembled.loose : { name: null, birthDate: null };
  const bare = people.length === 0 && loose.name === null ? bareName(text, dates) : null;
  return {
    people,
    births: births.map(({ start, end }) => text.slice(start, end)),
    days,
    wrongDates: wrong,
    loose: { name: loose.name ?? bare, birthDate: loose.birthDate },
    isBareAnswer: bare !== null,
    names,
  };
}

const ofNumberItself =
  /\b(?:o )?(?:que|q|oq) (?:e que )?el[ae]s? (?:quer\w* dizer|significa\w*|diz\w*|fala\w*|mostra\w*)\b/gu;

/** `Kelly Ramos, 10/06/2001, qual a minha expressão`: a name in a message about the user is the user's. */
function asOwner(
  people: readonly DialoguePerson[],
  plain: string,
  names: readonly FoundName[],
  known: readonly DialoguePerson[],
): readonly DialoguePerson[] {
  const [name] = names;
  const signed = signedBy(people, plain, name);
  if (signed !== null) return signed;
  const signer = signedAtEnd(people, plain, names.at(-1));
  if (signer !== null) return signer;
  const [only] = people;
  if (isFirstIntroduction(people, plain, known)) return people.map((person) => ({ ...person, label: 'eu' }));
  if (people.length !== 1 || !only || only.label in relations || only.label === 'eu' || !name) return people;
  if (known.some(({ label, birthDate }) => label === only.label && birthDate !== null)) return people;
  const before = plain.slice(Math.max(0, name.start - 12), name.start);
  if (/\b(?:d[aeo]|com|e|[oa]|para|pra|usar|assin\w*|chama\w*)\s*$/u.test(before) || !name.name.includes(' '))
    return people;
  // `Qual minha Impressão e o que ela quer dizer`: the number, and no other person.
  const rest = (plain.slice(0, name.start) + plain.slice(name.end)).replace(ofNumberItself, ' ');
  return ownCue.test(rest) && !ofOther.test(withoutFit(rest)) ? [{ ...only, label: 'eu' }] : people;
}

/** `Fabiano Teles Moura 22/10/1985` and nothing else, while nothing is known of the user. */
function isFirstIntroduction(
  people: readonly DialoguePerson[],
  plain: string,
  known: readonly DialoguePerson[],
): boolean {
  const [only, ...others] = people;
  if (known.length > 0 || others.length > 0 || !only?.name?.includes(' ') || only.birthDate === null) return false;
  const rest = plain.replace(foldAligned(only.name), '').replace(/\b(?:oi|ola|bom dia|boa tarde|boa noite)\b/u, '');
  return !/[a-z]/u.test(rest);
}

/** What follows the name of the writer: `, qual`, ` 19/03/1982`, ` nasci em`. */
const ofWriter = /^\s*(?:,|\(?(?:nascid[oa] )?(?:em |de |dia )?\d|(?:eu )?nasci\b)/u;
/** `Que profissão combina comigo` compares no people. */
const withoutFit = (text: string) =>
  text.replace(/\b(?:que|qual|quais)\b[^.?!]*?\bcombin\w+ (?:\w+ )?(?:comigo|(?:pra|para) mim)\b/gu, ' ');

/** `Que profissão combina comigo, Sônia Regina Paes`, `Sônia Paes, 30/03/1987, que fase eu vivo`: the name is the user's. */
function signedBy(
  people: readonly DialoguePerson[],
  plain: string,
  name: FoundName | undefined,
): readonly DialoguePerson[] | null {
  if (!name?.name.includes(' ')) return null;
  const rest = plain.slice(name.end);
  // `Eae blz, Thiago Brandt nasci 22 do 1`: the first person says it.
  const isBornSelf = /^[\s,]*(?:eu )?nasci\b/u.test(rest);
  const isGreeted =
    /^(?:(?:oi+e?|ola+|opa+|bom dia+|boa tarde+|boa noite+|eai|hi|hello|hey|hola|buenas)\W*){0,2}$/u.test(
      plain.slice(0, name.start).trim(),
    );
  const isFirst = isGreeted || isBornSelf;
  const speaks = introducesSelf(people, isFirst, rest);
  if (speaks !== null) return speaks;
  const isEnd =
    /[,.?!:;-]\s*$/u.test(plain.slice(0, name.start)) &&
    /^[\s,.]*(?:(?:de|nasc\w*|em|no|dia) )*[\d\s./-]*(?:de [a-z]+ de \d+)?[\s.,!]*$/u.test(rest);
  const own = people.find(({ label }) => label === 'eu');
  const other = people.find(({ label }) => label !== 'eu');
  if (
    !(isEnd || (isFirst && ofWriter.test(rest) && !ofOther.test(withoutFit(rest)))) ||
    !own ||
    own.name !== null ||
    !other ||
    other.label in relations ||
    people.length > 2
  )
    return null;
  return [{ ...own, name: other.name, birthDate: own.birthDate ?? other.birthDate }];
}

/** `Eduardo Vilela, 03/12/1975, e minha filha Beatriz …`: who says "minha filha" after the own name is the first. */
function introducesSelf(
  people: readonly DialoguePerson[],
  isFirst: boolean,
  rest: string,
): readonly DialoguePerson[] | null {
  const [first, ...others] = people.filter(({ label, name, birthDate }) => label !== 'eu' || name || birthDate);
  const isOwn =
    /^[\s,.]*(?:de |em |nascid\w+ (?:em )?)?\d[\d\s./-]*(?:de \w+ de \d+)?[\s,]*e (?:o |a )?(?:meu|minha)\b/u.test(
      rest,
    );
  if (!isFirst || !isOwn || !first || first.label in relations || first.label === 'eu') return null;
  if (others.some(({ label }) => label === 'eu')) return null;
  return [{ ...first, label: 'eu' }, ...others];
}

const expected = /\bnascer\b[^.?!]{0,24}$|\bprevist[oa] para[^.?!]{0,12}$|\b(?:parto|dpp)\b[^.?!]{0,16}$/u;

/** The birth that is expected on a day without a year lies ahead. */
function expectedDate(found: FoundDate, plain: string, today: string): FoundDate {
  const isPast = found.hasNoYear && found.date < today;
  if (!isPast || !expected.test(plain.slice(Math.max(0, found.start - 40), found.start))) return found;
  return { ...found, date: `${Number(today.slice(0, 4)) + 1}${found.date.slice(4)}` };
}

/** A past day of another year is a birth date, unless the words before it ask for a reading of that day. */
function isBirth({ date, start, hasNoYear }: FoundDate, plain: string, today: string): boolean {
  const before = plain.slice(Math.max(0, start - 30), start);
  if (hasNoYear && expected.test(before)) return true;
  if (hasNoYear) return /nasc\w*\s+(?:em |no |dia )*$/u.test(before) && date <= today;
  if (date > today) return /nascer\b|nascimento previst\w+|previs\w+ para/u.test(before);
  if (/nasc|fundad|abert|abri|inaugur|criad|born|naci/u.test(before)) return true;
  const isNear = Number(date.slice(0, 4)) >= Number(today.slice(0, 4));
  return !(isNear && /\b(?:dia|em|para|pra|no)\s*$/u.test(before));
}

function namesOf(text: string, dates: readonly FoundDate[], known: readonly DialoguePerson[]): FoundName[] {
  const all = [
    ...findIntroducedNames(text),
    ...findQuoted(text),
    ...findNames(text),
    ...findPlainNames(text),
    ...knownNames(text, known),
  ];
  const separate: FoundName[] = [];
  for (const name of all) {
    const overlaps = (other: { start: number; end: number }) => name.start < other.end && name.end > other.start;
    if (!separate.some(overlaps) && !dates.some(overlaps) && !isNumberName(name.name)) separate.push(name);
  }
  const whole = [...separate.map(({ name }) => name), ...known.flatMap(({ name }) => name ?? [])];
  return separate
    .filter(
      ({ name, start }) =>
        !whole.some((longer) => isFamilyPart(name, longer) || isEditedPart(name, longer, text, start)),
    )
    .sort((one, other) => one.start - other.start);
}

/** `Renata Prado Nunes … assino R. Prado Nunes`: the end of a name is a form of it, and no other person. */
function isFamilyPart(name: string, longer: string): boolean {
  return name.includes(' ') && longer.endsWith(` ${name}`) && !isFirstName(name.split(' ')[0] ?? '');
}

/** `Pegar o sobrenome Fontes`, `sou Ana Campos Lima, tirar o Campos muda o quê?`: a part of a name that is changed, and no other person. */
function isEditedPart(name: string, longer: string, text: string, start: number): boolean {
  if (!name.includes(' ') && /\bsobrenomes? (?:é |eh )?$/iu.test(text.slice(0, start))) return true;
  const isPart = !name.includes(' ') && longer.split(' ').slice(1).includes(name);
  return (
    isPart &&
    /\b(?:tir\p{L}+|sem|cort\p{L}+|abrevi\p{L}+|mant\p{L}+|remov\p{L}+) (?:[oa] )?$/iu.test(text.slice(0, start))
  );
}

/** `Como assim "motivação"?`: a number of the map, and no person. */
function isNumberName(name: string): boolean {
  const plain = foldAligned(name);
  return !name.includes(' ') && findTopics(plain).length > 0 && !isFirstName(name);
}

/** First names of people of the conversation, also without a capital: `o igor é ciumento?` */
function knownNames(text: string, known: readonly DialoguePerson[]): FoundName[] {
  const plain = foldAligned(text);
  return known.flatMap(({ label, name }) => {
    const [first = ''] = name?.split(' ') ?? [];
    const folded = foldAligned(first);
    if (label === 'eu' || folded.length < 3 || isNoName(folded)) return [];
    const whole = [...plain.matchAll(new RegExp(`(?<![a-z])${folded.replace(/[^a-z]/gu, '')}(?![a-z])`, 'gu'))].map(
      ({ index }) => ({ name: first, start: index, end: index + first.length }),
    );
    return [...whole, ...knownNicknames(plain, first)];
  });
}

/** `A renata combina com o gui?`: a short form of a known name, after an article or as a word that is no other. */
function knownNicknames(plain: string, first: string): FoundName[] {
  const forms = nicknamesOf(first).filter((form) => !isNoName(form));
  if (forms.length === 0) return [];
  const named = new RegExp(
    `(?<=(?<![a-z])(?:[oa]|d[oa]|n[oa]|com|pr[oa]|e|para|pra) |^)(${forms.join('|')})(?![a-z])`,
    'gu',
  );
  return [...plain.matchAll(named)].map(({ index, 0: form }) => ({
    name: form,
    start: index,
    end: index + form.length,
  }));
}

/** `O marido dela`, `a irmã dele`: the relation of another person, and not of the user. */
const ofOtherPerson = new RegExp(`^(?:o|a|com o|com a|do|da) (?:${relationNames})( del[ea])(?![a-z])`, 'u');

function mentionsOf(plain: string, names: readonly FoundName[], births: readonly FoundDate[]): Mention[] {
  const spans = (pattern: RegExp, kind: 'self' | 'weak-self'): Mention[] =>
    [...plain.matchAll(pattern)].map((match) => ({ kind, start: match.index, end: match.index + match[0].length }));
  const found = [...plain.matchAll(relation)]
    .filter((match) => !isOfKind(plain, match) && !isOwnPart(plain, match) && !isOfPhase(plain, match))
    .map((match) => ({
      kind: 'relation' as const,
      start: match.index,
      end: match.index + match[0].length,
      label: `${match[1] ?? ''}${ofOtherPerson.exec(plain.slice(match.index))?.[1] ?? ''}`,
    }));
  // `Professor: Heraldo Cunha. Neto: Vinícius Leme`
  const headings = [...plain.matchAll(heading)].map((match) => ({
    kind: 'relation' as const,
    start: match.index,
    end: match.index + match[0].length,
    label: match[0],
  }));
  found.push(...headings.filter(({ start }) => found.every((one) => start < one.start || start >= one.end)));
  const selves = spans(strongSelf, 'self');
  const weak = spans(weakSelf, 'weak-self').filter(
    ({ start, end }) => !selves.some((self) => start < self.end && end > self.start),
  );
  // `aqui quem fala é o marido da Sandra`: the relation is the speaker's own.
  const speakers = found.filter(({ start, end }) => saysOwnRelation(plain, start, end));
  const isInName = ({ start }: Mention) => names.some((name) => start >= name.start && start < name.end);
  return [
    ...found.filter((one) => !speakers.includes(one)),
    ...speakers.map(({ start, end }): Mention => ({ kind: 'self', start, end })),
    ...selves.filter(({ start }) => !speakers.some((one) => start < one.start && one.start - start < 6)),
    ...weak,
    ...names.map(({ name, start, end }): Mention => ({ kind: 'name', name, start, end })),
    ...births.map(({ date, start, end }): Mention => ({ kind: 'date', date, start, end })),
  ]
    .filter((mention) => mention.kind === 'name' || mention.kind === 'date' || !isInName(mention))
    .sort((one, other) => one.start - other.start);
}

/** `O que ele espera de uma mulher` speaks of women in general, not of a person of the conversation. */
function isOfKind(plain: string, { index, 0: found, 1: label }: RegExpExecArray): boolean {
  const before = plain.slice(0, index);
  // `Quem atende o cliente?` asks for no single one.
  if (label?.startsWith('client') && /^(?:[oa]|com)\b/u.test(found)) return true;
  // `Qual deles eu chamo pra ser meu sócio?`
  if (/\b(?:ser|virar|vire|seja|promov\w+)\s*$/u.test(before)) return true;
  return /^uma?\b/u.test(found) && /\b(?:de|em|n|por|como|como(?: se)? (?:\w+ )?(?:para|pra|pro))\s*$/u.test(before);
}

/** `Eu sou a chefe`: what the speaker is; `sou a mãe do Davi` says to whom. */
function isOwnPart(plain: string, { index, 0: found }: RegExpExecArray): boolean {
  return /\bsou (?:[oa] )?$/u.test(plain.slice(0, index)) && !/^\s+d[aeo]\b/u.test(plain.slice(index + found.length));
}

/** `E o atual acaba quando?`: a phase; `o atual nasceu em` is a partner. */
function isOfPhase(plain: string, { index, 0: found, 1: label }: RegExpExecArray): boolean {
  return label === 'atual' && !/^[\s,(:]*(?:nasc|se chama|chama|\d)/u.test(plain.slice(index + found.length));
}

function saysOwnRelation(plain: string, start: number, end: number): boolean {
  const before = plain.slice(Math.max(0, start - 24), start);
  return (
    /\b(?:sou|(?:quem )?(?:fala|escreve|digita)(?: aqui)? e|aqui(?: quem fala)? e)\s*$/u.test(before) &&
    /^\s+d[aeo]\s/u.test(plain.slice(end))
  );
}

function bareName(text: string, dates: readonly FoundDate[]): string | null {
  let rest = text;
  for (const { start, end } of [...dates].reverse()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return readBareName(rest.replace(/\b(?:nascid[oa]s?|nasci|nasceu|em|no dia|dia)\b/giu, ' '));
}
