import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type AnalysisFilters, useListAnalysesInfiniteQuery } from '../../api/endpoints/analyses.ts';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { analysisTypeOptions, myAnalysesTexts as texts } from '../../texts/analyses/my-analyses.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { useDebounced } from '../../ui/layout/use-debounced.ts';
import { AnalysisCard } from './analysis-card.tsx';

/** /my-analyses: the history with search and type filter. */
export function MyAnalysesPage() {
  const [search, setSearch] = useState('');
  const [type, setType] = useState<NonNullable<AnalysisFilters['type']>>('all');
  const debouncedSearch = useDebounced(search.trim());
  const list = useListAnalysesInfiniteQuery({ type, ...(debouncedSearch ? { search: debouncedSearch } : {}) });
  const analyses = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="page pt-10 md:pt-14">
      <h1>{texts.title}</h1>
      <p className="mt-2 text-muted">
        {texts.lead}{' '}
        <Link to={paths.reports} className="text-link">
          {texts.other}
        </Link>
      </p>
      <search className="mt-8 grid gap-4 sm:grid-cols-[1fr_14rem]">
        <SearchField label={texts.search} placeholder={texts.searchPlaceholder} value={search} onChange={setSearch} />
        <SelectField label={texts.type} value={type} options={analysisTypeOptions} onChange={setType} />
      </search>
      <div className="mt-6">
        <PagedList
          list={list}
          count={analyses.length}
          texts={texts}
          skeleton={<Skeletons />}
          empty={
            <EmptyState
              title={texts.emptyTitle}
              hint={texts.emptyHint}
              action={<ButtonLink to={paths.analyses}>{texts.emptyAction}</ButtonLink>}
            />
          }
        >
          <ul className="grid gap-4">
            {analyses.map((analysis) => (
              <li key={analysis.id}>
                <AnalysisCard analysis={analysis} />
              </li>
            ))}
          </ul>
        </PagedList>
      </div>
    </div>
  );
}

function Skeletons() {
  return (
    <div className="grid gap-4">
      {['first', 'second', 'third'].map((key) => (
        <Skeleton key={key} className="h-36 w-full" />
      ))}
    </div>
  );
}
