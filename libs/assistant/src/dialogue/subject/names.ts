import { findTopics } from '../../composing/topics.ts';
import { foldQuestion } from '../../understanding/normalise.ts';
import type { Understood } from '../../understanding/read-message.ts';
import { isFirstName } from '../../understanding/read-names.ts';
import type { DialogueState, NameMode } from '../state.ts';
import { respellings, withParts } from './changed-names.ts';
import { modeOf } from './name-mode.ts';
import { joinedSurname, namesIn, splitFirstNames, surnameIn, type Title } from './titles.ts';

export interface NameTopic {
  readonly mode: NameMode;
  /** Names of this message. */
  readonly names: readonly string[];
  readonly baseName: string | null;
  readonly family?: string | null;
}

const baseCue =
  /(?:certid[aã]o|registro|hoje sou|atualmente sou|me chamo|nome completo(?: é)?|meu nome é|antes era|era|nome de solteir[ao]|nasci (?:como|com)|solteir[ao])[^.?!]{0,14}$/iu;

/** Which names a message judges, and as what; null if it judges none. */
export function nameTopic(intent: string | null, message: Understood, state: DialogueState): NameTopic | null {
  if (state.mood !== null) return null;
  const all = splitFirstNames(namesIn(message.text), message.text).filter(
    ({ name }) => /\p{L}{2}/u.test(name) && !isCode(name) && !isNumberName(name),
  );
  const joined = joinedSurname(message.text, all);
  const isJoined = joined !== undefined;
  const surname = joined ?? surnameIn(message.text, all);
  const names = all.filter((one) => one !== surname);
  const wished =
    (names.length > 1 || surname !== undefined) &&
    names.every(({ name }) => isFirstName(name)) &&
    (isJoined || /\b(?:quer\w*|prefer\w+|gost\w+|ou|entre)\b/u.test(message.words)) &&
    message.read.people.every(({ birthDate }) => birthDate === null);
  const mode = wished && (intent !== 'par' || isJoined) ? 'bebe' : modeOf(intent, message, state, names);
  if (mode === null) return null;
  if (mode === 'bebe') {
    const family = surname?.name ?? state.table.family;
    return { mode, names: withFamilyName(names, surname, state), baseName: null, family };
  }
  if (mode !== 'assinatura') return { mode, names: all.map(({ name }) => name), baseName: null };
  const spelt = respellings(names, message.words);
  if (spelt !== null) return { mode, ...spelt };
  const base = names.find(({ start }) => baseCue.test(message.text.slice(0, start)));
  const own = message.read.people.find(({ label, name }) => label === 'eu' && name?.includes(' '))?.name ?? null;
  const isGiven =
    base ?? (state.table.base === null && !isOfOwn(own, state) ? names.find(({ name }) => name === own) : undefined);
  const baseName = isGiven?.name ?? state.table.base ?? null;
  const rest = withParts(
    names.filter((one) => one !== isGiven).map(({ name }) => name),
    message.words,
    state,
    baseName,
  );
  return { mode, names: rest, baseName };
}

/** A form of the name that the user is known by. */
function isOfOwn(name: string | null, { people }: DialogueState): boolean {
  const known = people.find(({ label }) => label === 'eu')?.name;
  return name !== null && known != null && foldQuestion(known).split(' ')[0] === foldQuestion(name).split(' ')[0];
}

/** Letters and digits in one word are an order number, a password or a link, no name. */
function isCode(name: string): boolean {
  return /\p{L}\d|\d\p{L}/u.test(name);
}

/** `Expressão` names a number. */
function isNumberName(name: string): boolean {
  return !name.includes(' ') && !isFirstName(name) && findTopics(foldQuestion(name)).length > 0;
}

/** First names with the family's name: given here, or borne by the names compared before. */
function withFamilyName(names: readonly Title[], surname: Title | undefined, state: DialogueState): string[] {
  const before = state.table.mode === 'bebe' ? state.table.names : [];
  const tails = new Set(before.map((name) => name.split(' ').slice(1).join(' ')));
  const shared = tails.size === 1 ? [...tails][0] : undefined;
  const family = surname?.name ?? (shared || (state.table.mode === 'bebe' ? state.table.family : null) || undefined);
  if (family === undefined) return names.map(({ name }) => name);
  if (names.length === 0 && surname !== undefined)
    return before.filter((name) => !name.includes(' ')).map((name) => `${name} ${family}`);
  const isWhole = (name: string) => name.includes(' ') && (surname === undefined || name.endsWith(family));
  return names.map(({ name }) => (isWhole(name) ? name : `${name} ${family}`));
}
