import { foldAligned } from '@sefira/contracts/shared/fold';
import { childNames } from '@sefira/numerology/search/child-names';
import { distance } from 'fastest-levenshtein';
import relations from '../../understanding/data/relations.json' with { type: 'json' };
import { foldQuestion } from '../../understanding/normalise.ts';
import type { Bond, Understood } from '../../understanding/read-message.ts';
import type { DialogueState, StatePerson } from '../state.ts';
import { kinOf } from './kin.ts';

interface Relation {
  readonly bond: string;
  readonly gender: string;
}
const relationOf = new Map<string, Relation>(Object.entries(relations));
const bonds = new Set<string>(['casal', 'familia', 'irmaos', 'amizade', 'socios', 'equipe']);
const isBond = (text: string): text is Bond => bonds.has(text);

let genders: ReadonlyMap<string, 'm' | 'f'> | undefined;

/** Grammatical gender by first name: the list of names, else its ending. */
export function genderOfName(name: string): 'm' | 'f' {
  genders ??= new Map(
    childNames().flatMap(({ name: one, gender }) =>
      gender === 'unisex' ? [] : [[foldQuestion(one), gender === 'female' ? 'f' : 'm'] as const],
    ),
  );
  const [first = ''] = foldQuestion(name).split(' ');
  return genders.get(first) ?? (/a$|e$|is$/u.test(first) && !/(?:que|re|ge|ce)$/u.test(first) ? 'f' : 'm');
}

/** The people after a message: new data merged, the last mentioned at the end. */
export function mergePeople(state: DialogueState, message: Understood, today: string): readonly StatePerson[] {
  const people = new Map(state.people.map((person) => [person.label, person]));
  const put = (label: string, name: string | null, birthDate: string | null) => {
    const old = people.get(label);
    if (!name && !birthDate && !old) return;
    people.delete(label);
    people.set(label, merged(label, old, { name, birthDate }, message));
  };
  const unnamed = unnamedBefore(state, message);
  if (unnamed !== null) people.delete(unnamed.label);
  for (const { label, name, birthDate } of message.read.people)
    put(
      isAwaited(state, message, label) ? (state.awaited?.label ?? label) : label,
      name,
      birthDate ?? unnamed?.birthDate ?? null,
    );
  const { loose } = message.read;
  const isAhead = loose.birthDate !== null && loose.birthDate > today;
  if (loose.birthDate)
    put(isAhead ? 'bebe' : ownerOfDate(state, message), isAhead ? babyName(state) : null, loose.birthDate);
  if (loose.name && message.read.isBareAnswer && state.awaited && loose.name.length > 2)
    put(state.awaited.label, loose.name, loose.birthDate);
  return withBondOfReplaced(withTwin(withTwins([...people.values()], message), message), message, state);
}

/** `Ela se chama Rita Nunes` after `quem nasceu em 29/02/1992`: the one who had a date alone; null for any other message. */
function unnamedBefore({ people, who }: DialogueState, { read, words }: Understood): StatePerson | null {
  const isNamed = read.people.length === 1 && /\b(?:se )?chama\b|\bnome (?:del[ea] )?e\b/u.test(words);
  const [only] = read.people;
  if (!isNamed || only?.birthDate !== null || people.some(({ label }) => label === only.label)) return null;
  return people.find(({ label, name }) => label === 'pessoa' && name === null && who.includes(label)) ?? null;
}

/** `Os gêmeos Bento e Clara, 11/11/2014`: one date for both. */
function withTwins(people: readonly StatePerson[], { words, read }: Understood): readonly StatePerson[] {
  if (!/\bgeme[oa]s\b/u.test(words)) return people;
  const at = read.people.findIndex(
    ({ birthDate }, index) => birthDate === null && Boolean(read.people[index + 1]?.birthDate),
  );
  const [one, other] = [read.people[at], read.people[at + 1]];
  if (!one || !other || one.label === 'eu' || one.name === null) return people;
  // `O Caio e o Enzo Barbosa Telles`: one family name for both.
  const family = one.name.includes(' ') ? '' : (other.name?.replace(/^\S+/u, '') ?? '');
  return people.map((person) =>
    person.label === one.label && person.birthDate === null
      ? { ...person, name: `${one.name}${family}`, birthDate: other.birthDate }
      : person,
  );
}

/** The last whole name judged for a child. */
function babyName({ table: { mode, names } }: DialogueState): string | null {
  return mode === 'bebe' ? (names.at(-1) ?? null) : null;
}

