import type { SignatureResultWire } from '@sefira/contracts/numerology/signature/signature-result';
import { signatureResultTexts as texts } from '../../../texts/analyses/signature.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Fold, FoldList } from '../chapters/fold.tsx';

/** Steps before a change of name, and how the names were compared. */
export function SignatureMethod({ result }: { readonly result: SignatureResultWire }) {
  return (
    <section className="section">
      <h2>{texts.steps}</h2>
      <ol className="mt-5 grid gap-x-8 gap-y-3 md:grid-cols-2">
        {result.recommendation.steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[2rem_1fr] items-baseline gap-2">
            <span aria-hidden="true" className="font-semibold text-gold tabular-nums">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <FoldList className="mt-8">
        <Fold title={texts.method} summary={texts.methodSummary}>
          <ol className="grid gap-4">
            {result.method.map(({ title, text, certainty }) => (
              <li key={title}>
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                  {title}
                  <Badge>{certainty}</Badge>
                </p>
                <p className="measure mt-1 text-small text-muted">{text}</p>
              </li>
            ))}
          </ol>
        </Fold>
      </FoldList>
      <p className="measure mt-4 text-small text-muted">{result.note}</p>
    </section>
  );
}
