import type { Training } from '@sefira/contracts/content/training';
import { examRules } from '@sefira/contracts/content/training-course';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { failureText } from '../../api/client/use-field-issues.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { examTexts as texts } from '../../texts/content/training.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { dateOfInstant } from '../../ui/format/instant.ts';
import { useReadExamQuery, useReadTrainingQuery, useStartExamMutation } from './api.ts';
import { ExamForm } from './exam-form.tsx';
import { ExamResult } from './exam-result.tsx';

/** /treinamento/prova: the final exam, from rules to result. */
export function ExamPage() {
  const { data: training, isError, refetch } = useReadTrainingQuery();
  const examId = training?.exam.runningId ?? training?.exam.last?.id ?? null;
  return (
    <div className="page pt-6 md:pt-10">
      <div className="mx-auto max-w-[46rem]">
        <Link to={paths.training} className="text-link inline-flex min-h-11 items-center gap-2 text-[0.9375rem]">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {texts.toTraining}
        </Link>
        <h1 className="mt-4">{texts.title}</h1>
        {training && training.exam.runningId === null ? <Start exam={training.exam} /> : null}
        {examId === null ? null : <Sheet key={examId} id={examId} />}
        {!training && isError ? (
          <div className="mt-6">
            <LoadFailed text={texts.loadFailed} again={texts.again} onAgain={() => void refetch()} />
          </div>
        ) : null}
        {!training && !isError ? <Skeleton className="mt-6 h-96 w-full" /> : null}
      </div>
    </div>
  );
}

/** The rules, and a start button where the exam is open. */
function Start({ exam }: { readonly exam: Training['exam'] }) {
  const { isUnlocked, isPassed, triesLeft, nextTryAt } = exam;
  const [start, { isLoading, error }] = useStartExamMutation();
  const failure = failureText(error, texts.startFailed);
  if (isPassed) return null;
  return (
    <section className="mt-4 grid justify-items-start gap-4">
      <p className="text-[1.0625rem] text-muted">
        {texts.rules(examRules.questions, examRules.right, examRules.minutes)}
      </p>
      {isUnlocked ? (
        <p className="font-semibold">
          {nextTryAt === null ? texts.tries(triesLeft) : texts.noTries(dateOfInstant(nextTryAt))}
        </p>
      ) : (
        <NoticeBox tone="info">{texts.locked}</NoticeBox>
      )}
      {failure ? <NoticeBox tone="danger">{failure}</NoticeBox> : null}
      {isUnlocked && triesLeft > 0 ? (
        <Button size="lg" loading={isLoading} onPress={() => void start()}>
          {texts.start}
        </Button>
      ) : null}
    </section>
  );
}

/** An attempt: running, or its result. */
function Sheet({ id }: { readonly id: string }) {
  const { data: exam, isError, refetch } = useReadExamQuery(id);
  if (!exam) {
    return (
      <div className="mt-6">
        {isError ? (
          <LoadFailed text={texts.loadFailed} again={texts.again} onAgain={() => void refetch()} />
        ) : (
          <Skeleton className="h-96 w-full" />
        )}
      </div>
    );
  }
  return exam.outcome ? <ExamResult exam={exam} outcome={exam.outcome} /> : <ExamForm exam={exam} />;
}