/** A twin without a date was born with the user. */
function withTwin(people: readonly StatePerson[], { words, read }: Understood): readonly StatePerson[] {
  const own = people.find(({ label }) => label === 'eu')?.birthDate;
  const twin = read.people.find(({ label }) => /^irm[aã]o?$/u.test(label))?.label;
  if (!own || twin === undefined || !/\bgeme[oa]s?\b/u.test(words)) return people;
  return people.map((one) => (one.label === twin && one.birthDate === null ? { ...one, birthDate: own } : one));
}

function merged(
  label: string,
  old: StatePerson | undefined,
  data: Pick<StatePerson, 'name' | 'birthDate'>,
  message: Understood,
): StatePerson {
  if (old !== undefined && isFormOf(old, data, message)) return old;
  const name = data.name ?? old?.name ?? null;
  // `Meu nome muda se Célia virar Celia?` gives no name.
  const isMentioned = !data.name?.includes(' ') && !/\b(?:sou|chamo|meu nome e)\b/u.test(message.words);
  if (label === 'eu' && old?.isAccount)
    return ownData(old, isMentioned ? { ...data, name: null } : data, { mentionsName: message.corrects });
  const birthDate = data.birthDate ?? old?.birthDate ?? null;
  const kin = old?.kin ?? kinOf(label, name, message.text);
  const gender = old?.gender ?? genderOfArticle(label, name, message.text) ?? genderOf(label, name);
  return { label, name, birthDate, bond: bondOf(label, old, message), gender, kin };
}

/** `O Rafa`, `da Ariel`: the gender that the article before the name says; null where there is none. */
function genderOfArticle(label: string, name: string | null, text: string): 'm' | 'f' | null {
  const first = name?.split(' ')[0] ?? '';
  const isOfRelation = genderOf(label, null) !== null;
  if (label === 'eu' || first === '' || isOfRelation || /\W/u.test(foldQuestion(first))) return null;
  const article = new RegExp(
    `(?:^|[^a-z])(o|do|no|ao|pro|pelo|a|da|na|pela) ${foldQuestion(first)}(?![a-z])`,
    'u',
  ).exec(foldAligned(text))?.[1];
  if (article === undefined) return null;
  return article.endsWith('o') ? 'm' : 'f';
}

/** `E se eu assinar só Márcia Brandão?`, `o Iago brigam demais`: another form of a known name is no new name, unless it is introduced. */
function isFormOf(
  { name: known }: StatePerson,
  { name, birthDate }: Pick<StatePerson, 'name' | 'birthDate'>,
  { words, corrects }: Understood,
): boolean {
  if (!known?.includes(' ') || !name?.includes(' ') || birthDate !== null || corrects) return false;
  const isIntroduced =
    /\b(?:sou (?!\w+ e\b)|me chamo|chamo me|(?:meu )?nome (?:\w+ )?(?:d\w+ )?(?:e|era)\b|nome completo|certidao|registro)\b/u.test(
      words,
    );
  const [own = [], given = []] = [known, name].map((one) => foldQuestion(one).split(' '));
  return !isIntroduced && own[0] === given[0] && !own.every((word) => given.includes(word));
}

/** The user with new data. Another first name than the account's is another person, with an unknown birth date. */
function ownData(
  old: StatePerson,
  { name, birthDate }: Pick<StatePerson, 'name' | 'birthDate'>,
  { mentionsName }: { mentionsName: boolean },
): StatePerson {
  if ((!name || name === old.name) && !birthDate) return old;
  const [first = '', before = ''] = [name, old.name].map((one) => foldQuestion(one ?? '').split(' ')[0]);
  const [family = [], known = []] = [name, old.name].map((one) =>
    foldQuestion(one ?? '')
      .split(' ')
      .slice(1),
  );
  const isOtherFamily = family.length > 0 && known.length > 0 && !family.some((word) => known.includes(word));
  const isOther = name !== null && (first !== before || isOtherFamily) && !mentionsName;
  return {
    ...old,
    name: name ?? old.name,
    birthDate: birthDate ?? (isOther ? null : old.birthDate),
    isAccount: false,
  };
}

export function bondOfRelation(label: string): Bond | null {
  const bond = relationOf.get(label)?.bond;
  return bond !== undefined && isBond(bond) ? bond : null;
}

function bondOf(label: string, old: StatePerson | undefined, message: Understood): Bond | null {
  const bond = bondOfRelation(label);
  return bond ?? old?.bond ?? (label === 'eu' ? null : message.bond);
}

