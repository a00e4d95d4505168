import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { isNotFound, isProblem } from '../../api/client/problem.ts';
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
import { DeliveryCard } from './delivery-card.tsx';

/** /entrega/:slug: an analysis that a professional delivered, until the link expires or is revoked. */
export function DeliveryPage() {
  const { slug = '' } = useParams();
  const query = useOpenDeliveryQuery(slug, { refetchOnMountOrArgChange: true });
  const { data, error } = query;
  const isDue = useDelay();
  const { data: portrait } = useReadDeliveryPortraitQuery(slug, { skip: !isDue || data?.kind !== 'personal' });
  if (isNotFound(error)) return <ClosedDelivery expired={expiredOf(error)} />;
  if (error) return <FailedRead query={query} />;
  if (!data) return <ResultSkeleton />;
  return (
    <>
      <div className="page pt-6">
        <DeliveryCard slug={slug} delivery={data} />
      </div>
      <Suspense fallback={<ResultSkeleton />}>
        <AnalysisView content={data.content} sharedPortrait={portrait} />
      </Suspense>
    </>
  );
}

interface ExpiredDelivery {
  readonly sender: string;
  readonly expiredAt: string;
}

/** The professional and the end of an expired link; null for one that was revoked or never existed. */
function expiredOf(error: unknown): ExpiredDelivery | null {
  const { sender, expiredAt } = (isProblem(error) && error.facts) || {};
  return typeof sender === 'string' && typeof expiredAt === 'string' ? { sender, expiredAt } : null;
}

function ClosedDelivery({ expired }: { readonly expired: ExpiredDelivery | null }) {
  const title = expired ? texts.expiredTitle : texts.goneTitle;
  return (
    <div className="page pt-10 md:pt-14">
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        title={title}
        hint={expired ? texts.expiredHint(expired.sender, dateOfInstant(expired.expiredAt)) : texts.goneHint}
        action={<ButtonLink to={paths.home}>{texts.goneAction}</ButtonLink>}
      />
    </div>
  );
}
