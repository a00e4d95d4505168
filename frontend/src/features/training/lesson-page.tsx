import type { Lesson } from '@sefira/contracts/content/training';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { MarkdownBody } from '../../shared/content/markdown-body.tsx';
import { lessonPath, paths } from '../../shared/navigation/paths.ts';
import { lessonTexts as texts, trainingTexts } from '../../texts/content/training.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useReadLessonQuery } from './api.ts';
import { Exercise } from './exercise.tsx';

/** /treinamento/licoes/:slug: a lesson with its exercises. */
export function LessonPage() {
  const { slug = '' } = useParams();
  const { data: lesson, isError } = useReadLessonQuery(slug);
  return (
    <div className="page pt-6 md:pt-10">
      <div className="mx-auto max-w-[46rem]">
        <Link to={paths.training} className="text-link inline-flex min-h-11 items-center gap-2 text-[0.9375rem]">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {texts.back}
        </Link>
        {lesson ? <LessonText key={lesson.slug} lesson={lesson} /> : null}
        {!lesson && !isError ? <Skeleton className="mt-4 h-120 w-full" /> : null}
        {!lesson && isError ? (
          <div className="mt-6">
            <h1 className="sr-only">{texts.missingTitle}</h1>
            <EmptyState
              title={texts.missingTitle}
              hint={texts.missingHint}
              action={<ButtonLink to={paths.training}>{texts.back}</ButtonLink>}
            />
          </div>
        ) : null}
      </div>
    </div>
  );
}

function LessonText({ lesson }: { readonly lesson: Lesson }) {
  const { slug, title, summary, position, minutes, body, questions, isDone } = lesson;
  return (
    <>
      <article>
        <p className="eyebrow mt-4">{trainingTexts.lesson(position)}</p>
        <h1 className="mt-2">{title}</h1>
        <p className="mt-4 text-[1.125rem] text-muted">{summary}</p>
        <p className="mt-2 text-small text-muted">{trainingTexts.minutes(minutes)}</p>
        <div className="mt-8">
          <MarkdownBody text={body} />
        </div>
      </article>
      <section className="mt-14" aria-labelledby="exercicios">
        <h2 id="exercicios">{texts.exercises}</h2>
        <p className="mt-2 text-muted">{texts.exercisesLead}</p>
        <ol className="mt-5 grid gap-4">
          {questions.map((question) => (
            <Exercise key={question.key} slug={slug} question={question} />
          ))}
        </ol>
        {isDone ? (
          <div className="mt-5">
            <NoticeBox tone="success">{texts.done}</NoticeBox>
          </div>
        ) : null}
      </section>
      <AdjacentLessons lesson={lesson} />
    </>
  );
}

function AdjacentLessons({ lesson: { previous, next } }: { readonly lesson: Lesson }) {
  return (
    <nav aria-label={texts.next} className="mt-10 grid gap-4 sm:grid-cols-2">
      {previous ? (
        <Link to={lessonPath(previous.slug)} className="card card--link grid gap-1 p-4">
          <span className="inline-flex items-center gap-2 text-small text-muted">
            <ArrowLeft aria-hidden="true" className="size-4" />
            {texts.previous}
          </span>
          <span className="font-semibold">{previous.title}</span>
        </Link>
      ) : (
        <span className="hidden sm:block" />
      )}
      <Link to={next ? lessonPath(next.slug) : paths.exam} className="card card--link grid gap-1 p-4 sm:text-end">
        <span className="inline-flex items-center gap-2 text-small text-muted sm:justify-end">
          {next ? texts.next : trainingTexts.title}
          <ArrowRight aria-hidden="true" className="size-4" />
        </span>
        <span className="font-semibold">{next ? next.title : texts.toExam}</span>
      </Link>
    </nav>
  );
}