/** `E se fosse com o Caio?`: who takes the place of another one is to the user what that one is. */
function withBondOfReplaced(
  people: readonly StatePerson[],
  { words, read }: Understood,
  state: DialogueState,
): readonly StatePerson[] {
  const replaced = state.people.find(({ label }) => label !== 'eu' && state.pair.includes(label));
  const isSwap = /\be se\b.*\b(?:fosse|for|ficasse)\b|\b(?:no lugar|em vez|ao inves) d/u.test(words);
  if (!isSwap || !replaced?.bond) return people;
  const fresh = new Set(read.people.filter(({ birthDate }) => birthDate !== null).map(({ label }) => label));
  return people.map((one) =>
    one.label !== 'eu' && one.bond === null && fresh.has(one.label) ? { ...one, bond: replaced.bond } : one,
  );
}

/** Relations for men and women alike. */
const neutralRelations = new Set([
  'bebe',
  'avo',
  'chefe',
  'gerente',
  'colega',
  'cliente',
  'assistente',
  'ex',
  'crush',
  'ficante',
  'paquera',
  'lider',
  'partner',
  'friend',
  'boss',
  'pareja',
]);

export function genderOf(label: string, name: string | null): 'm' | 'f' | null {
  const isNeutral = neutralRelations.has(label) && (name !== null || label === 'bebe');
  const gender = isNeutral ? undefined : relationOf.get(label.replace(/ del[ea]$/u, ''))?.gender;
  if (gender !== undefined) return gender === 'f' ? 'f' : 'm';
  return name !== null && label !== 'eu' ? genderOfName(name) : null;
}

/** A new name in reply to the question for a name belongs to the awaited person. */
function isAwaited({ awaited, people }: DialogueState, message: Understood, label: string): boolean {
  if (awaited === null || label === 'eu' || relationOf.has(label) || message.read.people.length > 1) return false;
  const isKnown = people.some((one) => one.label === label);
  return !isKnown && !people.find((one) => one.label === awaited.label)?.name && message.topics.length === 0;
}

/** A date without a name: of the awaited person, of an unnamed person ("quem nasceu em"), of the person spoken of, else of the user. */
export function ownerOfDate(state: DialogueState, message: Understood): string {
  if (state.awaited) return state.awaited.label;
  if (
    /\bnumerologia d[aeo] (?!meu|minha|nascimento)|\b(?:quem|alguem|pessoa|pessoas|gente que|someone|alguien) (?:\w+ )?(?:nasc\w+|born|naci\w+|que)|\bnascid[oa]s? em\b|\bde quem\b/u.test(
      message.words,
    )
  )
    return 'pessoa';
  if (message.pronoun === 'm' || message.pronoun === 'f') return state.who.find((label) => label !== 'eu') ?? 'pessoa';
  if (message.corrects) return state.who[0] ?? 'eu';
  return undatedOther(state, message) ?? 'eu';
}

/** `Descobri, é 17/03/1949` after a question about someone without a date, where the user's own is known. */
function undatedOther({ who, people }: DialogueState, { words }: Understood): string | undefined {
  const isOwnKnown = people.some(({ label, birthDate }) => label === 'eu' && birthDate !== null);
  if (!isOwnKnown || /\b(?:eu|nasci|minha|meu|sou)\b/u.test(words)) return undefined;
  return who.find((label) =>
    people.some((one) => label !== 'eu' && one.label === label && one.name !== null && one.birthDate === null),
  );
}

/** The most recent person other than the user that a pronoun fits. */
export function personOf(people: readonly StatePerson[], state: DialogueState, gender: 'm' | 'f'): string | null {
  const last = state.who.map((label) => people.find((one) => one.label === label)).filter((one) => one !== undefined);
  const others = [...people].reverse().filter(({ label }) => label !== 'eu');
  const inOrder = [...last.filter(({ label }) => label !== 'eu'), ...others];
  const fits = inOrder.find((one) => one.gender === gender);
  return (fits ?? inOrder[0])?.label ?? null;
}

const childLabels = /^(?:filh|net|bebe|sobrinh|afilhad|entead|bisnet|crianca)/u;

/** A child by relation or by a birth in the years of school. */
export function isChild(label: string, people: readonly StatePerson[]): boolean {
  const birthDate = people.find((one) => one.label === label)?.birthDate;
  return childLabels.test(label) || (birthDate !== null && birthDate !== undefined && birthDate > '2007');
}

/** A corrected name: the word that resembles the correction is replaced. */
export function correctName(name: string, word: string): string | null {
  const parts = name.split(' ');
  const edits = parts.map((part) => distance(foldQuestion(part), foldQuestion(word)));
  const least = Math.min(...edits);
  if (least > Math.max(2, Math.floor(word.length / 3)) || (least === 0 && parts.includes(word))) return null;
  const index = edits.indexOf(least);
  return parts.map((part, at) => (at === index ? word : part)).join(' ');
}
