import { exampleMap } from '@sefira/contracts/numerology/example';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../api/client/problem.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useDelay } from '../../shared/results/chapters/use-portrait.ts';
import { AnalysisView } from '../../shared/results/views/analysis-view.tsx';
import { FailedRead } from '../../shared/results/views/failed-read.tsx';
import { ResultSkeleton } from '../../shared/results/views/result-skeleton.tsx';
import { sharedTexts as texts } from '../../texts/analyses/results.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useReadSharedPortraitQuery, useReadSharedQuery } from './api.ts';
import { RedactedView } from './redacted-view.tsx';

/** /compartilhado/:slug: a public, read-only analysis, until its owner revokes it. */
export function SharedAnalysisPage() {
  const { slug = '' } = useParams();
  const query = useReadSharedQuery(slug, { refetchOnMountOrArgChange: true });
  const { data, error } = query;
  const isDue = useDelay();
  const { data: portrait } = useReadSharedPortraitQuery(slug, { skip: !isDue || data?.kind !== 'personal' });
  if (isNotFound(error)) return <ExpiredLink />;
  if (error) return <FailedRead query={query} />;
  if (!data) return <ResultSkeleton />;
  const { full, discreet, title, email, system } = data;
  return (
    <>
      <div className="page pt-6">
        <p className="rounded-lg border border-border bg-surface px-4 py-3 text-small text-muted">
          {slug === exampleMap.slug ? texts.example : texts.by} {full ? null : texts.discreet}{' '}
          {email ? texts.contact(email) : null}
        </p>
      </div>
      <Suspense fallback={<ResultSkeleton />}>
        {full ? <AnalysisView content={full} sharedPortrait={portrait?.full ?? undefined} /> : null}
        {discreet ? (
          <RedactedView content={discreet} title={title} system={system} portrait={portrait?.discreet} />
        ) : null}
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

function ExpiredLink() {
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
