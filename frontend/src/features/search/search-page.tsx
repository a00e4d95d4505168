import { Link, useSearchParams } from 'react-router-dom';
import { useListReportsInfiniteQuery } from '../../api/reports.ts';
import { openOnly, paths } from '../../paths.ts';
import { searchablePages, searchTexts } from '../../texts/search.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { dateOfInstant } from '../../ui/instant.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { matchesText } from './matches-text.ts';

/** /search?q=…: the product's pages and the person's own reports that hold the words. */
export function SearchPage() {
  const [parameters] = useSearchParams();
  const text = (parameters.get('q') ?? '').trim().slice(0, 120);
  const reports = useListReportsInfiniteQuery({ search: text, limit: 20 }, { skip: text === '' });
  const found = reports.data?.pages.flatMap(({ items }) => items) ?? [];
  const pages = text === '' ? [] : openOnly(searchablePages).filter((page) => matchesText(text, page));
  const nothing = text !== '' && !reports.isFetching && pages.length === 0 && found.length === 0;

  return (
    <div className="page pt-10 md:pt-14">
      <h1>{searchTexts.title}</h1>
      <p className="mt-2 text-muted">{text === '' ? searchTexts.prompt : searchTexts.results(text)}</p>
      {nothing ? (
        <div className="mt-8">
          <EmptyState
            title={searchTexts.none}
            hint={searchTexts.noneHint}
            action={<ButtonLink to={paths.personalAnalysis}>{searchTexts.action}</ButtonLink>}
          />
        </div>
      ) : null}
      {pages.length > 0 ? (
        <section className="mt-8">
          <h2 className="text-h3">{searchTexts.pages}</h2>
          <ul className="card mt-3 divide-y divide-border">
            {pages.map(({ label, path }) => (
              <li key={path}>
                <Link to={path} className="flex min-h-14 items-center px-5 font-semibold hover:text-accent">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {reports.isLoading ? <Skeleton className="mt-8 h-32" /> : null}
      {found.length > 0 ? (
        <section className="mt-8">
          <h2 className="text-h3">{searchTexts.reports}</h2>
          <ul className="card mt-3 divide-y divide-border">
            {found.map((report) => (
              <li key={report.id}>
                <Link
                  to={paths.reports}
                  className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 px-5 py-2 hover:text-accent"
                >
                  <span className="font-semibold">{report.title}</span>
                  <time dateTime={report.date} className="text-small text-muted">
                    {dateOfInstant(report.date)}
                  </time>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
