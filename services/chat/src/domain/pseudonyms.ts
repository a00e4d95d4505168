import type { DialoguePerson } from '@sefira/assistant/answerer';
import { withoutAccents } from '@sefira/contracts/shared/fold';

/** Somebody as a model sees them. */
export interface Pseudonym {
  /** `P1`: stands for the name in both directions. */
  readonly token: string;
  readonly person: DialoguePerson;
}

/** Names, e-mail addresses and documents never leave the house: a model reads tokens in their place (docs/decisions/0047-chat-answerers.md). */
export interface Pseudonyms {
  readonly people: readonly Pseudonym[];
  hide(text: string): string;
  /** Puts first names back; a token that stands for nobody is left out. */
  show(text: string): string;
}

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
/** CPF, CNPJ, card and telephone numbers: long runs of digits, whatever stands between. */
const LONG_NUMBER = /(?<![\d/-])(?:\+?\d[ ().-]{0,2}){9,18}\d(?!\d)/gu;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/u;

export function pseudonymsOf(everybody: readonly DialoguePerson[]): Pseudonyms {
  const people = everybody.map((person, index) => ({ token: `P${index + 1}`, person }));
  const names = people
    .flatMap(({ token, person }) => namesOf(person).map((name) => ({ name, token })))
    .sort((one, other) => other.name.length - one.name.length)
    .map(({ name, token }) => ({ pattern: patternOf(name), token }));
  return {
    people,
    hide(text) {
      let hidden = text.replace(EMAIL, '[e-mail]').replace(LONG_NUMBER, (digits) => {
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

/** The name in any letters, with or without accents. */
function patternOf(name: string): RegExp {
  const letters = Array.from(withoutAccents(name), (letter) =>
    /\p{L}/u.test(letter) ? `${letter}\\p{M}*` : letter === ' ' ? '\\s+' : RegExp.escape(letter),
  );
  return new RegExp(`(?<![\\p{L}\\p{M}])${letters.join('')}(?![\\p{L}\\p{M}])`, 'giu');
}

function calledInText({ name, label }: DialoguePerson): string {
  return name?.split(' ')[0] ?? (label === 'eu' ? 'você' : label);
}
