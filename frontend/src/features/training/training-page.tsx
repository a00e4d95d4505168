import { Link } from 'react-router-dom';
import { PlanClosed } from '../../shared/billing/plan-required.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { trainingTexts as texts } from '../../texts/content/training.ts';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useReadTrainingQuery } from './api.ts';
import { CertificateCard } from './certificate-card.tsx';
import { ExamCard } from './exam-card.tsx';
import { Modules } from './modules.tsx';

const closed = { title: texts.closedTitle, hint: texts.closedHint, action: texts.closedAction };

/** /treinamento: the course of the professional plan, progress, exam and certificate. */
export function TrainingPage() {
  const { data: training, isError, refetch } = useReadTrainingQuery();
  const lessons = training?.lessons ?? [];
  const done = lessons.filter(({ isDone }) => isDone).length;
  return (
    <div className="page pt-10 md:pt-14">
      <p className="eyebrow">{texts.eyebrow}</p>
      <h1 className="mt-1">{texts.title}</h1>
      <p className="measure mt-3 text-muted">{texts.lead}</p>
      <p className="mt-2">
        <Link to={paths.certification} className="text-link">
          {texts.programme}
        </Link>
      </p>
      {!training && isError ? (
        <div className="mt-8">
          <LoadFailed text={texts.loadFailed} again={texts.again} onAgain={() => void refetch()} />
        </div>
      ) : null}
      {!training && !isError ? <Skeleton className="mt-8 h-120 w-full" /> : null}
      {training && !training.isIncluded ? (
        <div className="mt-8">
          <PlanClosed {...closed} />
        </div>
      ) : null}
      {training ? (
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="grid gap-10">
            {training.isIncluded ? (
              <ProgressBar
                label={texts.progress(done, lessons.length)}
                value={Math.round((100 * done) / Math.max(1, lessons.length))}
              />
            ) : null}
            <Modules lessons={lessons} areOpen={training.isIncluded} />
          </div>
          <div className="grid gap-6 lg:sticky lg:top-24">
            {training.isIncluded ? <ExamCard exam={training.exam} /> : null}
            {training.isIncluded || training.certificate ? (
              <CertificateCard certificate={training.certificate} isPassed={training.exam.isPassed} />
            ) : null}
          </div>
        </div>
      ) : null}
    </div>
  );
}
