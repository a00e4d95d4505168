import { Download, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { PagedList } from '../../../shared/lists/paged-list.tsx';
import { adminTexts, auditActionOptions, auditTexts as texts } from '../../../texts/admin/admin.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { NoticeBox } from '../../../ui/feedback/notice-box.tsx';
import { RetryNotice } from '../../../ui/feedback/retry-notice.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { DayField, daysOf, emptyPeriod, PeriodFields } from '../../../ui/fields/day-field.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { isoFromTyped } from '../../../ui/format/calendar-date.ts';
import { useDebounced } from '../../../ui/layout/use-debounced.ts';
import {
  type AuditFilters,
  useAuditInfiniteQuery,
  useDownloadAuditMutation,
  useVerifyAuditMutation,
} from '../configuration/configuration-api.ts';
import { AuditEntry } from './audit-entry.tsx';

type Action = (typeof auditActionOptions)[number]['value'];

/** The audit trail of administrators: filtered by the server, exported, verified. */
export function AuditLog() {
  const [action, setAction] = useState<Action>('all');
  const [user, setUser] = useState('');
  const [byPeriod, setByPeriod] = useState(false);
  const [day, setDay] = useState('');
  const [period, setPeriod] = useState(emptyPeriod);
  const debouncedUser = useDebounced(user.trim());
  const date = isoFromTyped(day);
  const days = byPeriod ? daysOf(period) : date === null ? {} : { date };
  const filters: AuditFilters = { action, ...(debouncedUser ? { user: debouncedUser } : {}), ...days };
  const list = useAuditInfiniteQuery(filters, { refetchOnMountOrArgChange: true });
  const [download, downloading] = useDownloadAuditMutation();
  const entries = list.data?.pages.flatMap(({ data }) => data) ?? [];

  return (
    <section aria-label={texts.title} className="card p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3">{texts.title}</h2>
        <div className="flex flex-wrap gap-2">
          {(['csv', 'json'] as const).map((format) => (
            <Button
              key={format}
              variant="outline"
              size="sm"
              disabled={downloading.isLoading || days === null}
              onPress={() => void download({ filters, format })}
            >
              <Download aria-hidden="true" className="size-4" />
              {format === 'csv' ? texts.exportCsv : texts.exportJson}
            </Button>
          ))}
        </div>
      </div>
      <Verification />
      <search className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-6">
        <div className="xl:col-span-2">
          <SelectField label={texts.action} value={action} options={auditActionOptions} onChange={setAction} />
        </div>
        <div className="xl:col-span-4">
          <SearchField label={texts.user} placeholder={texts.userPlaceholder} value={user} onChange={setUser} />
        </div>
        {byPeriod ? (
          <div className="grid gap-4 sm:col-span-2 sm:grid-cols-2 xl:col-span-4">
            <PeriodFields name="audit" period={period} onChange={setPeriod} />
          </div>
        ) : (
          <div className="xl:col-span-2">
            <DayField label={texts.date} name="audit-day" description={texts.dateHint} typed={day} onChange={setDay} />
          </div>
        )}
        <div className="self-center xl:col-span-2">
          <Button variant="ghost" size="sm" onPress={() => setByPeriod(!byPeriod)}>
            {byPeriod ? texts.byDay : texts.byPeriod}
          </Button>
        </div>
      </search>
      <div className="mt-4 max-h-96 overflow-y-auto">
        <PagedList
          list={list}
          count={entries.length}
          texts={adminTexts}
          skeleton={<SkeletonRows rows={4} />}
          failed={<RetryNotice text={texts.loadFailed} query={list} />}
          empty={<p className="py-6 text-center text-muted">{texts.empty}</p>}
          moreButton={{ size: 'sm', place: 'py-3 text-center' }}
        >
          <ol className="divide-y divide-border">
            {entries.map((entry) => (
              <AuditEntry key={entry.id} entry={entry} />
            ))}
          </ol>
        </PagedList>
      </div>
    </section>
  );
}

function Verification() {
  const [verify, { data: verdict, isLoading }] = useVerifyAuditMutation();
  return (
    <div className="mt-3 grid gap-3">
      <div>
        <Button
          variant="secondary"
          size="sm"
          loading={isLoading}
          loadingLabel={texts.verifying}
          onPress={() => void verify()}
        >
          <ShieldCheck aria-hidden="true" className="size-4" />
          {texts.verify}
        </Button>
      </div>
      {verdict ? (
        <NoticeBox tone={verdict.isIntact ? 'success' : 'danger'}>
          {verdict.isIntact ? texts.intact(verdict.entries) : texts.broken(verdict.firstBroken, verdict.problem)}
        </NoticeBox>
      ) : null}
    </div>
  );
}
