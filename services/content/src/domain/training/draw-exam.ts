import { examRules } from '@sefira/contracts/content/training-course';
import { computedQuestions } from './computed-questions.ts';
import { type AnsweredQuestion, type Chance, shuffled } from './question.ts';

/** A fixed question of the bank; the first choice is the right one. */
export interface BankQuestion {
  readonly prompt: string;
  readonly choices: readonly string[];
  readonly because: string;
}

/** Number of generated questions of an exam, with random names. */
const computedCount = 12;

/** Draws the questions of an exam: no rule and no sentence twice. */
export function drawExam(bank: readonly BankQuestion[], chance: Chance, referenceDate: string): AnsweredQuestion[] {
  const computed = shuffled(computedQuestions, chance).slice(0, computedCount);
  const fixed = shuffled(bank, chance).slice(0, examRules.questions - computedCount);
  const drawn = [
    ...computed.map((question) => question.make(chance, referenceDate)),
    ...fixed.map(({ prompt, choices, because }) => ({
      prompt,
      choices: shuffled(choices, chance),
      rightAnswer: choices[0] ?? '',
      because: [because],
    })),
  ];
  return shuffled(drawn, chance).map((question, index) => ({ ...question, key: String(index + 1) }));
}
