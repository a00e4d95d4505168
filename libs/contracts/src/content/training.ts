import * as z from 'zod/mini';
import { acknowledgement, envelope } from '../shared/envelope.ts';
import { calendarDate, id, instant, personName } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';
import { articleSlug } from './article.ts';
import { trainingModule } from './training-lesson.ts';

/**
 * The course and the certification of the professional plan (docs/decisions/0038-plans-and-introductory-offers.md). Lessons come with the product; right
 * answers are computed by the engine and leave the server only after the user has answered.
 */

export const lessonCard = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  module: trainingModule,
  position: z.int(),
  /** Of its illustration. */
  number: z.int(),
  minutes: z.int(),
  exercises: z.int(),
  /** Exercises that the caller has answered right; the lesson is done when all are. */
  solved: z.int(),
  isDone: z.boolean(),
});
export type LessonCard = z.infer<typeof lessonCard>;

/** Twelve characters of Crockford's alphabet in three groups: unambiguous when read aloud or typed. */
export const certificateCode = z
  .string()
  .check(
    z.trim(),
    z.toUpperCase(),
    z.regex(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}$/, 'Confira o código.'),
  );

/** Public data of a certificate. */
export const certificateFacts = z.object({
  code: z.string(),
  name: z.string(),
  course: z.string(),
  issuedOn: calendarDate,
});
export type CertificateFacts = z.infer<typeof certificateFacts>;

const examOutcome = z.object({
  id,
  right: z.int(),
  total: z.int(),
  isPassed: z.boolean(),
  finishedAt: instant,
});
export type ExamOutcome = z.infer<typeof examOutcome>;

export const training = z.object({
  /** True if the plan includes lessons and test; progress and certificate are shown on any plan. */
  isIncluded: z.boolean(),
  lessons: z.array(lessonCard),
  exam: z.object({
    /** Every lesson is done. */
    isUnlocked: z.boolean(),
    isPassed: z.boolean(),
    triesLeft: z.int(),
    /** When the next attempt is possible; null if one is left. */
    nextTryAt: z.nullable(instant),
    runningId: z.nullable(id),
    last: z.nullable(examOutcome),
  }),
  certificate: z.nullable(certificateFacts),
});
export type Training = z.infer<typeof training>;

export const readTraining = defineRoute({
  id: 'content.readTraining',
  service: 'content',
  method: 'GET',
  path: '/training',
  access: 'account',
  summary: 'O curso com o próprio progresso, a prova e o certificado.',
  response: envelope(training),
});

/** Expected answer: a typed number, or one of `choices`. */
const question = z.object({ key: z.string(), prompt: z.string(), choices: z.nullable(z.array(z.string())) });
export type Question = z.infer<typeof question>;

export const lesson = z.extend(lessonCard, {
  body: z.string(),
  questions: z.array(z.extend(question, { isSolved: z.boolean() })),
  previous: z.nullable(z.object({ slug: z.string(), title: z.string() })),
  next: z.nullable(z.object({ slug: z.string(), title: z.string() })),
});
export type Lesson = z.infer<typeof lesson>;

export const readLesson = defineRoute({
  id: 'content.readLesson',
  service: 'content',
  method: 'GET',
  path: '/training/lessons/:slug',
  access: 'account',
  summary: 'Lê uma lição com os seus exercícios, sem as respostas.',
  params: z.object({ slug: articleSlug }),
  response: envelope(lesson),
  errors: ['PLAN_REQUIRED'],
});

const answer = z.string().check(z.trim(), z.maxLength(200));

export const answerExercise = defineRoute({
  id: 'content.answerExercise',
  service: 'content',
  method: 'POST',
  path: '/training/lessons/:slug/answers',
  access: 'account',
  summary: 'Confere a resposta de um exercício e mostra a conta.',
  params: z.object({ slug: articleSlug }),
  body: z.object({ key: z.string().check(z.maxLength(40)), answer }),
  response: envelope(
    z.object({
      isRight: z.boolean(),
      rightAnswer: z.string(),
      /** Steps of the calculation. */
      because: z.array(z.string()),
      isLessonDone: z.boolean(),
    }),
  ),
  errors: ['PLAN_REQUIRED'],
});

/** An attempt at the final test. `review` with the right answers is present only once it is finished. */
export const exam = z.object({
  id,
  startedAt: instant,
  endsAt: instant,
  /** Server time, so that a device with a wrong clock shows the right remaining time. */
  now: instant,
  questions: z.array(question),
  answers: z.record(z.string(), z.string()),
  outcome: z.nullable(examOutcome),
  review: z.nullable(
    z.array(z.object({ key: z.string(), isRight: z.boolean(), rightAnswer: z.string(), because: z.array(z.string()) })),
  ),
});
export type Exam = z.infer<typeof exam>;

const examAnswer = envelope(exam);

export const startExam = defineRoute({
  id: 'content.startExam',
  service: 'content',
  method: 'POST',
  path: '/training/exams',
  access: 'account',
  summary: 'Começa a prova final, ou devolve a que está em andamento.',
  response: examAnswer,
  status: 201,
  errors: ['PLAN_REQUIRED', 'EXAM_CLOSED'],
});

const examParams = z.object({ id });
const examAnswers = z.object({ answers: z.record(z.string().check(z.maxLength(40)), answer) });

export const readExam = defineRoute({
  id: 'content.readExam',
  service: 'content',
  method: 'GET',
  path: '/training/exams/:id',
  access: 'account',
  summary: 'Lê uma prova própria; a correção aparece depois do fim.',
  params: examParams,
  response: examAnswer,
});

export const saveExamAnswers = defineRoute({
  id: 'content.keepExamAnswers',
  service: 'content',
  method: 'PUT',
  path: '/training/exams/:id/answers',
  access: 'account',
  summary: 'Guarda as respostas dadas até agora; valem se o tempo acabar.',
  params: examParams,
  body: examAnswers,
  response: acknowledgement,
  errors: ['EXAM_CLOSED'],
});

export const finishExam = defineRoute({
  id: 'content.finishExam',
  service: 'content',
  method: 'POST',
  path: '/training/exams/:id/finish',
  access: 'account',
  summary: 'Entrega a prova e devolve o resultado com a correção.',
  params: examParams,
  body: examAnswers,
  response: examAnswer,
});

export const issueCertificate = defineRoute({
  id: 'content.issueCertificate',
  service: 'content',
  method: 'POST',
  path: '/training/certificate',
  access: 'account',
  summary: 'Emite o certificado de quem passou na prova, com o nome que se informa, uma vez.',
  body: z.object({ name: personName }),
  response: envelope(certificateFacts),
  status: 201,
  errors: ['CONFLICT'],
});

export const downloadCertificate = defineRoute({
  id: 'content.downloadCertificate',
  service: 'content',
  method: 'GET',
  path: '/training/certificate/pdf',
  access: 'account',
  summary: 'Baixa o próprio certificado em PDF.',
  cost: 10,
  response: { binary: ['application/pdf'] },
  errors: ['UPSTREAM_TIMEOUT'],
  rateLimit: { limit: 60, windowSeconds: 3600, by: 'session' },
});

export const verifyCertificate = defineRoute({
  id: 'content.verifyCertificate',
  service: 'content',
  method: 'GET',
  path: '/certificates/:code',
  access: 'public',
  summary: 'Confere um certificado: nome, curso e data, nada mais.',
  params: z.object({ code: certificateCode }),
  response: envelope(certificateFacts),
  rateLimit: { limit: 60, windowSeconds: 3600, by: 'address' },
});
