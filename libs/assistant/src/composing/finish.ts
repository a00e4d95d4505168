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
const sentenceEnd = /(?<=[.!?…]\**)(?<!(?:^|[\s*])\p{Lu}\.)\s+/u;

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();
}

function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.split(sentenceEnd))
    .filter((one) => (one.match(/\p{L}{2,}/gu) ?? []).length >= longSentence);
}

/** An answer that may follow `como vimos`. */
const startsPlain = /^\**(?:Você|O|A|Os|As|Em|No|Na|Para|Pela|Pelo|Sim|Não|Porque|Com|Nos|Nas|Entre|Há) /u;

/** An answer that was given before, as such: `**Como vimos, o seu Destino é 6.**` */
function recalled(answer: string): string {
  const [, mark = '', word = ''] = /^(\**)(\p{L}+)/u.exec(answer) ?? [];
  const rest = answer.slice(mark.length);
  return startsPlain.test(answer) && word !== ''
    ? `${mark}Como vimos, ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`
    : answer;
}

/** A text without long sentences that were said. The answer itself, its first sentence, stays; items of a list stay whole. */
function withoutSaid(text: string, isSaid: (one: string) => boolean): string {
  let isFirst = true;
  return text
    .split('\n')
    .map((line) => {
      if (/^[-*] /u.test(line)) return line;
      const [first = '', ...rest] = line.split(sentenceEnd).filter((one, at) => (isFirst && at === 0) || !isSaid(one));
      const isHeading = isFirst && rest.length > 0 && isSaid(first) && /^\*\*[^*]{3,60}:\*\*/u.test(first);
      // What was recalled before is not recalled again.
      const isRecalled = isFirst && rest.length > 0 && recalled(first) !== first && isSaid(recalled(first));
      const shown = isHeading || isRecalled ? rest : [isFirst && isSaid(first) ? recalled(first) : first, ...rest];
      isFirst = isFirst && first === '';
      return shown.join(' ');
    })
    .join('\n')
    .trim();
}

/** The text of an answer: no long sentence that the conversation already has, then the basis under its heading. */
export function finishText(
  { text, lead = '', basis = [], restates = false }: Composed,
  history: readonly EarlierMessage[],
  language: string,
): string {
  const said = new Set(
    history.filter(({ type }) => type === 'bot').flatMap(({ content }) => sentencesOf(content).map(folded)),
  );
  const isSaid = (one: string) => (one.match(/\p{L}{2,}/gu) ?? []).length >= longSentence && said.has(folded(one));
  const answer = restates ? text : withoutSaid(text, isSaid);
  const body = lead === '' ? answer : `${lead} ${answer}`;
  // A sum stands once in a conversation: `como se calcula` says it again.
  const shown = new Set(history.flatMap(({ type, content }) => (type === 'bot' ? content.split('\n') : [])));
  const fresh = [...new Set(basis)]
    .filter((line) => !shown.has(`- ${line}`))
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
