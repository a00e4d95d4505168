import type { RouteObject } from 'react-router-dom';
import { paths, patterns } from '../../shared/navigation/paths.ts';
import { memberTitles } from '../../texts/common/member-titles.ts';
import type { PageHandle } from './page-handle.ts';

const open = (handle: PageHandle): PageHandle => handle;

/** The course; needs an account. Page and server check the plan. */
export const trainingRoutes: RouteObject[] = [
  {
    path: paths.training,
    handle: open(memberTitles.training),
    lazy: async () => ({ Component: (await import('../../features/training/training-page.tsx')).TrainingPage }),
  },
  {
    path: patterns.lesson,
    handle: open(memberTitles.lesson),
    lazy: async () => ({ Component: (await import('../../features/training/lesson-page.tsx')).LessonPage }),
  },
  {
    path: paths.exam,
    handle: open(memberTitles.exam),
    lazy: async () => ({ Component: (await import('../../features/training/exam-page.tsx')).ExamPage }),
  },
];

/** Public verification of certificates. */
export const verificationRoutes: RouteObject[] = [paths.certificates, patterns.certificate].map((path) => ({
  path,
  handle: open(
    path === paths.certificates ? { ...memberTitles.certificates, prerendered: true } : memberTitles.certificates,
  ),
  lazy: async () => ({
    Component: (await import('../../features/certification/verification-page.tsx')).VerificationPage,
  }),
}));
