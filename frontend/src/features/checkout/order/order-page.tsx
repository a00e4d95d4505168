import type { Order } from '@sefira/contracts/billing/orders';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useParams } from 'react-router-dom';
import { useCancelOrderMutation, useReadOrderQuery } from '../../../api/endpoints/billing.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { orderTexts } from '../../../texts/billing/checkout.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { buttonClasses } from '../../../ui/buttons/button-style.ts';
import { RetryNotice } from '../../../ui/feedback/retry-notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { BoletoPanel } from './boleto-panel.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderResult } from './order-result.tsx';
import { headingOf, isJustPaid, isOpenView, referenceOf, viewOf } from './order-state.ts';
import { PixPanel } from './pix-panel.tsx';
import { useAfterPayment } from './use-after-payment.ts';
import { WaitingLine } from './waiting-line.tsx';

const pollEvery = 3000;

/** /pagamento/pedidos/:id: payment instructions, then the outcome. */
export function OrderPage() {
  const { id = '' } = useParams();
  const known = useReadOrderQuery(id);
  const isWaiting = known.data ? isOpenView(viewOf(known.data)) : false;
  const { data: order, isError } = useReadOrderQuery(id, { pollingInterval: isWaiting ? pollEvery : 0 });
  useAfterPayment(order);
  return (
    <div className="page pt-10 md:pt-14">
      <div className="mx-auto max-w-3xl">
        {order ? <OrderCard order={order} /> : null}
        {!order && !isError ? <Waiting /> : null}
        {isError && !order ? (
          <div className="grid justify-items-start gap-4">
            <h1>{orderTexts.missing}</h1>
            <RetryNotice text={orderTexts.loadFailed} query={known} />
            <ButtonLink to={paths.payments} variant="outline">
              {orderTexts.history}
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="min-h-svh">
      <Skeleton className="h-4 w-40" />
      <Skeleton className="mt-2 h-10 w-64 max-w-full" />
      <Skeleton className="mt-3 h-5 w-full" />
      <Skeleton className="mt-6 h-96 w-full" />
    </div>
  );
}

function OrderCard({ order }: { readonly order: Order }) {
  const view = viewOf(order);
  const { title, lead } = headingOf(order, view);
  const heading = useFocusOnChange(view);
  const [isArrival] = useState(() => isOpenView(view) || isJustPaid(order));
  const { pix, boleto, redirectUrl } = order.instructions;
  return (
    <>
      <p className="eyebrow">{orderTexts.eyebrow(referenceOf(order.id))}</p>
      <h1 ref={heading} tabIndex={-1} className="mt-1 outline-none">
        {title}
      </h1>
      <p className="measure mt-2 text-muted">{lead}</p>
      <div className="card mt-6 grid gap-6 p-5 md:p-8">
        {view === 'pix' && pix ? <PixPanel pix={pix} /> : null}
        {view === 'boleto' && boleto ? <BoletoPanel boleto={boleto} /> : null}
        {view === 'redirect' && redirectUrl ? (
          <a href={redirectUrl} target="_blank" rel="noreferrer" className={`${buttonClasses({ size: 'lg' })} w-fit`}>
            {orderTexts.redirectAction}
          </a>
        ) : null}
        {view === 'redirect' || view === 'review' || view === 'processing' ? <WaitingLine /> : null}
        {isOpenView(view) ? null : <OrderResult order={order} isArrival={isArrival} />}
        <OrderFacts order={order} />
      </div>
      {isOpenView(view) ? <OpenOrderActions order={order} /> : null}
    </>
  );
}

function OpenOrderActions({ order }: { readonly order: Order }) {
  const [cancel, { isLoading }] = useCancelOrderMutation();
  const { redirectUrl } = order.instructions;
  const view = viewOf(order);
  const giveUp = async () => {
    const { error } = await cancel(order.id);
    if (!error) toast.success(orderTexts.gaveUp);
  };
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {redirectUrl && (view === 'pix' || view === 'boleto') ? (
        <a href={redirectUrl} target="_blank" rel="noreferrer" className={buttonClasses({ variant: 'outline' })}>
          {orderTexts.provider}
        </a>
      ) : null}
      {view === 'review' || view === 'processing' ? null : (
        <Button variant="ghost" loading={isLoading} onPress={() => void giveUp()}>
          {orderTexts.giveUp}
        </Button>
      )}
    </div>
  );
}

/** Focuses the heading when the state changes, so that screen readers announce it. */
function useFocusOnChange(view: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef(view);
  useEffect(() => {
    if (previous.current === view) return;
    previous.current = view;
    heading.current?.focus();
  }, [view]);
  return heading;
}
