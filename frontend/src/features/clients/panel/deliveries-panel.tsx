import type { DeliveryWire } from '@sefira/contracts/numerology/panel/deliveries';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router-dom';
import { PagedList } from '../../../shared/lists/paged-list.tsx';
import { clientPath, deliveryPath } from '../../../shared/navigation/paths.ts';
import { panelTexts, deliveryTexts as texts } from '../../../texts/professional/client-panel.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { dateOfInstant } from '../../../ui/format/instant.ts';
import { agoOf } from '../../../ui/format/moment.ts';
import { useExtendDeliveryMutation, useListDeliveriesInfiniteQuery, useRevokeDeliveryMutation } from './panel-api.ts';

/** Deliveries to all clients, newest first. */
export function DeliveriesPanel() {
  return (
    <section aria-label={panelTexts.deliveries}>
      <p className="measure text-muted">{texts.lead}</p>
      <div className="mt-6">
        <Deliveries clientId={null} />
      </div>
    </section>
  );
}

/** Deliveries to one client. */
export function ClientDeliveries({ clientId }: { readonly clientId: string }) {
  return (
    <section aria-labelledby="client-deliveries">
      <h2 id="client-deliveries" className="text-h3">
        {panelTexts.deliveries}
      </h2>
      <div className="mt-4">
        <Deliveries clientId={clientId} />
      </div>
    </section>
  );
}

function Deliveries({ clientId }: { readonly clientId: string | null }) {
  const list = useListDeliveriesInfiniteQuery(clientId);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const empty =
    clientId === null ? (
      <EmptyState title={texts.emptyTitle} hint={texts.emptyHint} />
    ) : (
      <p className="text-muted">{texts.ofClientEmpty}</p>
    );
  return (
    <PagedList
      list={list}
      count={items.length}
      texts={{ ...panelTexts, loadFailed: texts.loadFailed }}
      skeleton={<SkeletonRows rows={clientId === null ? 4 : 1} />}
      empty={empty}
    >
      <ul className="card divide-y divide-border">
        {items.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} showsClient={clientId === null} />
        ))}
      </ul>
    </PagedList>
  );
}

const tones = { open: 'success', expired: 'neutral', revoked: 'warning' } as const;

function DeliveryRow({ delivery, showsClient }: { readonly delivery: DeliveryWire; readonly showsClient: boolean }) {
  const { id, client, analysis, slug, state, expiresAt, openings, lastOpenedAt } = delivery;
  const [extend, extending] = useExtendDeliveryMutation();
  const [revoke, revoking] = useRevokeDeliveryMutation();
  const day = dateOfInstant(expiresAt);
  const prolong = async () => {
    const { error } = await extend(id);
    if (!error) toast.success(texts.extended);
  };
  const close = async () => {
    const { error } = await revoke(id);
    if (!error) toast.success(texts.revoked);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted tabular-nums">
          <Badge tone={tones[state]}>{texts.states[state]}</Badge>
          {state === 'revoked' ? null : <span>{state === 'open' ? texts.until(day) : texts.ended(day)}</span>}
        </p>
        <p className="mt-1 font-semibold [overflow-wrap:anywhere]">{analysis.title}</p>
        <p className="text-small text-muted">
          {showsClient ? (
            <>
              <Link to={clientPath(client.id)} className="text-link">
                {client.name}
              </Link>
              {' · '}
            </>
          ) : null}
          {lastOpenedAt ? texts.opened(openings, agoOf(lastOpenedAt)) : texts.unopened}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {state === 'open' ? (
          <CopyButton
            text={new URL(deliveryPath(slug), location.origin).href}
            label={texts.copy}
            name={texts.copyOf(analysis.title)}
            success={texts.copied}
          />
        ) : null}
        <Button
          variant="outline"
          size="sm"
          loading={extending.isLoading}
          label={(state === 'open' ? texts.extendOf : texts.reopenOf)(analysis.title)}
          onPress={() => void prolong()}
        >
          {state === 'open' ? texts.extend : texts.reopen}
        </Button>
        {state === 'open' ? (
          <Button
            variant="ghost"
            size="sm"
            loading={revoking.isLoading}
            label={texts.revokeOf(analysis.title)}
            onPress={() => void close()}
          >
            {texts.revoke}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
