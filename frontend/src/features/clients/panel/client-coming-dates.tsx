import { clientDateTexts as texts } from '../../../texts/professional/client-panel.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { dateInWords } from '../../../ui/format/calendar-date.ts';
import { DateMark } from './date-mark.tsx';
import { useReadClientDatesQuery } from './panel-api.ts';

/** What changes for one client within a year. */
export function ClientComingDates({ clientId }: { readonly clientId: string }) {
  const { data, isLoading, isError } = useReadClientDatesQuery(clientId);
  if (isLoading) return <Skeleton className="h-32 w-full" />;
  return (
    <section aria-labelledby="client-dates">
      <h2 id="client-dates" className="text-h3">
        {texts.ofClient}
      </h2>
      {isError ? <p className="mt-2 text-muted">{texts.loadFailed}</p> : null}
      {data?.items.length === 0 ? <p className="mt-2 text-muted">{texts.ofClientEmpty}</p> : null}
      {data && data.items.length > 0 ? (
        <ul className="card mt-4 divide-y divide-border">
          {data.items.map(({ date, kind, number }) => (
            <li key={`${date} ${kind}`}>
              <DateMark kind={kind} number={number}>
                <time dateTime={date} className="block font-semibold first-letter:uppercase">
                  {dateInWords(date)}
                </time>
              </DateMark>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
