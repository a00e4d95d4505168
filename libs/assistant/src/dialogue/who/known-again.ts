import relations from '../../understanding/data/relations.json' with { type: 'json' };
import { isNicknameOf } from '../../understanding/nicknames.ts';
import { foldQuestion } from '../../understanding/normalise.ts';
import type { Understood } from '../../understanding/read-message.ts';
import type { DialogueState, StatePerson } from '../state.ts';

/** Fewest letters of a short form that is no nickname of the list: `Manu` of `Manuela`. */
const leastLetters = 3;

function isShortOf(short: string, { label, name }: StatePerson): boolean {
  if (label === 'eu' || name === null) return false;
  const [form, first = ''] = [foldQuestion(short), foldQuestion(name).split(' ')[0]];
  return (form.length >= leastLetters && form !== first && first.startsWith(form)) || isNicknameOf(short, name);
}

/** `E a Manu?` of Manuela, who was spoken of: her, and no new person. */
function byShortName({ read }: Understood, { people }: DialogueState): Understood['read'] {
  const known = new Set(people.map(({ label }) => label));
  return {
    ...read,
    people: read.people.map((person) => {
      const { label, name, birthDate } = person;
      if (name === null || name.includes(' ') || birthDate !== null || known.has(label) || label in relations)
        return person;
      const found = people.filter((one) => isShortOf(name, one));
      const [only] = found;
      return only && found.length === 1 ? { ...person, label: only.label, name: null } : person;
    }),
  };
}

const ofOthers =
  /\b(?:el[ea]s?|del[ea]s?|nel[ea]|quem|comigo|com|gente|nos)\b|\b(?:meu|minha) (?!nome|data|nascimento|mapa|numero)/u;

/** `Aqui é a Tainá Ribeiro, 12/03/1997`. */
const introduces =
  /^(?:(?:oi+e?|ola|opa|ei|bom dia|boa tarde|boa noite|tudo bem) )*(?:aqui|quem (?:fala|escreve)(?: aqui)?) e (?:[oa] )?/u;

/** `Não acredito, mas vai: 14/07/1982, Ronaldo Teles`: data without a word of another person introduce who writes. */
function asSpeaker({ read, words }: Understood, { act, people, who }: DialogueState): Understood['read'] {
  const [only, ...others] = read.people.filter(({ name, birthDate }) => name !== null || birthDate !== null);
  const isFirst = act === null && who.every((label) => label === 'eu') && people.every(({ isAccount }) => isAccount);
  const isWhole = only?.name?.includes(' ') === true && only.birthDate !== null;
  const isIntroduced = introduces.test(words);
  if (isFirst && isWhole && isIntroduced && others.length === 0 && !(only.label in relations))
    return { ...read, people: [{ ...only, label: 'eu' }] };
  if (!isFirst || !isWhole || others.length > 0 || only.label === 'eu' || only.label in relations) return read;
  const names = new Set(foldQuestion(only.name ?? '').split(' '));
  const [first = ''] = names;
  const isSpokenOf = new RegExp(`\\b(?:[dn]?[oa]|de|com|para|e|se chama) ${first}\\b`, 'u').test(words);
  const rest = words.split(' ').filter((word) => !names.has(word) && !/\d/u.test(word));
  // After data alone the next message decides: `withSpeaker`.
  return rest.length < 2 || isSpokenOf || ofOthers.test(words) ? read : { ...read, people: [{ ...only, label: 'eu' }] };
}

/** The message with the people of its conversation under their labels. */
export function withKnownPeople(message: Understood, state: DialogueState): Understood {
  const read = byShortName(message, state);
  return { ...message, read: asSpeaker({ ...message, read }, state) };
}
