import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { auditActionTexts, configTexts, auditTexts as texts } from '../../../texts/admin/admin.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { momentOf } from '../../../ui/format/moment.ts';
import type { AuditRecord } from '../configuration/configuration-api.ts';

const tones = { create: 'success', update: 'gold', delete: 'danger', view: 'neutral' } as const;

/** One entry of the trail as a sentence; opened, it shows old and new values, network and client. */
export function AuditEntry({ entry }: { readonly entry: AuditRecord }) {
  const { changes, notes } = entry;
  const valuesOf = (side: 'before' | 'after') =>
    changes.flatMap(({ label, [side]: value }) => (value === null ? [] : [{ label, value }]));
  return (
    <li>
      <details className="group">
        <summary className="flex cursor-pointer list-none items-start gap-x-3 py-3 text-[0.9375rem]">
          <span className="min-w-0 flex-1">
            <span className="block font-semibold break-words">{entry.sentence}</span>
            <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-muted">
              <Badge tone={tones[entry.action]}>{auditActionTexts[entry.action]}</Badge>
              {entry.result === 'ok' ? null : (
                <Badge tone="danger">{entry.result === 'denied' ? texts.denied : texts.failed}</Badge>
              )}
              <time dateTime={entry.created_at} className="tabular-nums">
                {momentOf(entry.created_at)}
              </time>
              <span className="min-w-0 break-all">{entry.user_email ?? entry.user_name ?? texts.someone}</span>
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className="mt-1 size-4 shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <dl className="mb-3 grid gap-3 rounded-lg bg-default p-4 text-small sm:grid-cols-2">
          <Fact label={texts.oldValue}>
            <Values values={valuesOf('before')} />
          </Fact>
          <Fact label={texts.newValue}>
            <Values values={valuesOf('after')} />
          </Fact>
          <Fact label={texts.metadata}>
            <Values values={notes} />
          </Fact>
          <Fact label={texts.address}>{entry.user_ip ?? configTexts.unset}</Fact>
          <Fact label={texts.agent}>{entry.user_agent ?? configTexts.unset}</Fact>
          <Fact label={texts.request}>{entry.request_id ?? configTexts.unset}</Fact>
        </dl>
      </details>
    </li>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted">{label}</dt>
      <dd className="mt-0.5 break-words">{children}</dd>
    </div>
  );
}

function Values({ values }: { readonly values: AuditRecord['notes'] }) {
  if (values.length === 0) return configTexts.unset;
  return (
    <ul>
      {values.map(({ label, value }) => (
        <li key={label}>
          {label}: {value}
        </li>
      ))}
    </ul>
  );
}
