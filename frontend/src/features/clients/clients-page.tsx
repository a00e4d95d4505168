import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PlanRequired } from '../../shared/billing/plan-required.tsx';
import { useIncludes } from '../../shared/billing/use-includes.ts';
import { clientPath } from '../../shared/navigation/paths.ts';
import { clientFormTexts, clientTexts as texts } from '../../texts/professional/clients.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { useDebounced } from '../../ui/layout/use-debounced.ts';
import { useListClientsInfiniteQuery } from './api.ts';
import { ClientForm } from './client-form.tsx';
import { ClientResults } from './client-results.tsx';

type Status = 'active' | 'archived';

const closed = { title: texts.closedTitle, hint: texts.closedHint, action: texts.closedAction };

/** /clientes: clients of a professional, with search and archive. */
export function ClientsPage() {
  const isIncluded = useIncludes('client_panel');
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<Status>('active');
  const [adds, setAdds] = useState(false);
  const navigate = useNavigate();
  const debouncedSearch = useDebounced(search.trim());
  const filters = { status, ...(debouncedSearch ? { search: debouncedSearch } : {}) };
  const list = useListClientsInfiniteQuery(filters);
  const { active, archived } = list.data?.pages[0]?.counts ?? {};
  const isEmpty = list.isSuccess && active === 0 && archived === 0;
  const add = <Button onPress={() => setAdds(true)}>{texts.add}</Button>;
  return (
    <div className="page pt-10 md:pt-14">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1>{texts.title}</h1>
          <p className="measure mt-2 text-muted">{texts.lead}</p>
        </div>
        {isIncluded && !isEmpty ? add : null}
      </div>
      {isEmpty ? (
        <div className="mt-8">
          <PlanRequired
            isIncluded={isIncluded}
            empty={{ title: texts.emptyTitle, hint: texts.emptyHint, action: add }}
            closed={closed}
          />
        </div>
      ) : (
        <>
          {isIncluded ? null : (
            <div className="mt-6">
              <NoticeBox tone="info">{texts.lapsed}</NoticeBox>
            </div>
          )}
          <search className="mt-8 grid gap-4 sm:grid-cols-[1fr_14rem]">
            <SearchField
              label={texts.search}
              placeholder={texts.searchPlaceholder}
              value={search}
              onChange={setSearch}
            />
            <SelectField
              label={texts.list}
              value={status}
              options={[
                { value: 'active', label: texts.active(active) },
                { value: 'archived', label: texts.archived(archived) },
              ]}
              onChange={setStatus}
            />
          </search>
          <ClientResults filters={filters} />
        </>
      )}
      <Dialog title={clientFormTexts.addTitle} open={adds} onClose={() => setAdds(false)}>
        <ClientForm client={null} onSaved={({ id }) => void navigate(clientPath(id))} onClose={() => setAdds(false)} />
      </Dialog>
    </div>
  );
}
