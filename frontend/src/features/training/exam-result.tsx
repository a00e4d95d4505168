import type { Exam, ExamOutcome } from '@sefira/contracts/content/training';
import { examRules } from '@sefira/contracts/content/training-course';
import { paths } from '../../shared/navigation/paths.ts';
import { examTexts as texts } from '../../texts/content/training.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Sum } from './exercise.tsx';

interface ExamResultProps {
  readonly exam: Exam;
  readonly outcome: ExamOutcome;
}

/** The result of an exam with the calculation of each question. */
export function ExamResult({ exam: { questions, answers, review }, outcome }: ExamResultProps) {
  const { right, total, isPassed } = outcome;
  return (
    <>
      <section className="card mt-6 grid justify-items-start gap-3 p-5 md:p-6" aria-live="polite">
        <h2 className="text-h3">{isPassed ? texts.outcomePassed(right, total) : texts.outcomeFailed(right, total)}</h2>
        <p className="text-muted">{isPassed ? texts.outcomePassedLead : texts.outcomeFailedLead(examRules.right)}</p>
        <ButtonLink to={paths.training} variant={isPassed ? 'primary' : 'outline'}>
          {texts.toTraining}
        </ButtonLink>
      </section>
      <h2 className="mt-12 text-h3">{texts.reviewTitle}</h2>
      <ol className="mt-4 grid gap-4">
        {questions.map(({ key, prompt }, index) => {
          const corrected = review?.find((one) => one.key === key);
          if (!corrected) return null;
          return (
            <li key={key} className="card p-5 md:p-6">
              <p className="flex flex-wrap items-center gap-3 text-small text-muted">
                {texts.question(index + 1, questions.length)}
                <Badge tone={corrected.isRight ? 'success' : 'danger'}>
                  {corrected.isRight ? texts.rightMark : texts.wrongMark}
                </Badge>
              </p>
              <p className="measure mt-1 font-semibold break-words">{prompt}</p>
              <p className="mt-2 text-[0.9375rem]">
                {texts.yours}: {answers[key] || texts.empty}
                {corrected.isRight ? null : (
                  <>
                    {' '}
                    · {texts.rightAnswer}: <strong>{corrected.rightAnswer}</strong>
                  </>
                )}
              </p>
              <details className="mt-2 text-muted">
                <summary className="text-link inline-flex min-h-6 cursor-pointer items-center text-small">
                  {texts.how}
                </summary>
                <Sum lines={corrected.because} />
              </details>
            </li>
          );
        })}
      </ol>
    </>
  );
}
