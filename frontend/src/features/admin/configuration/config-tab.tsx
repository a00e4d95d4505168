import type { ConfigurationItem } from '@sefira/contracts/admin-config/configuration-calls';
import { ChevronDown, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { categoryTexts, configTexts as texts } from '../../../texts/admin/admin.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { NoticeBox } from '../../../ui/feedback/notice-box.tsx';
import { RetryNotice } from '../../../ui/feedback/retry-notice.tsx';
import { Skeleton, SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { AuditLog } from '../audit/audit-log.tsx';
import { ConfigFile } from './config-file.tsx';
import { ConfigRow } from './config-row.tsx';
import { useConfigurationQuery } from './configuration-api.ts';

const categories = Object.keys(categoryTexts) as readonly (keyof typeof categoryTexts)[];

/** The settings by category, one edited at a time, and the audit trail. */
export function ConfigTab() {
  const query = useConfigurationQuery(undefined, { refetchOnMountOrArgChange: true });
  const [edited, setEdited] = useState<string | null>(null);
  const { data: items } = query;
  const reload = () => void query.refetch();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3">{texts.title}</h2>
        <div className="flex flex-wrap gap-2">
          <ConfigFile />
          <Button variant="outline" size="sm" loading={query.isFetching} onPress={reload}>
            <RefreshCw aria-hidden="true" className="size-4" />
            {texts.refresh}
          </Button>
        </div>
      </div>
      {query.isLoading ? (
        <div role="status" aria-label={texts.loading} className="grid gap-3">
          <SkeletonRows rows={2} />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      ) : null}
      {query.isError && !items ? <RetryNotice text={texts.loadFailed} query={query} /> : null}
      {items?.length === 0 ? (
        <NoticeBox tone="info">
          <p>{texts.empty}</p>
          <Button variant="outline" size="sm" onPress={reload} className="mt-3">
            {texts.reload}
          </Button>
        </NoticeBox>
      ) : null}
      {items
        ? categories.map((category) => (
            <ConfigSection
              key={category}
              title={categoryTexts[category]}
              items={items.filter((item) => item.category === category)}
              startsOpen={category === 'sistema'}
              edited={edited}
              onEdit={setEdited}
            />
          ))
        : null}
      <AuditLog />
    </>
  );
}

interface ConfigSectionProps {
  readonly title: string;
  readonly items: readonly ConfigurationItem[];
  readonly startsOpen: boolean;
  readonly edited: string | null;
  readonly onEdit: (key: string | null) => void;
}

function ConfigSection({ title, items, startsOpen, edited, onEdit }: ConfigSectionProps) {
  if (items.length === 0) return null;
  return (
    <details open={startsOpen} className="group card">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-3 px-5 py-4 font-semibold">
        <span>
          {title} <span className="ms-1 text-small font-normal text-muted tabular-nums">{items.length}</span>
        </span>
        <ChevronDown aria-hidden="true" className="size-4.5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <ul className="divide-y divide-border border-t border-border px-5">
        {items.map((item) => (
          <li key={item.key} className="py-4">
            <ConfigRow
              item={item}
              isEdited={edited === item.key}
              onEdit={() => onEdit(item.key)}
              onDone={() => onEdit(null)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
