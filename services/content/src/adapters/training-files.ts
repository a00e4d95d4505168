import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { articleSlug, readingMinutes, splitArticle } from '@sefira/contracts/content/article';
import {
  type ExerciseSource,
  exerciseSources,
  type LessonFrontMatter,
  lessonFrontMatter,
} from '@sefira/contracts/content/training-lesson';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import type { BankQuestion } from '../domain/training/draw-exam.ts';
import { exercisesOf } from '../domain/training/exercises.ts';
import type { AnsweredQuestion } from '../domain/training/question.ts';

/** A lesson of this build with its exercises, answered by the engine. */
export interface LessonFile extends LessonFrontMatter {
  readonly slug: string;
  readonly body: string;
  readonly minutes: number;
  readonly exercises: readonly AnsweredQuestion[];
}

export interface TrainingFiles {
  /** In the order of the course. */
  readonly lessons: readonly LessonFile[];
  /** Fixed questions of the final exam. */
  readonly bank: readonly BankQuestion[];
}

const folder = path.resolve(import.meta.dirname, '../../training');
const sentence = z.string().check(z.trim(), z.minLength(1), z.maxLength(300));
const bankFile = z.array(
  z.strictObject({ prompt: sentence, choices: z.array(sentence).check(z.length(4)), because: sentence }),
);

/**
 * Reads the course: `training/lessons/<slug>.md` with `training/exercises/<slug>.yaml`, and `training/questions.yaml`.
 * @throws Error with the name of an invalid file
 */
export async function readTrainingFiles(): Promise<TrainingFiles> {
  const lessons: LessonFile[] = [];
  for await (const name of glob('lessons/*.md', { cwd: folder })) {
    const slug = z.parse(articleSlug, path.basename(name, '.md'));
    const sources = await named(`exercises/${slug}.yaml`, (content) => z.parse(exerciseSources, parse(content)));
    lessons.push(await named(name, (content) => readLesson(slug, content, sources)));
  }
  const bank = await named('questions.yaml', (content) => z.parse(bankFile, parse(content)));
  return { lessons: lessons.sort((one, other) => one.position - other.position), bank };
}

async function named<Read>(name: string, read: (content: string) => Read): Promise<Read> {
  try {
    return read(await readFile(path.join(folder, name), 'utf8'));
  } catch (error) {
    throw new Error(`training/${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function readLesson(slug: string, content: string, sources: readonly ExerciseSource[]): LessonFile {
  const parts = splitArticle(content);
  if (!parts) throw new Error('no front matter between --- and ---');
  return {
    ...z.parse(lessonFrontMatter, parse(parts.head)),
    slug,
    body: parts.body,
    minutes: readingMinutes(parts.body),
    exercises: exercisesOf(slug, sources),
  };
}
