import type { LessonCard } from '@sefira/contracts/content/training';
import { trainingCourse } from '@sefira/contracts/content/training-course';
import { Link } from 'react-router-dom';
import { lessonPath } from '../../shared/navigation/paths.ts';
import { trainingTexts as texts } from '../../texts/content/training.ts';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';

interface ModulesProps {
  readonly lessons: readonly LessonCard[];
  /** Whether the plan includes them. */
  readonly areOpen: boolean;
}

/** The lessons of the course, module by module. */
export function Modules({ lessons, areOpen }: ModulesProps) {
  return trainingCourse.modules.map(({ id, title, text }, index) => (
    <section key={id} aria-labelledby={id}>
      <p className="eyebrow">{texts.module(index + 1)}</p>
      <h2 id={id} className="mt-1 text-h3">
        {title}
      </h2>
      <p className="mt-1 text-muted">{text}</p>
      <ol className="mt-4 grid gap-4">
        {lessons
          .filter(({ module }) => module === id)
          .map((lesson) => (
            <Lesson key={lesson.slug} lesson={lesson} isOpen={areOpen} />
          ))}
      </ol>
    </section>
  ));
}

function Lesson({ lesson, isOpen }: { readonly lesson: LessonCard; readonly isOpen: boolean }) {
  const { slug, title, summary, position, number, minutes, solved, exercises, isDone } = lesson;
  return (
    <li className={`card relative flex gap-4 p-4 md:gap-5 md:p-5 ${isOpen ? 'card--link' : ''}`}>
      <NumberGlyph number={number} className="w-12! shrink-0 md:w-14!" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
          <span>{texts.lesson(position)}</span>
          {isDone ? <Badge tone="success">{texts.done}</Badge> : null}
        </p>
        <h3 className="mt-0.5 font-sans text-[1.0625rem] font-semibold">
          {isOpen ? (
            <Link to={lessonPath(slug)} className="after:absolute after:inset-0 after:rounded-[inherit]">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="mt-1 text-[0.9375rem] text-muted">{summary}</p>
        <p className="mt-2 text-small text-muted tabular-nums">
          {texts.minutes(minutes)}
          {isOpen ? ` · ${texts.exercises(solved, exercises)}` : ''}
        </p>
      </div>
    </li>
  );
}
