import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useReadSharedQuery } from '../../api/analyses.ts';
import { paths } from '../../paths.ts';
import { AnalysisView } from '../../results/analysis-view.tsx';
import { ResultSkeleton } from '../../results/result-skeleton.tsx';
import { sharedTexts as texts } from '../../texts/results.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DiscreetView } from './discreet-view.tsx';

/** /compartilhado/:slug: what somebody shows of an analysis; read only, and gone when they take it back. */
export function SharedAnalysisPage() {
  const { slug = '' } = useParams();
  const { data, isError } = useReadSharedQuery(slug, { refetchOnMountOrArgChange: true });
  if (isError) return <Gone />;
  if (!data) return <ResultSkeleton />;
  const { full, discreet, title, email, system } = data;
  return (
    <>
      <div className="page pt-6">
        <p className="rounded-lg border border-border bg-surface px-4 py-3 text-small text-muted">
          {texts.by} {full ? null : texts.discreet} {email ? texts.contact(email) : null}
        </p>
      </div>
      <Suspense fallback={<ResultSkeleton />}>
        {full ? <AnalysisView content={full} /> : null}
        {discreet ? <DiscreetView content={discreet} title={title} system={system} /> : null}
      </Suspense>
      <section className="page mt-20">
        <div className="card flex flex-wrap items-center justify-between gap-6 p-6 md:p-8">
          <div>
            <h2>{texts.own}</h2>
            <p className="mt-1 text-muted">{texts.ownHint}</p>
          </div>
          <ButtonLink to={paths.personalAnalysis} size="lg">
            {texts.ownAction}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

function Gone() {
  return (
    <div className="page pt-10 md:pt-14">
      <h1 className="sr-only">{texts.goneTitle}</h1>
      <EmptyState
        title={texts.goneTitle}
        hint={texts.goneHint}
        action={<ButtonLink to={paths.personalAnalysis}>{texts.goneAction}</ButtonLink>}
      />
    </div>
  );
}
