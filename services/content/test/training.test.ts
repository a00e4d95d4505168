import { examRules, trainingCourse } from '@sefira/contracts/content/training-course';
import { expect, test } from 'vitest';
import { plainText } from '../src/adapters/markdown-text.ts';
import { readTrainingFiles } from '../src/adapters/training-files.ts';
import { certificateCodeOf } from '../src/domain/training/certificate-code.ts';
import { computedQuestions } from '../src/domain/training/computed-questions.ts';
import { drawExam } from '../src/domain/training/draw-exam.ts';
import { gradeExam, triesLeft } from '../src/domain/training/exam-rules.ts';
import { type Chance, isRight } from '../src/domain/training/question.ts';

const { lessons, bank } = await readTrainingFiles();
const today = '2026-11-21';

/** Reproducible randomness. */
function chanceFrom(seed: number): Chance {
  let state = seed;
  return (limit) => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
}

test('the course has at least eight lessons of 500 words or more, in every module, one after the other', () => {
  expect(lessons.length).toBeGreaterThanOrEqual(8);
  const short = lessons.filter(({ body }) => plainText(body).split(/\s+/u).length < 500);
  expect(short.map(({ slug }) => slug)).toEqual([]);
  expect(lessons.map(({ position }) => position)).toEqual(lessons.map((_lesson, index) => index + 1));
  const modules = [...new Set(lessons.map(({ module }) => module))];
  expect(modules).toEqual(trainingCourse.modules.map(({ id }) => id));
});

test('every exercise has one right answer, and its reason', () => {
  for (const { slug, exercises } of lessons) {
    for (const exercise of exercises) {
      const { choices, rightAnswer, because } = exercise;
      expect(isRight(exercise, ` ${rightAnswer} `), slug).toBe(true);
      expect(because.join(''), slug).not.toBe('');
      if (choices) expect(new Set(choices).size, slug).toBe(choices.length);
      else expect(rightAnswer, slug).toMatch(/^\d+$/);
    }
  }
});

test('no lesson or question promises fate, health or money, or frightens', () => {
  const forbidden =
    /\b(maldi[çc][ãa]o|azar|amarra[çc][ãa]o|cura garantida|dinheiro garantido|morte certa|inevit[áa]vel)\b/i;
  const texts = [...lessons.map(({ body }) => body), ...bank.map(({ prompt, because }) => `${prompt} ${because}`)];
  expect(texts.filter((text) => forbidden.test(text))).toEqual([]);
});

test('the bank has at least forty questions, all different', () => {
  expect(bank.length + computedQuestions.length).toBeGreaterThanOrEqual(40);
  expect(new Set(bank.map(({ prompt }) => prompt)).size).toBe(bank.length);
  expect(new Set(computedQuestions.map(({ key }) => key)).size).toBe(computedQuestions.length);
  for (const { choices } of bank) expect(new Set(choices).size).toBe(choices.length);
});

test('two exams differ, and all right answers pass either', () => {
  const exams = [1, 2, 3].map((seed) => drawExam(bank, chanceFrom(seed * 7919), today));
  const prompts = exams.map((exam) => exam.map(({ prompt }) => prompt).join('\n'));
  expect(new Set(prompts).size).toBe(exams.length);
  for (const exam of exams) {
    expect(exam).toHaveLength(examRules.questions);
    expect(new Set(exam.map(({ prompt }) => prompt)).size).toBe(exam.length);
    const answers = Object.fromEntries(exam.map(({ key, rightAnswer }) => [key, rightAnswer]));
    expect(gradeExam(exam, answers)).toEqual({ score: examRules.questions, isPassed: true });
    expect(gradeExam(exam, {})).toEqual({ score: 0, isPassed: false });
  }
});

test('each computed question can be drawn hundreds of times', () => {
  for (const question of computedQuestions) {
    for (let seed = 1; seed <= 40; seed += 1) {
      const { prompt, choices, rightAnswer, because } = question.make(chanceFrom(seed * 104729), today);
      expect(prompt).toMatch(/\?$/);
      expect(because.length, question.key).toBeGreaterThan(0);
      if (choices) expect(choices, question.key).toContain(rightAnswer);
      else expect(rightAnswer, question.key).toMatch(/^\d+$/);
    }
  }
});

test('exactly enough right answers pass, and an attempt is available again after a week', () => {
  const exam = drawExam(bank, chanceFrom(11), today);
  const answersTo = (count: number) =>
    Object.fromEntries(exam.slice(0, count).map(({ key, rightAnswer }) => [key, rightAnswer]));
  expect(gradeExam(exam, answersTo(examRules.right)).isPassed).toBe(true);
  expect(gradeExam(exam, answersTo(examRules.right - 1)).isPassed).toBe(false);
  const begun = [1, 2, 3].map((day) => new Date(`2026-11-0${day}T12:00:00Z`));
  expect(triesLeft(begun.slice(1))).toEqual({ left: 1, nextAt: null });
  expect(triesLeft(begun)).toEqual({ left: 0, nextAt: new Date('2026-11-08T12:00:00Z') });
});

test('a code has no ambiguous characters', () => {
  const code = certificateCodeOf(Uint8Array.from({ length: 12 }, (_byte, index) => index * 21));
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
});
