import * as calls from '@sefira/contracts/content/training';
import { examRules } from '@sefira/contracts/content/training-course';
import { personalDataRoute } from '@sefira/contracts/shared/personal-data';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import { person } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTrainingFiles } from '../src/adapters/training-files.ts';
import { startSite } from './site.ts';

let now = new Date('2026-11-21T12:00:00Z');
const stack = new AsyncDisposableStack();
let site: Awaited<ReturnType<typeof startSite>>;
const { lessons } = await readTrainingFiles();
const professional = () => person(newId(), { plan: 'professional' });
type Learner = ReturnType<typeof professional>;

beforeAll(async () => {
  site = await startSite(stack, () => now);
});
afterAll(() => stack.disposeAsync());

const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000);
};

async function course(as: Learner): Promise<calls.Training> {
  const { body } = await site.content.send(calls.readTraining, { as });
  return calls.readTraining.response.parse(body).data;
}

async function solveAll(as: Learner): Promise<void> {
  for (const { slug, exercises } of lessons) {
    for (const { key, rightAnswer } of exercises) {
      const sent = await site.content.send(calls.answerExercise, {
        as,
        params: { slug },
        body: { key, answer: rightAnswer },
      });
      expect(sent.status).toBe(200);
    }
  }
}

async function start(as: Learner): Promise<calls.Exam> {
  const { status, body } = await site.content.send(calls.startExam, { as });
  expect(status, JSON.stringify(body)).toBe(201);
  return calls.startExam.response.parse(body).data;
}

async function finish(as: Learner, id: string, answers: Record<string, string>): Promise<calls.Exam> {
  const { body } = await site.content.send(calls.finishExam, { as, params: { id }, body: { answers } });
  return calls.finishExam.response.parse(body).data;
}

/** As stored. */
async function rightAnswers(id: string): Promise<Record<string, string>> {
  const { rows } = await site.testEnvironment.database.query<{ questions: { key: string; rightAnswer: string }[] }>(
    'SELECT questions FROM content.exam_attempt WHERE id = $1',
    [id],
  );
  return Object.fromEntries((rows[0]?.questions ?? []).map(({ key, rightAnswer }) => [key, rightAnswer]));
}

test('only plans with the training open lessons and test; guests and visitors see nothing', async () => {
  const [first] = lessons;
  const lesson = { params: { slug: first?.slug ?? '' } };
  const premium = person(newId(), { plan: 'premium' });
  expect((await site.content.send(calls.readLesson, { ...lesson, as: premium })).body).toMatchObject({
    error: 'PLAN_REQUIRED',
  });
  expect((await site.content.send(calls.startExam, { as: premium })).status).toBe(403);
  expect(await course(premium)).toMatchObject({ isIncluded: false, exam: { isUnlocked: false } });
  expect((await site.content.send(calls.readTraining)).status).toBe(401);
  const guest = person(newId(), { role: 'guest', plan: 'premium' });
  expect((await site.content.send(calls.readTraining, { as: guest })).status).toBe(403);
});

test('returns the right answer of an exercise only after an answer, and the last one completes the lesson', async () => {
  const as = professional();
  const [lesson] = lessons;
  if (!lesson) throw new Error('no lesson');
  const params = { slug: lesson.slug };
  const read = await site.content.send(calls.readLesson, { as, params });
  expect(JSON.stringify(read.body)).not.toContain('rightAnswer');
  const wrong = await site.content.send(calls.answerExercise, { as, params, body: { key: '1', answer: '999' } });
  expect(wrong.body).toMatchObject({ data: { isRight: false, isLessonDone: false } });
  for (const { key, rightAnswer } of lesson.exercises) {
    for (let twice = 0; twice < 2; twice += 1) {
      await site.content.send(calls.answerExercise, { as, params, body: { key, answer: rightAnswer } });
    }
  }
  const [card] = (await course(as)).lessons;
  expect(card).toMatchObject({ isDone: true, solved: lesson.exercises.length });
  expect((await course(professional())).lessons[0]).toMatchObject({ isDone: false, solved: 0 });
});

