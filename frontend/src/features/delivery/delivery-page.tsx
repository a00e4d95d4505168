import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../api/client/problem.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useDelay } from '../../shared/results/chapters/use-portrait.ts';
import { AnalysisView } from '../../shared/results/views/analysis-view.tsx';
import { FailedRead } from '../../shared/results/views/failed-read.tsx';
import { ResultSkeleton } from '../../shared/results/views/result-skeleton.tsx';
import { openedDeliveryTexts as texts } from '../../texts/professional/client-panel.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { dateOfInstant } from '../../ui/format/instant.ts';
import { useOpenDeliveryQuery, useReadDeliveryPortraitQuery } from './api.ts';

/** /entrega/:slug: an analysis that a professional delivered, until the link expires or is revoked. */
export function DeliveryPage() {
  const { slug = '' } = useParams();
  const query = useOpenDeliveryQuery(slug, { refetchOnMountOrArgChange: true });
  const { data, error } = query;
  const isDue = useDelay();
  const { data: portrait } = useReadDeliveryPortraitQuery(slug, { skip: !isDue || data?.kind !== 'personal' });
  if (isNotFound(error)) return <ClosedDelivery />;
  if (error) return <FailedRead query={query} />;
  if (!data) return <ResultSkeleton />;
  return (
    <>
      <div className="page pt-6">
        <aside className="card p-5 md:p-6">
          <p className="text-h3 font-semibold [overflow-wrap:anywhere]">{texts.from(data.sender)}</p>
          {data.message ? (
            <p className="measure mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{data.message}</p>
          ) : null}
          <p className="mt-2 text-small text-muted">{texts.until(dateOfInstant(data.expiresAt))}</p>
        </aside>
      </div>
      <Suspense fallback={<ResultSkeleton />}>
        <AnalysisView content={data.content} sharedPortrait={portrait} />
      </Suspense>
    </>
  );
}

function ClosedDelivery() {
  return (
    <div className="page pt-10 md:pt-14">
      <h1 className="sr-only">{texts.goneTitle}</h1>
      <EmptyState
        title={texts.goneTitle}
        hint={texts.goneHint}
        action={<ButtonLink to={paths.home}>{texts.goneAction}</ButtonLink>}
      />
    </div>
  );
}
