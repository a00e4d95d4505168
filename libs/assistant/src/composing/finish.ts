import type { EarlierMessage } from '../answerer.ts';
import type { Composed } from './composer.ts';

/** Heading of the part that a screen folds. */
export const basisHeading = 'Como se chega a isso';
const headings: Readonly<Record<string, string>> = {
  pt: basisHeading,
  en: 'How it is found',
  es: 'Cómo se llega a esto',
};
/** Fewest words of a sentence that is not said twice. */
const longSentence = 8;

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…]\**)\s+|\n+/u).filter((one) => (one.match(/\p{L}{2,}/gu) ?? []).length >= longSentence);
}

/** The text of an answer: no long sentence that the conversation already has, then the basis under its heading. */
export function finishText(
  { text, basis = [] }: Composed,
  history: readonly EarlierMessage[],
  language: string,
): string {
  const said = new Set(
    history.filter(({ type }) => type === 'bot').flatMap(({ content }) => sentencesOf(content).map(folded)),
  );
  const isSaid = (one: string) => (one.match(/\p{L}{2,}/gu) ?? []).length >= longSentence && said.has(folded(one));
  const remaining = text
    .split('\n')
    .map((line) =>
      line
        .split(/(?<=[.!?…]\**)\s+/u)
        .filter((one) => !isSaid(one))
        .join(' '),
    )
    .join('\n')
    .trim();
  const body = remaining === '' ? text : remaining;
  const fresh = [...new Set(basis)]
    .map((line) =>
      line
        .split(/(?<=[.!?…])\s+/u)
        .filter((one) => !isSaid(one))
        .join(' '),
    )
    .filter(Boolean);
  return fresh.length === 0
    ? body
    : `${body}\n\n**${headings[language] ?? basisHeading}**\n\n${fresh.map((line) => `- ${line}`).join('\n')}`;
}
