import { ChevronDown } from 'lucide-react';
import { auditActionTexts, configTexts, auditTexts as texts } from '../../../texts/admin/admin.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { momentOf } from '../../../ui/format/moment.ts';
import type { AuditRecord } from '../configuration/configuration-api.ts';

const tones = { create: 'success', update: 'gold', delete: 'danger', view: 'neutral' } as const;

function shown(value: unknown): string {
  if (value === null || value === undefined) return configTexts.unset;
  if (typeof value === 'boolean') return value ? configTexts.yes : configTexts.no;
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}

/** A person is named while the trail may name them; other subjects show their key. */
function aboutOf({ config_key, new_value, old_value, entity_id }: AuditRecord): string {
  for (const value of [new_value, old_value]) {
    if (typeof value === 'object' && value !== null && 'name' in value && value.name) return String(value.name);
  }
  return config_key ?? entity_id ?? '';
}

/** One entry of the trail; opened, it shows old and new value, network and client. */
export function AuditEntry({ entry }: { readonly entry: AuditRecord }) {
  const about = aboutOf(entry);
  return (
    <li>
      <details className="group">
        <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1.5 py-3 text-[0.9375rem]">
          <Badge tone={tones[entry.action]}>{auditActionTexts[entry.action]}</Badge>
          {entry.result === 'ok' ? null : (
            <Badge tone="danger">{entry.result === 'denied' ? texts.denied : texts.failed}</Badge>
          )}
          <span className="min-w-0 flex-1 basis-56">
            <span className="font-semibold break-all">{about}</span>{' '}
            <span className="text-muted">{texts.entity[entry.entity]}</span>
            <span className="block text-small break-all text-muted">
              {entry.user_name ?? texts.someone}
              {entry.user_email ? ` · ${entry.user_email}` : ''}
            </span>
          </span>
          <time dateTime={entry.created_at} className="text-small text-muted tabular-nums">
            {momentOf(entry.created_at)}
          </time>
          <ChevronDown aria-hidden="true" className="size-4 text-muted transition-transform group-open:rotate-180" />
        </summary>
        <dl className="grid gap-3 rounded-lg bg-default p-4 text-small sm:grid-cols-2">
          <Fact label={texts.oldValue} value={shown(entry.old_value)} />
          <Fact label={texts.newValue} value={shown(entry.new_value)} />
          <Fact label={texts.metadata} value={shown(entry.metadata)} />
          <Fact label={texts.address} value={entry.user_ip ?? configTexts.unset} />
          <Fact label={texts.agent} value={entry.user_agent ?? configTexts.unset} />
          <Fact label={texts.request} value={entry.request_id ?? configTexts.unset} />
        </dl>
      </details>
    </li>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted">{label}</dt>
      <dd className="mt-0.5 font-mono text-fine break-all whitespace-pre-wrap">{value}</dd>
    </div>
  );
}
