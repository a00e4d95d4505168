import type { RedactedContent } from '@sefira/contracts/numerology/shared';
import { babyGroupNames } from '@sefira/numerology/interpretations/baby/group-names';
import { babyResultTexts as texts } from '../../texts/analyses/baby.ts';
import { numberHue } from '../../ui/drawings/number-hue.ts';
import { Badge } from '../../ui/feedback/badge.tsx';

interface RedactedBabyProps {
  readonly content: Extract<RedactedContent, { kind: 'baby' }>;
}

/** The names without dates, parents and siblings. */
export function RedactedBaby({ content }: RedactedBabyProps) {
  return (
    <section className="section">
      <ul className="card divide-y divide-separator">
        {content.names.map((name) => (
          <li key={name.name} className="grid grid-cols-[2.75rem_1fr] gap-x-3 px-5 py-3.5">
            <span className="numeral text-[1.75rem] leading-none" style={numberHue(name.numbers.expressao)}>
              {name.numbers.expressao}
            </span>
            <div>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                {name.fullName}
                <Badge>{babyGroupNames[name.group]}</Badge>
              </p>
              <p className="text-small text-muted">{name.meaning ?? texts.unknown}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="measure mt-4 text-small text-muted">
        {texts.redacted} {content.note}
      </p>
    </section>
  );
}
