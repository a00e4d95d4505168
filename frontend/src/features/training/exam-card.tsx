import type { Training } from '@sefira/contracts/content/training';
import { examRules } from '@sefira/contracts/content/training-course';
import { paths } from '../../shared/navigation/paths.ts';
import { examTexts as texts } from '../../texts/content/training.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { dateOfInstant } from '../../ui/format/instant.ts';

/** The final exam: rules, availability, last result. */
export function ExamCard({ exam }: { readonly exam: Training['exam'] }) {
  const { isUnlocked, isPassed, triesLeft, nextTryAt, runningId, last } = exam;
  const opens = runningId !== null || (isUnlocked && !isPassed && triesLeft > 0);
  return (
    <section aria-labelledby="prova" className="card grid gap-3 p-5 md:p-6">
      <h2 id="prova" className="text-h3">
        {texts.title}
      </h2>
      <p className="text-[0.9375rem] text-muted">
        {texts.rules(examRules.questions, examRules.right, examRules.minutes)}
      </p>
      {last ? <p className="text-[0.9375rem]">{texts.last(last.right, last.total)}</p> : null}
      <p className="text-[0.9375rem] font-semibold">{stateOf()}</p>
      {opens ? (
        <ButtonLink to={paths.exam}>{runningId === null ? texts.open : texts.goOn}</ButtonLink>
      ) : last ? (
        <ButtonLink to={paths.exam} variant="outline">
          {texts.review}
        </ButtonLink>
      ) : null}
    </section>
  );

  function stateOf(): string {
    if (runningId !== null) return texts.running;
    if (isPassed) return texts.passed;
    if (!isUnlocked) return texts.locked;
    return nextTryAt === null ? texts.tries(triesLeft) : texts.noTries(dateOfInstant(nextTryAt));
  }
}
