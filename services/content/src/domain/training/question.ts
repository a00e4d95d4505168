import type { Question } from '@sefira/contracts/content/training';
import * as z from 'zod/mini';

/** A question with its right answer and the reason, which only the server reads. */
export const answeredQuestion = z.object({
  key: z.string(),
  prompt: z.string(),
  /** Null if a number is typed. */
  choices: z.nullable(z.array(z.string())),
  rightAnswer: z.string(),
  because: z.array(z.string()),
});
export type AnsweredQuestion = z.infer<typeof answeredQuestion>;

/** A random integer from 0 (inclusive) to `limit` (exclusive). */
export type Chance = (limit: number) => number;

/** The public part of a question. */
export function withoutAnswer({ key, prompt, choices }: AnsweredQuestion): Question {
  return { key, prompt, choices };
}

/** Compares an answer; a typed number may have spaces and leading zeros. */
export function isRight({ choices, rightAnswer }: AnsweredQuestion, given: string): boolean {
  const answer = given.trim();
  return (choices === null ? answer.replace(/^0+(?=\d)/, '') : answer) === rightAnswer;
}

/** The items in random order (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], chance: Chance): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(chance(left.length), 1));
}

/** A random item. @throws RangeError without items */
export function oneOf<Item>(items: readonly Item[], chance: Chance): Item {
  const item = items[chance(items.length)];
  if (item === undefined) throw new RangeError('nothing to choose from');
  return item;
}
