import type { NameResultWire } from '@sefira/contracts/numerology/results';
import { bandWords, destinyRelationWords, nameResultTexts as texts } from '../../../texts/analyses/results.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import type { System } from '../result-types.ts';
import { bandTone } from './band.ts';
import { Calculation } from './calculation.tsx';
import { PercentFigure } from './percent-figure.tsx';

type Harmony = Pick<NameResultWire['nameCompatibility'], 'score' | 'description' | 'color'> &
  Partial<Pick<NameResultWire['nameCompatibility'], 'relation' | 'explanation'>>;

/** The harmony of name and birth date as a bar with its word. */
export function HarmonyCard({
  score,
  description,
  color,
  relation,
  explanation,
  system,
}: Harmony & { readonly system: System }) {
  return (
    <section aria-label={texts.harmony} className="card grid content-center p-6 md:p-8">
      <PercentFigure
        large
        label={texts.harmony}
        value={score}
        badge={<Badge tone={bandTone(color)}>{bandWords[color]}</Badge>}
      />
      {relation ? (
        <p className="mt-4 text-small text-muted">{texts.harmonyRelation(destinyRelationWords[relation])}</p>
      ) : null}
      <p className="measure mt-2">{description}</p>
      {explanation ? <Calculation explanation={explanation} system={system} /> : null}
    </section>
  );
}