test('the exam opens with the last lesson, starts once for two clicks, and shows its answers after the end only', async () => {
  const as = professional();
  expect((await site.content.send(calls.startExam, { as })).body).toMatchObject({ error: 'EXAM_CLOSED' });
  await solveAll(as);
  const [exam, again] = await Promise.all([start(as), start(as)]);
  expect(again.id).toBe(exam.id);
  expect(exam.questions).toHaveLength(examRules.questions);
  expect(exam.review).toBeNull();
  expect(JSON.stringify(exam)).not.toMatch(/rightAnswer|because/);
  const other = await site.content.send(calls.readExam, { as: professional(), params: { id: exam.id } });
  expect(other.status).toBe(404);

  const answers = await rightAnswers(exam.id);
  const done = await finish(as, exam.id, answers);
  expect(done.outcome).toMatchObject({ right: examRules.questions, isPassed: true });
  expect(done.review).toHaveLength(examRules.questions);
  expect((await finish(as, exam.id, {})).outcome).toEqual(done.outcome);
  expect((await site.content.send(calls.startExam, { as })).body).toMatchObject({ error: 'EXAM_CLOSED' });
});

test('counts the answers stored within the server’s time only', async () => {
  const as = professional();
  await solveAll(as);
  const exam = await start(as);
  const answers = await rightAnswers(exam.id);
  const some = Object.fromEntries(Object.entries(answers).slice(0, 3));
  const params = { id: exam.id };
  expect((await site.content.send(calls.saveExamAnswers, { as, params, body: { answers: some } })).status).toBe(200);
  minutes(examRules.minutes);
  expect((await site.content.send(calls.saveExamAnswers, { as, params, body: { answers } })).body).toMatchObject({
    error: 'EXAM_CLOSED',
  });
  expect((await finish(as, exam.id, answers)).outcome).toMatchObject({ right: 3, isPassed: false });
  expect((await course(as)).exam).toMatchObject({ runningId: null, triesLeft: 2, last: { right: 3 } });
});

test('allows three attempts a week', async () => {
  const as = professional();
  await solveAll(as);
  for (let count = 0; count < examRules.tries; count += 1) await finish(as, (await start(as)).id, {});
  expect((await site.content.send(calls.startExam, { as })).body).toMatchObject({ error: 'EXAM_CLOSED' });
  const { exam } = await course(as);
  expect(exam).toMatchObject({ triesLeft: 0, isPassed: false });
  minutes(examRules.days * 24 * 60);
  expect(exam.nextTryAt).toBe(now.toISOString());
  await start(as);
});

test('issues a certificate once, verifies it publicly, and deletes it with its account', async () => {
  const as = professional();
  const issue = (name: string) => site.content.send(calls.issueCertificate, { as, body: { name } });
  expect((await issue('Ana Célia Vasconcelos')).status).toBe(409);
  await solveAll(as);
  const exam = await start(as);
  await finish(as, exam.id, await rightAnswers(exam.id));
  const [issued, twice] = await Promise.all([issue('Ana Célia Vasconcelos'), issue('Ana Célia Vasconcelos')]);
  expect([issued.status, twice.status]).toEqual([201, 201]);
  expect((await issue('Outra Pessoa')).status).toBe(409);

  const { certificate } = await course(as);
  const params = { code: certificate?.code.toLowerCase() ?? '' };
  const verified = await site.content.send(calls.verifyCertificate, { params });
  expect(verified.body).toMatchObject({ data: certificate });
  expect(Object.keys(certificate ?? {}).sort()).toEqual(['code', 'course', 'issuedOn', 'name']);
  const unknown = await site.content.send(calls.verifyCertificate, { params: { code: '0000-0000-0000' } });
  expect(unknown.status).toBe(404);

  expect((await site.content.send(calls.downloadCertificate, { as: professional() })).status).toBe(404);
  // Reports is unavailable.
  expect((await site.content.send(calls.downloadCertificate, { as })).body).toMatchObject({ error: 'DEPENDENCY_DOWN' });

  const userId = as.subject ?? '';
  const exported = await site.content.send(personalDataRoute('content'), {
    as: { ...as, subject: null, role: 'service' },
    params: { userId },
  });
  expect(JSON.stringify(exported.body)).toContain('Ana Célia Vasconcelos');

  await deliverEvent(site.testEnvironment, 'content', 'user.erased', { userId, erasedAt: now.toISOString() });
  await site.content.idle();
  expect((await site.content.send(calls.verifyCertificate, { params })).status).toBe(404);
  expect((await course(as)).lessons.filter(({ solved }) => solved > 0)).toEqual([]);
});
