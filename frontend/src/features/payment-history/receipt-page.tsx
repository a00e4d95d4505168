import { type Order, receiptNumber } from '@sefira/contracts/billing/orders';
import { drawGlyph } from '@sefira/drawings/glyph';
import { ArrowLeft, Download, Printer } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { useReadOrderQuery } from '../../api/endpoints/billing.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { methodNames, planTexts } from '../../texts/billing/billing.ts';
import { receiptTexts } from '../../texts/billing/payment-history.ts';
import { interfaceTexts } from '../../texts/common/interface.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Drawing } from '../../ui/drawings/drawing.tsx';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { dateOfInstant } from '../../ui/format/instant.ts';
import { formatMoney } from '../../ui/format/money.ts';
import { useOrderReceiptMutation } from './api.ts';

/** /payments/recibo/:id: a receipt to print or save. */
export function ReceiptPage() {
  const { id = '' } = useParams();
  const query = useReadOrderQuery(id);
  const { data: order, isError } = query;
  return (
    <div className="page pt-10 md:pt-14">
      <div className="mx-auto max-w-2xl">
        <Link
          to={paths.payments}
          className="text-link inline-flex min-h-6 items-center gap-1.5 text-[0.9375rem] print:hidden"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {receiptTexts.back}
        </Link>
        <h1 className="mt-2">{receiptTexts.title}</h1>
        <div className="mt-6">
          {order ? <ReceiptOf order={order} /> : null}
          {!order && !isError ? <Skeleton className="h-96 w-full" /> : null}
          {isError && !order ? <RetryNotice text={receiptTexts.loadFailed} query={query} /> : null}
        </div>
      </div>
    </div>
  );
}

function ReceiptOf({ order }: { readonly order: Order }) {
  const [download, { isLoading }] = useOrderReceiptMutation();
  if (order.paidAt === null) return <NoticeBox tone="info">{receiptTexts.notPaid}</NoticeBox>;
  return (
    <>
      <Sheet order={order} paidAt={order.paidAt} />
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <Button loading={isLoading} loadingLabel={receiptTexts.downloading} onPress={() => void download(order.id)}>
          <Download aria-hidden="true" className="size-4.5" />
          {receiptTexts.download}
        </Button>
        <Button variant="outline" onPress={() => window.print()}>
          <Printer aria-hidden="true" className="size-4.5" />
          {receiptTexts.print}
        </Button>
      </div>
    </>
  );
}

const mark = drawGlyph({ number: 7 });

function Sheet({ order, paidAt }: { readonly order: Order; readonly paidAt: string }) {
  const { payer, card, method, discountCents, refundedCents, refundedAt } = order;
  const sum = formatMoney(order.amountCents);
  const facts: readonly (readonly [string, string])[] = [
    [receiptTexts.number, receiptNumber(order.id)],
    [receiptTexts.paidOn, dateOfInstant(paidAt)],
    [receiptTexts.payer, payer.name],
    [receiptTexts.cpf, payer.cpf],
    [receiptTexts.description, order.description],
    [receiptTexts.method, card ? planTexts.cardEnding(card.brand, card.lastFour) : methodNames[method]],
    ...(discountCents > 0
      ? ([
          [receiptTexts.price, formatMoney(order.priceCents)],
          [receiptTexts.discount, `− ${formatMoney(discountCents)}`],
        ] as const)
      : []),
  ];
  return (
    <article className="card grid gap-6 p-6 md:p-10">
      <div className="flex items-center gap-2.5 font-display text-h3">
        <Drawing node={mark} decorative className="w-8! text-accent" />
        {interfaceTexts.productName}
      </div>
      <p className="measure">{receiptTexts.statement(payer.name, sum, order.description)}</p>
      <dl className="grid gap-2.5 text-[0.9375rem]">
        {facts.map(([label, value]) => (
          <div key={label} className="grid gap-x-6 sm:grid-cols-[11rem_1fr]">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 break-words tabular-nums">{value}</dd>
          </div>
        ))}
        <div className="mt-2 flex items-baseline justify-between gap-6 border-t border-border pt-4">
          <dt className="font-semibold">{receiptTexts.total}</dt>
          <dd className="figure text-h2 whitespace-nowrap">{sum}</dd>
        </div>
      </dl>
      {refundedCents > 0 && refundedAt ? (
        <p>{receiptTexts.refunded(formatMoney(refundedCents), dateOfInstant(refundedAt))}</p>
      ) : null}
      <p className="text-fine text-muted">{receiptTexts.note}</p>
    </article>
  );
}
