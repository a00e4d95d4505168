import { withoutAccents } from '@sefira/contracts/shared/fold';
import type { DialoguePerson } from '../dialogue-person.ts';

/** A person in the prompts of a model. */
export interface Pseudonym {
  /** `P1`: replaces the name in both directions. */
  readonly token: string;
  readonly person: DialoguePerson;
}

/** Names, e-mail addresses and documents are never sent to a model: it reads tokens instead (docs/decisions/0047-chat-answerers.md). */
export interface Pseudonyms {
  readonly people: readonly Pseudonym[];
  hide(text: string): string;
  /** Replaces tokens by first names and removes unknown tokens. */
  show(text: string): string;
}

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
/** CPF, CNPJ, card and telephone numbers: long runs of digits with any separators. */
const LONG_NUMBER = /(?<![\d/-])(?:\+?\d[ ().-]{0,2}){9,18}\d(?!\d)/gu;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/u;

/** A text without e-mail addresses: their parts are no names. */
export function withoutEmails(text: string): string {
  return text.replace(EMAIL, '[e-mail]');
}

export function pseudonymsOf(known: readonly DialoguePerson[]): Pseudonyms {
  const people = known.map((person, index) => ({ token: `P${index + 1}`, person }));
  const names = people
    .flatMap(({ token, person }) => namesOf(person).map((name) => ({ name, token })))
    .sort((one, other) => other.name.length - one.name.length)
    .map(({ name, token }) => ({ pattern: patternOf(name), token }));
  return {
    people,
    hide(text) {
      let hidden = withoutEmails(text).replace(LONG_NUMBER, (digits) => {
        return ISO_DATE.test(digits.trim()) ? digits : '[número]';
      });
      hidden = hidden.normalize('NFD');
      for (const { pattern, token } of names) hidden = hidden.replace(pattern, `[${token}]`);
      return hidden.normalize('NFC');
    },
    show: (text) =>
      text.replace(/\[?\b(P\d{1,2})\b\]?/gu, (_whole, token: string) => {
        const shown = people.find((one) => one.token === token);
        return shown ? calledInText(shown.person) : '';
      }),
  };
}

function namesOf({ name }: DialoguePerson): string[] {
  if (name === null) return [];
  const words = name.split(/\s+/u);
  const parts = words.filter((word) => word.length > 2 && /^\p{Lu}/u.test(word));
  return [...new Set([name, ...parts])];
}

/** The name in any case, with or without accents. */
function patternOf(name: string): RegExp {
  const letters = Array.from(withoutAccents(name), (letter) =>
    /\p{L}/u.test(letter) ? `${letter}\\p{M}*` : letter === ' ' ? '\\s+' : RegExp.escape(letter),
  );
  return new RegExp(`(?<![\\p{L}\\p{M}])${letters.join('')}(?![\\p{L}\\p{M}])`, 'giu');
}

function calledInText({ name, label }: DialoguePerson): string {
  return name?.split(' ')[0] ?? (label === 'eu' ? 'você' : label);
}
