import { useState } from 'react';
import { adminUserTexts, auditTexts as texts } from '../../../texts/admin/admin.ts';
import { AuditEntry } from '../audit/audit-entry.tsx';
import { useAuditInfiniteQuery } from '../configuration/configuration-api.ts';

/** Changes of this account by administrators, newest first. */
export function UserTrail({ userId }: { readonly userId: string }) {
  const [open, setOpen] = useState(false);
  const trail = useAuditInfiniteQuery({ entityId: userId }, { skip: !open, refetchOnMountOrArgChange: true });
  const entries = trail.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <details
      className="disclosure rounded-lg border border-border"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex items-center justify-between px-4 py-3 font-semibold">{adminUserTexts.trail}</summary>
      <div className="max-h-80 overflow-y-auto px-4 pb-4">
        {trail.isSuccess && entries.length === 0 ? <p className="text-muted">{texts.empty}</p> : null}
        <ol className="divide-y divide-border">
          {entries.map((entry) => (
            <AuditEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      </div>
    </details>
  );
}
