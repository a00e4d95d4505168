import {
  type ClientDateKind,
  clientDateKinds,
  type DatedClientWire,
} from '@sefira/contracts/numerology/panel/client-dates';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PagedList } from '../../../shared/lists/paged-list.tsx';
import { clientPath } from '../../../shared/navigation/paths.ts';
import { panelTexts, clientDateTexts as texts } from '../../../texts/professional/client-panel.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { dateInWords } from '../../../ui/format/calendar-date.ts';
import { DateMark } from './date-mark.tsx';
import { useListClientDatesInfiniteQuery } from './panel-api.ts';

type Days = (typeof texts.dayOptions)[number]['value'];
const kinds = [
  { value: 'all', label: texts.all },
  ...clientDateKinds.map((value) => ({ value, label: texts.kinds[value] })),
] as const;

/** Coming dates of all clients, day by day. */
export function DatesPanel() {
  const [days, setDays] = useState<Days>('30');
  const [kind, setKind] = useState<ClientDateKind | 'all'>('all');
  const list = useListClientDatesInfiniteQuery({ days: Number(days), ...(kind === 'all' ? {} : { kind }) });
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-label={panelTexts.dates}>
      <p className="measure text-muted">{texts.lead}</p>
      <div className="mt-5 grid gap-4 sm:grid-cols-2">
        <SelectField label={texts.days} value={days} options={texts.dayOptions} onChange={setDays} />
        <SelectField label={texts.kind} value={kind} options={kinds} onChange={setKind} />
      </div>
      <div className="mt-6">
        <PagedList
          list={list}
          count={items.length}
          texts={{ ...panelTexts, loadFailed: texts.loadFailed }}
          skeleton={<SkeletonRows rows={6} />}
          empty={<EmptyState title={texts.emptyTitle} hint={texts.emptyHint} />}
        >
          <ol className="grid gap-6">
            {byDay(items).map(([date, entries]) => (
              <li key={date}>
                <h2 className="font-sans text-[1.0625rem] font-semibold first-letter:uppercase">
                  <time dateTime={date}>{dateInWords(date)}</time>
                </h2>
                <ul className="card mt-2 divide-y divide-border">
                  {entries.map((entry) => (
                    <li key={`${entry.client.id} ${entry.kind}`} className="relative hover:bg-default">
                      <DateMark kind={entry.kind} number={entry.number}>
                        <Link to={clientPath(entry.client.id)} className="font-semibold after:absolute after:inset-0">
                          {entry.client.name}
                        </Link>
                      </DateMark>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </PagedList>
      </div>
    </section>
  );
}

function byDay(items: readonly DatedClientWire[]): [string, DatedClientWire[]][] {
  return [...Map.groupBy(items, ({ date }) => date)];
}
