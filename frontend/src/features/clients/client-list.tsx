import { useState } from 'react';
import { clientTexts as texts } from '../../texts/professional/clients.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { inFigures } from '../../ui/format/figures.ts';
import { useDebounced } from '../../ui/layout/use-debounced.ts';
import { useListClientsInfiniteQuery } from './api.ts';
import { ClientResults } from './client-results.tsx';

type Status = 'active' | 'archived';

/** Clients with search and archive. */
export function ClientList() {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<Status>('active');
  const debouncedSearch = useDebounced(search.trim());
  const filters = { status, ...(debouncedSearch ? { search: debouncedSearch } : {}) };
  const list = useListClientsInfiniteQuery(filters);
  const { active, archived } = list.data?.pages[0]?.counts ?? {};
  return (
    <div>
      <search className="grid gap-4 sm:grid-cols-[1fr_14rem]">
        <SearchField label={texts.search} placeholder={texts.searchPlaceholder} value={search} onChange={setSearch} />
        <SelectField
          label={texts.list}
          value={status}
          options={[
            { value: 'active', label: texts.active(active === undefined ? active : inFigures(active)) },
            { value: 'archived', label: texts.archived(archived === undefined ? archived : inFigures(archived)) },
          ]}
          onChange={setStatus}
        />
      </search>
      <ClientResults filters={filters} />
    </div>
  );
}
