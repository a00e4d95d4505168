import * as z from 'zod/mini';
import { calendarDate } from '../shared/fields.ts';
import { trainingCourse } from './training-course.ts';

export const trainingModule = z.enum(trainingCourse.modules.map((module) => module.id));

const words = (limit: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(limit));

/** Positions of a map that an exercise may ask for; each has one number. */
export const askedNumbers = [
  'motivacao',
  'impressao',
  'expressao',
  'destino',
  'missao',
  'numeroPsiquico',
  'talentoOculto',
  'respostaSubconsciente',
  'harmoniaConjugal',
  'arcanoRegente',
  'somaTotal',
  'anoPessoal',
] as const;

/** An exercise as stored in its file: a number computed by the engine, or one of several sentences. */
const exerciseSource = z.union([
  z.strictObject({
    prompt: words(400),
    number: z.enum(askedNumbers),
    name: words(120),
    birthDate: z._default(calendarDate, '1990-01-01'),
    referenceDate: z._default(calendarDate, '2026-11-21'),
  }),
  z.strictObject({
    prompt: words(400),
    /** The first is the right one; they are shown in another order. */
    choices: z.array(words(200)).check(z.minLength(3), z.maxLength(5)),
    because: words(600),
  }),
]);
/** The exercises of one lesson. */
export const exerciseSources = z.array(exerciseSource).check(z.minLength(2), z.maxLength(6));
export type ExerciseSource = z.infer<typeof exerciseSource>;

/** Front matter of a lesson; unknown keys are refused. */
export const lessonFrontMatter = z.strictObject({
  title: words(110),
  summary: z.string().check(z.trim(), z.minLength(20), z.maxLength(220)),
  module: trainingModule,
  /** Place in the course, from 1. */
  position: z.int().check(z.minimum(1)),
  number: z.int().check(z.minimum(1), z.maximum(22)),
});
export type LessonFrontMatter = z.infer<typeof lessonFrontMatter>;
