import type { ExerciseSource } from '@sefira/contracts/content/training-lesson';
import { explanationLines } from '@sefira/numerology/explanations/explanation-text';
import { computeMap } from '@sefira/numerology/map';
import { type AnsweredQuestion, type Chance, shuffled } from './question.ts';

/** The exercises of a lesson: the engine computes right numbers, the lesson determines the order of choices. */
export function exercisesOf(slug: string, sources: readonly ExerciseSource[]): AnsweredQuestion[] {
  return sources.map((source, index) => {
    const key = String(index + 1);
    if ('choices' in source) {
      const { prompt, choices, because } = source;
      return {
        key,
        prompt,
        choices: shuffled(choices, steadyChance(`${slug}/${key}`)),
        rightAnswer: choices[0] ?? '',
        because: [because],
      };
    }
    const { prompt, number, name, birthDate, referenceDate } = source;
    const map = computeMap({ name, birthDate, referenceDate });
    const because = explanationLines(map.explanations[number], { id: map.ruleSet });
    return { key, prompt, choices: null, rightAnswer: String(map[number]), because };
  });
}

/** Deterministic for a text, so that a lesson is the same on each visit (a linear congruential sequence). */
function steadyChance(text: string): Chance {
  let state = [...text].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 2147483647, 7);
  return (limit) => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
}
