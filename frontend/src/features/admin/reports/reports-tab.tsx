import type { ExportFile } from '@sefira/contracts/admin-config/exports';
import { BadgeDollarSign, Download, type LucideIcon, ShoppingBag, Users } from 'lucide-react';
import { useState } from 'react';
import { adminTexts, exportFormatOptions, exportTexts as texts } from '../../../texts/admin/admin.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { daysOf, emptyPeriod, PeriodFields } from '../../../ui/fields/day-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { momentOf } from '../../../ui/format/moment.ts';
import { LoadState } from '../load-state.tsx';
import { useCreateExportMutation, useDownloadExportMutation, useExportsQuery } from './exports-api.ts';

const cards: readonly { readonly kind: ExportFile['kind']; readonly Icon: LucideIcon }[] = [
  { kind: 'sales', Icon: ShoppingBag },
  { kind: 'users', Icon: Users },
  { kind: 'financial', Icon: BadgeDollarSign },
];

type Format = (typeof exportFormatOptions)[number]['value'];

const pollEvery = 1000;

/** Three exports, made in the background, and the finished ones. */
export function ReportsTab() {
  const [pollingInterval, setPollingInterval] = useState(0);
  const query = useExportsQuery(undefined, { pollingInterval, refetchOnMountOrArgChange: true });
  const { data: files = [] } = query;
  const isBusy = files.some(({ state }) => state === 'waiting' || state === 'running');
  const wanted = isBusy ? pollEvery : 0;
  if (wanted !== pollingInterval) setPollingInterval(wanted);
  return (
    <>
      <h2 className="text-h3">{adminTexts.reports}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {cards.map((card) => (
          <li key={card.kind}>
            <ExportCard {...card} />
          </li>
        ))}
      </ul>
      <section aria-label={texts.files} className="card p-5">
        <h3 className="text-[1.125rem]">{texts.files}</h3>
        <p className="mt-1 text-small text-muted">{texts.filesHint}</p>
        <LoadState query={query} hasData={query.data !== undefined} heights={['mt-4 h-20']} failed={texts.listFailed} />
        {query.data?.length === 0 ? <p className="mt-4 text-muted">{texts.empty}</p> : null}
        <ul className="mt-2 divide-y divide-border">
          {files.map((file) => (
            <li key={file.id} className="py-3">
              <FileRow file={file} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function ExportCard({ kind, Icon }: (typeof cards)[number]) {
  const [create, { isLoading }] = useCreateExportMutation();
  const [format, setFormat] = useState<Format>('csv');
  const [period, setPeriod] = useState(emptyPeriod);
  const days = daysOf(period);
  const { title, hint } = texts.kinds[kind];
  return (
    <article className="card flex h-full flex-col gap-4 p-5">
      <div className="flex flex-1 items-start gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
        <div>
          <h3 className="text-[1.125rem]">{title}</h3>
          <p className="mt-1 text-small text-muted">{hint}</p>
        </div>
      </div>
      <div className="grid gap-3">
        <PeriodFields name={kind} period={period} onChange={setPeriod} />
      </div>
      <SelectField label={texts.format} value={format} options={exportFormatOptions} onChange={setFormat} />
      <Button
        loading={isLoading}
        disabled={days === null}
        label={`${texts.create}: ${title}`}
        onPress={() => void create({ kind, format, ...days })}
      >
        {texts.create}
      </Button>
    </article>
  );
}

function FileRow({ file }: { readonly file: ExportFile }) {
  const [download, { isLoading }] = useDownloadExportMutation();
  if (file.state === 'waiting' || file.state === 'running') {
    return <ProgressBar label={`${file.file_name} · ${texts.states[file.state]}`} value={file.progress} />;
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="font-medium break-all">{file.file_name}</p>
        <p className="text-small text-muted">
          {file.failure ?? `${texts.rows(file.rows)} · ${momentOf(file.created_at)}`}
        </p>
      </div>
      {file.state === 'failed' ? (
        <Badge tone="danger">{texts.states.failed}</Badge>
      ) : (
        <Button
          variant="outline"
          size="sm"
          loading={isLoading}
          label={`${texts.take} ${file.file_name}`}
          onPress={() => void download(file)}
        >
          <Download aria-hidden="true" className="size-4" />
          {texts.take}
        </Button>
      )}
    </div>
  );
}
