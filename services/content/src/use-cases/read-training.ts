import { clientOf } from '@sefira/database/access';
import type { ContentContext } from '../context.ts';
import { certificateOf } from '../data/certificates.ts';
import { listAttempts, settleOverdue } from '../data/exams.ts';
import { solvedBy } from '../data/lesson-progress.ts';
import { triesLeft, triesSince } from '../domain/training/exam-rules.ts';
import { presentLesson } from '../presenters/training.ts';

/** Progress of a user in the course: lessons, exam attempts, certificate. */
export async function readTraining(context: ContentContext, userId: string) {
  const client = clientOf(context);
  const now = context.clock();
  await settleOverdue(client, userId, now);
  const [solved, attempts, certificate] = await Promise.all([
    solvedBy(client, userId),
    listAttempts(client, userId),
    certificateOf(client, userId),
  ]);
  const begun = attempts.map(({ startedAt }) => startedAt).filter((startedAt) => startedAt > triesSince(now));
  return {
    lessons: context.training.lessons.map((lesson) => presentLesson(lesson, solved.get(lesson.slug) ?? [])),
    attempts,
    tries: triesLeft(begun),
    certificate,
  };
}
