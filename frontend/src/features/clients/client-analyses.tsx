import type { AnalysisItem } from '@sefira/contracts/numerology/history';
import { Link } from 'react-router-dom';
import { useListAnalysesInfiniteQuery } from '../../api/endpoints/analyses.ts';
import { useIncludes } from '../../shared/billing/use-includes.ts';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { analysisPath, reportPath } from '../../shared/navigation/paths.ts';
import { analysisKindNames } from '../../texts/analyses/my-analyses.ts';
import { clientTexts as texts } from '../../texts/professional/clients.ts';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { dateOfInstant } from '../../ui/format/instant.ts';
import { DeliverButton } from './panel/deliver-button.tsx';

/** Analyses of a client, newest first, each with its report. */
export function ClientAnalyses({ clientId }: { readonly clientId: string }) {
  const isIncluded = useIncludes('client_panel');
  const list = useListAnalysesInfiniteQuery({ clientId });
  const analyses = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section aria-labelledby="client-analyses">
      <h2 id="client-analyses" className="text-h3">
        {texts.madeTitle}
      </h2>
      <PagedList
        list={list}
        count={analyses.length}
        texts={texts}
        failed={null}
        skeleton={<Skeleton className="mt-4 h-32 w-full" />}
        empty={<p className="mt-2 text-muted">{texts.madeEmpty}</p>}
        moreButton={{ place: 'mt-4' }}
      >
        <ul className="card mt-4 divide-y divide-border">
          {analyses.map((analysis) => (
            <AnalysisRow key={analysis.id} analysis={analysis} clientId={clientId} canDeliver={isIncluded} />
          ))}
        </ul>
      </PagedList>
    </section>
  );
}

interface AnalysisRowProps {
  readonly analysis: AnalysisItem;
  readonly clientId: string;
  readonly canDeliver: boolean;
}

function AnalysisRow({ analysis, clientId, canDeliver }: AnalysisRowProps) {
  const { id, kind, title, createdAt, summary, reportId, reportStatus } = analysis;
  const leading = summary.find(({ unit }) => unit === 'number')?.value ?? 0;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <NumberGlyph number={leading} className="w-11! shrink-0" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-3 text-small text-muted tabular-nums">
          <Badge>{analysisKindNames[kind]}</Badge>
          <time dateTime={createdAt}>{dateOfInstant(createdAt)}</time>
        </p>
        <h3 className="mt-1 font-sans text-[1.0625rem] font-semibold">
          <Link to={analysisPath(id)} className="hover:underline">
            {title}
          </Link>
        </h3>
      </div>
      {canDeliver ? <DeliverButton clientId={clientId} analysis={analysis} /> : null}
      {reportId && reportStatus === 'completed' ? (
        <Link to={reportPath(reportId)} className="text-link text-small">
          {texts.report}
        </Link>
      ) : null}
      {reportStatus === null ? <span className="text-small text-muted">{texts.reportMaking}</span> : null}
    </li>
  );
}
