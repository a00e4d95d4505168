import type { BuiltInAnswer } from './built-in-answer.ts';
import { basisHeading } from './composing/finish.ts';
import { firstSentences } from './composing/shorten.ts';

/** Sentences of each of two answers, and of each of more. */
const sentencesOfTwo = 4;
const sentencesOfMore = 2;

/** Answers to the questions of one message as one: each short, what unfolds once at the end. */
export function joinAnswers(all: readonly BuiltInAnswer[]): BuiltInAnswer {
  const answers = all.filter(({ text }, index) => all.findIndex((one) => bodyOf(one.text) === bodyOf(text)) === index);
  // Missing data are asked for once; without them the other questions have no answer either.
  const asking = answers.filter(({ isFree }) => isFree);
  const shown = asking.length > 1 ? answers.filter((one) => !one.isFree || one === asking[0]) : answers;
  const length = shown.length > 2 ? sentencesOfMore : sentencesOfTwo;
  const bodies = shown.map(({ text }) => shortBody(bodyOf(text), length));
  const basis = [...new Set(shown.flatMap(({ text }) => basisOf(text)))];
  const [first] = all;
  const last = all.at(-1);
  if (!first || !last) throw new RangeError('no answers to join');
  return {
    ...last,
    text: [bodies.join('\n\n'), ...(basis.length > 0 ? [`**${basisHeading}**`, basis.join('\n')] : [])].join('\n\n'),
    results: all.flatMap(({ results }) => results),
    title: first.title,
    isFree: all.every(({ isFree }) => isFree),
    passages: new Map(all.flatMap(({ passages }) => [...passages])),
    wantsOwnAnalyses: all.some(({ wantsOwnAnalyses }) => wantsOwnAnalyses),
    suggestions: last.suggestions,
  };
}

const marked = `\n\n**${basisHeading}**\n\n`;
const bodyOf = (text: string) => text.split(marked)[0] ?? text;
const basisOf = (text: string) => (text.split(marked)[1] ?? '').split('\n').filter(Boolean);

/** Lists stay whole. */
function shortBody(text: string, sentences: number): string {
  return /^(?:[-*]|\d\.) /mu.test(text) ? text : firstSentences(text, sentences);
}
