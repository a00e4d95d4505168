import { expect, test } from 'vitest';
import { textsOf } from '../src/composing/passage-bank.ts';
import { openConversation } from './converse.ts';
import { secondDialogues } from './dialogues/second-reader.ts';
import { thirdDialogues } from './dialogues/third-reader.ts';
import { exampleDialogues, ownDialogues } from './score.ts';

const flat = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(flat) : [];
/** Predicates of each number; practices begin with a capital and stand on their own. */
const predicates = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22].flatMap((number) =>
  flat(textsOf(number))
    .filter((text) => /^\p{Ll}.{24}/u.test(text))
    .map((text) => ({ number, text })),
);

test('a predicate stands by the number that it was written for', () => {
  const wrong: string[] = [];
  for (const { id, turns } of [...exampleDialogues, ...ownDialogues, ...secondDialogues, ...thirdDialogues]) {
    const conversation = openConversation();
    for (const { say } of turns) {
      const { text } = conversation.say(say.replace(/\{Y[^}]*\}/gu, '2027'));
      for (const predicate of predicates) {
        const at = text.indexOf(predicate.text);
        const before = text.slice(Math.max(0, at - 110), at);
        if (at >= 0 && !new RegExp(`(?<!\\d)${predicate.number}(?!\\d)`, 'u').test(before))
          wrong.push(`${id}: ${before}[${predicate.number}] ${predicate.text}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});
