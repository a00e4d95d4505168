import { orderTexts } from '../../../texts/billing/checkout.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';

/** Says that the page updates by itself. */
export function WaitingLine() {
  return (
    <p className="flex items-center gap-3 text-[0.9375rem]">
      <Spinner size="sm" decorative />
      <span>
        {orderTexts.waiting}. <span className="text-muted">{orderTexts.waitingHint}</span>
      </span>
    </p>
  );
}
