import type { RedactedContent } from '@sefira/contracts/numerology/shared';
import { Address, Slogans, Sound } from '../../shared/results/brand/brand-name-fold.tsx';
import { Fold, FoldList } from '../../shared/results/chapters/fold.tsx';
import { NumberMark } from '../../shared/results/chapters/number-mark.tsx';
import { brandGroupTexts, brandResultTexts as texts } from '../../texts/analyses/brand.ts';

interface RedactedBrandProps {
  readonly content: Extract<RedactedContent, { kind: 'brand' }>;
}

/** The names without founders and days. */
export function RedactedBrand({ content }: RedactedBrandProps) {
  return (
    <section className="section">
      <FoldList>
        {content.names.map((name) => (
          <Fold
            key={name.name}
            mark={<NumberMark number={name.numbers.expressao} />}
            eyebrow={brandGroupTexts[name.group]}
            title={name.name}
            summary={name.keyword}
          >
            <div className="grid gap-6">
              <p className="measure">{name.reading}</p>
              {name.collisions.length === 0 ? null : (
                <p className="text-small text-warning">{name.collisions.map(({ text }) => text).join(' ')}</p>
              )}
              <div className="grid gap-6 md:grid-cols-3">
                <Sound sound={name.sound} />
                <Address address={name.address} />
                <Slogans slogans={name.slogans} />
              </div>
            </div>
          </Fold>
        ))}
      </FoldList>
      <p className="measure mt-4 text-small text-muted">
        {texts.redacted} {content.marksNote} {content.note}
      </p>
    </section>
  );
}
