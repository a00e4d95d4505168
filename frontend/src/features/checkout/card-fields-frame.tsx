import { Lock } from 'lucide-react';
import { paymentTexts } from '../../texts/billing/checkout.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { CardFields } from './use-card-fields.ts';

interface CardFieldsFrameProps {
  readonly url: string;
  readonly fields: CardFields;
}

/** The card's fields in the provider's iframe: card data never reaches our page. */
export function CardFieldsFrame({ url, fields: { frame, height } }: CardFieldsFrameProps) {
  return (
    <section aria-labelledby="card-title">
      <h2 id="card-title" className="text-h3">
        {paymentTexts.card}
      </h2>
      <div className="relative mt-3">
        {height === null ? (
          <div className="absolute inset-0">
            <span className="sr-only">{paymentTexts.cardLoading}</span>
            <Skeleton className="h-full w-full" />
          </div>
        ) : null}
        <iframe
          ref={frame}
          src={url}
          title={paymentTexts.cardFrame}
          className="-mx-1 block w-[calc(100%+0.5rem)] border-0"
          style={{ height: height ?? 260, opacity: height === null ? 0 : 1 }}
        />
      </div>
      <p className="mt-3 flex items-start gap-2 text-fine text-muted">
        <Lock aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
        {paymentTexts.cardPrivacy}
      </p>
    </section>
  );
}
