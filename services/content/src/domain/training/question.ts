import type { Question } from '@sefira/contracts/content/training';
import * as z from 'zod/mini';

/** A question with what the server alone knows: which answer is right, and why. */
export const answeredQuestion = z.object({
  key: z.string(),
  prompt: z.string(),
  /** Null where a number is typed. */
  choices: z.nullable(z.array(z.string())),
  rightAnswer: z.string(),
  because: z.array(z.string()),
});
export type AnsweredQuestion = z.infer<typeof answeredQuestion>;

/** A whole number from 0 up to and without `limit`. */
export type Chance = (limit: number) => number;

/** What may be shown before it is answered. */
export function withoutAnswer({ key, prompt, choices }: AnsweredQuestion): Question {
  return { key, prompt, choices };
}

/** A typed number may carry spaces and leading zeros; a choice is one of those that were shown. */
export function isRight({ choices, rightAnswer }: AnsweredQuestion, given: string): boolean {
  const answer = given.trim();
  return (choices === null ? answer.replace(/^0+(?=\d)/, '') : answer) === rightAnswer;
}

/** The items in an order of chance (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], chance: Chance): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(chance(left.length), 1));
}

/** One of the items. @throws RangeError for none */
export function oneOf<Item>(items: readonly Item[], chance: Chance): Item {
  const item = items[chance(items.length)];
  if (item === undefined) throw new RangeError('nothing to choose from');
  return item;
}
