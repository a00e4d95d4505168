import { Palette } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type ReportFilters, useListReportsInfiniteQuery } from '../../api/endpoints/reports.ts';
import { useSession } from '../../api/session/use-session.ts';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { reportDateOptions, reportTexts, reportTypeOptions } from '../../texts/professional/reports.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { useDebounced } from '../../ui/layout/use-debounced.ts';
import { ReportCard } from './report-card.tsx';
import { ReportConnection } from './report-connection.tsx';
import { ReportCounters } from './report-counters.tsx';
import { usePollingInterval } from './use-polling-interval.ts';

/** /relatorios: the user's reports with search, filters and live progress. */
export function ReportsPage() {
  const { hasAccount } = useSession();
  const [search, setSearch] = useState('');
  const [type, setType] = useState<NonNullable<ReportFilters['type']>>('all');
  const [date, setDate] = useState<NonNullable<ReportFilters['date']>>('all');
  const debouncedSearch = useDebounced(search.trim());
  const filters: ReportFilters = { type, date, ...(debouncedSearch ? { search: debouncedSearch } : {}) };
  const [pollingInterval, setPollingInterval] = useState(0);
  const list = useListReportsInfiniteQuery(filters, { pollingInterval, skipPollingIfUnfocused: true });

  const pages = list.data?.pages ?? [];
  const reports = pages.flatMap(({ items }) => items);
  const counters = pages.at(-1)?.counters;
  const isProcessing = reports.some(({ status }) => status === 'processing');
  const nextInterval = usePollingInterval(isProcessing);
  if (nextInterval !== pollingInterval) setPollingInterval(nextInterval);

  return (
    <div className="page pt-10 md:pt-14">
      {isProcessing ? <ReportConnection /> : null}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1>{reportTexts.title}</h1>
          <p className="mt-2 text-muted">
            {reportTexts.lead}{' '}
            <Link to={paths.myAnalyses} className="text-link">
              {reportTexts.other}
            </Link>
          </p>
        </div>
        {hasAccount ? (
          <ButtonLink to={paths.reportBrand} variant="outline" size="sm">
            <Palette aria-hidden="true" />
            {reportTexts.brand}
          </ButtonLink>
        ) : null}
      </div>
      {list.isError && !counters ? null : <ReportCounters counters={counters} />}
      <search className="mt-8 grid grid-cols-2 gap-4 lg:grid-cols-[1fr_14rem_14rem]">
        <div className="col-span-2 lg:col-span-1">
          <SearchField
            label={reportTexts.search}
            placeholder={reportTexts.searchPlaceholder}
            value={search}
            onChange={setSearch}
          />
        </div>
        <SelectField label={reportTexts.type} value={type} options={reportTypeOptions} onChange={setType} />
        <SelectField label={reportTexts.date} value={date} options={reportDateOptions} onChange={setDate} />
      </search>
      <div className="mt-6">
        <PagedList
          list={list}
          count={reports.length}
          texts={reportTexts}
          skeleton={<ReportSkeletons />}
          empty={
            <EmptyState
              title={reportTexts.emptyTitle}
              hint={reportTexts.emptyHint}
              action={<ButtonLink to={paths.personalAnalysis}>{reportTexts.emptyAction}</ButtonLink>}
            />
          }
        >
          <ul className="grid gap-4">
            {reports.map((report) => (
              <li key={report.id}>
                <ReportCard report={report} />
              </li>
            ))}
          </ul>
        </PagedList>
      </div>
    </div>
  );
}

function ReportSkeletons() {
  return (
    <div className="grid gap-4">
      {['first', 'second', 'third'].map((key) => (
        <Skeleton key={key} className="h-40 w-full" />
      ))}
    </div>
  );
}
