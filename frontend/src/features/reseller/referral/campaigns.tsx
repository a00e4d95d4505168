import type { ResellerLink } from '@sefira/contracts/reseller/links';
import { Archive, Plus } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { referralTexts as texts } from '../../../texts/professional/reseller.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { RetryNotice } from '../../../ui/feedback/retry-notice.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { useArchiveLinkMutation, useLinksQuery } from '../api.ts';
import { CampaignForm } from './campaign-form.tsx';

/** Campaign links with their results. */
export function Campaigns() {
  const query = useLinksQuery();
  const { data: links, isError } = query;
  const [isCreating, setCreating] = useState(false);
  const [archiving, setArchiving] = useState<ResellerLink | null>(null);
  return (
    <section aria-labelledby="campaigns-title">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="campaigns-title" className="text-h3">
            {texts.campaigns}
          </h2>
          <p className="mt-1 text-[0.9375rem] text-muted">{texts.campaignsLead}</p>
        </div>
        <Button variant="outline" onPress={() => setCreating(true)}>
          <Plus aria-hidden="true" className="size-4.5" />
          {texts.newCampaign}
        </Button>
      </div>
      <div className="mt-4">
        {!links && !isError ? <SkeletonRows rows={2} /> : null}
        {!links && isError ? <RetryNotice text={texts.loadFailed} query={query} /> : null}
        {links ? (
          <ul className="card divide-y divide-border">
            {links.map((link) => (
              <LinkRow key={link.id} link={link} onArchive={() => setArchiving(link)} />
            ))}
          </ul>
        ) : null}
      </div>
      <Dialog title={texts.newCampaign} open={isCreating} onClose={() => setCreating(false)}>
        <CampaignForm onDone={() => setCreating(false)} />
      </Dialog>
      {archiving ? <ArchiveQuestion link={archiving} onDone={() => setArchiving(null)} /> : null}
    </section>
  );
}

interface LinkRowProps {
  readonly link: ResellerLink;
  readonly onArchive: () => void;
}

function LinkRow({ link, onArchive }: LinkRowProps) {
  const { name, url, isDefault, isArchived, clicks, visitors, signUps } = link;
  return (
    <li className="grid items-center gap-x-5 gap-y-3 p-4 md:grid-cols-[minmax(0,1fr)_auto] md:px-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{name}</span>
          {isDefault ? <Badge tone="gold">{texts.main}</Badge> : null}
          {isArchived ? <Badge>{texts.archived}</Badge> : null}
        </p>
        <p className="mt-0.5 text-small break-all text-muted">{url}</p>
        <p className="mt-0.5 text-small text-muted tabular-nums">{texts.facts(clicks, visitors, signUps)}</p>
      </div>
      {isArchived ? null : (
        <div className="flex flex-wrap gap-2">
          <CopyButton text={url} label={texts.copy} name={texts.copyOf(name)} success={texts.copied} />
          {isDefault ? null : (
            <Button size="sm" variant="ghost" label={texts.archiveOf(name)} onPress={onArchive}>
              <Archive aria-hidden="true" className="size-4" />
              {texts.archive}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function ArchiveQuestion({ link, onDone }: { readonly link: ResellerLink; readonly onDone: () => void }) {
  const [archive, { isLoading }] = useArchiveLinkMutation();
  const confirm = async () => {
    const { error } = await archive(link.id);
    if (!error) toast.success(texts.archiveDone);
    onDone();
  };
  return (
    <ConfirmDialog
      title={texts.archiveTitle}
      open
      subject={link.name}
      hint={texts.archiveLead}
      confirm={texts.archive}
      cancel={texts.keep}
      loading={isLoading}
      onConfirm={() => void confirm()}
      onClose={onDone}
    />
  );
}
