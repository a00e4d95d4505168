import type { RedactedContent } from '@sefira/contracts/numerology/shared';
import { Fold, FoldList } from '../../shared/results/chapters/fold.tsx';
import { atlasResultTexts as texts } from '../../texts/analyses/atlas.ts';
import { numberHue, numeralClass } from '../../ui/drawings/number-hue.ts';

interface RedactedAtlasProps {
  readonly content: Extract<RedactedContent, { kind: 'atlas' }>;
}

/** The arcana that the name alone gives, without their time; each text once. */
export function RedactedAtlas({ content: { name, arcanos } }: RedactedAtlasProps) {
  const first = arcanos.filter(({ number }, index) => arcanos.findIndex((one) => one.number === number) === index);
  return (
    <section className="section">
      <h2>{texts.redactedTitle(name)}</h2>
      <p className="measure mt-2 text-muted">{texts.redacted}</p>
      <FoldList className="mt-6">
        {first.map(({ number, title, theme, text }) => (
          <Fold
            key={number}
            title={title}
            eyebrow={theme ?? undefined}
            lead={text}
            mark={
              <span className={`${numeralClass(number)} text-h2`} style={numberHue(number)}>
                {number}
              </span>
            }
          >
            <p className="measure">{text}</p>
          </Fold>
        ))}
      </FoldList>
    </section>
  );
}
