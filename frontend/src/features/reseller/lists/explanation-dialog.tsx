import type { Commission } from '@sefira/contracts/reseller/dashboard';
import { listTexts as texts } from '../../../texts/professional/reseller.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { NoticeBox } from '../../../ui/feedback/notice-box.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { dateInFigures } from '../../../ui/format/calendar-date.ts';
import { dateOfInstant } from '../../../ui/format/instant.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { useExplanationQuery } from '../api.ts';
import { percentInWords } from '../percent.ts';

interface ExplanationDialogProps {
  /** The commission; null while closed. */
  readonly commission: Commission | null;
  readonly onClose: () => void;
}

/** "Por que este valor?": sum, calculation and state of a commission. */
export function ExplanationDialog({ commission, onClose }: ExplanationDialogProps) {
  return (
    <Dialog title={texts.why} open={commission !== null} onClose={onClose}>
      {commission ? <Explanation commission={commission} /> : null}
    </Dialog>
  );
}

function Explanation({ commission }: { readonly commission: Commission }) {
  const { currentData, isError } = useExplanationQuery(commission.id);
  const facts = currentData
    ? ([
        [texts.saleAmount, formatMoney(commission.sale_amount)],
        [texts.rate, percentInWords(currentData.ratePercent)],
        [texts.tiedOn, dateOfInstant(currentData.tiedAt)],
        [texts.through, currentData.linkName],
        [texts.order, currentData.orderId.slice(-8).toUpperCase()],
        ...(commission.available_on ? [[texts.releasesOn, dateInFigures(commission.available_on)] as const] : []),
      ] as const)
    : [];
  return (
    <>
      <div>
        <p className="figure text-h2">{formatMoney(commission.commission_amount)}</p>
        <p className="text-small text-muted">
          {commission.product_name} · {commission.customer_name}
        </p>
      </div>
      {isError ? <NoticeBox tone="danger">{texts.whyFailed}</NoticeBox> : null}
      {!currentData && !isError ? <Skeleton className="h-40 w-full" /> : null}
      {currentData ? (
        <>
          <ol className="grid list-decimal gap-1.5 ps-5">
            {currentData.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
          <dl className="grid gap-2 border-t border-border pt-4 text-[0.9375rem]">
            {facts.map(([label, value]) => (
              <div key={label} className="flex items-baseline justify-between gap-6">
                <dt className="text-muted">{label}</dt>
                <dd className="text-end tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
    </>
  );
}
