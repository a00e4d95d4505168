import type { ClientWire } from '@sefira/contracts/numerology/clients';
import { lazy, Suspense, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useIncludes } from '../../shared/billing/use-includes.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { clientFormTexts, clientTexts as texts } from '../../texts/professional/clients.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Avatar } from '../../ui/drawings/avatar.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ageOn, dateInFigures, todayInBrazil } from '../../ui/format/calendar-date.ts';
import { useReadClientQuery } from './api.ts';
import { ClientActions } from './client-actions.tsx';
import { ClientAnalyses } from './client-analyses.tsx';
import { ClientFacts } from './client-facts.tsx';
import { ClientForm } from './client-form.tsx';
import { ClientComingDates } from './panel/client-coming-dates.tsx';
import { StartAnalysis } from './start-analysis.tsx';

const ClientDeliveries = lazy(async () => ({
  default: (await import('./panel/deliveries-panel.tsx')).ClientDeliveries,
}));

/** /clientes/:id: data, analyses, and links to new analyses. */
export function ClientPage() {
  const { id = '' } = useParams();
  const { data: client, isError } = useReadClientQuery(id);
  return (
    <div className="page pt-6">
      <nav aria-label={texts.back}>
        <Link to={paths.clients} className="text-link text-small">
          ← {texts.back}
        </Link>
      </nav>
      {client ? <Card client={client} /> : null}
      {!client && !isError ? <Skeleton className="mt-6 h-120 w-full" /> : null}
      {!client && isError ? (
        <div className="mt-8">
          <EmptyState
            title={texts.missingTitle}
            hint={texts.missingHint}
            action={<ButtonLink to={paths.clients}>{texts.back}</ButtonLink>}
          />
        </div>
      ) : null}
    </div>
  );
}

function Card({ client }: { readonly client: ClientWire }) {
  const isIncluded = useIncludes('client_panel');
  const [edits, setEdits] = useState(false);
  const { name, birthDate, consentOn, isArchived } = client;
  return (
    <>
      <header className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar name={name} picture={null} className="size-20" />
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="break-words">{name}</h1>
          <p className="mt-1 text-muted tabular-nums">
            {texts.born(dateInFigures(birthDate), ageOn(birthDate, todayInBrazil()))}
          </p>
          <p className="mt-2 flex flex-wrap gap-2">
            {consentOn ? (
              <Badge tone="success">{texts.consent(dateInFigures(consentOn))}</Badge>
            ) : (
              <Badge tone="warning">{texts.noConsent}</Badge>
            )}
            {isArchived ? <Badge>{texts.archivedMark}</Badge> : null}
          </p>
        </div>
        {isIncluded ? (
          <Button variant="outline" onPress={() => setEdits(true)}>
            {texts.edit}
          </Button>
        ) : null}
      </header>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_20rem]">
        <div className="grid gap-8">
          {isIncluded ? <StartAnalysis client={client} /> : null}
          <ClientAnalyses clientId={client.id} />
          <Suspense fallback={<Skeleton className="h-32 w-full" />}>
            <ClientDeliveries clientId={client.id} />
          </Suspense>
          <ClientComingDates clientId={client.id} />
        </div>
        <aside className="grid gap-5">
          <ClientFacts client={client} />
          <ClientActions client={client} />
        </aside>
      </div>
      <Dialog title={clientFormTexts.editTitle} open={edits} onClose={() => setEdits(false)}>
        <ClientForm client={client} onSaved={() => setEdits(false)} onClose={() => setEdits(false)} />
      </Dialog>
    </>
  );
}
