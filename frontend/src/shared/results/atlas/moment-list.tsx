import type { AtlasResultWire } from '@sefira/contracts/numerology/life/atlas-result';
import { type AtlasMoment, segmentsAt } from '@sefira/numerology/atlas/moment';
import { atlasResultTexts as texts } from '../../../texts/analyses/atlas.ts';
import { numberHue, numeralClass } from '../../../ui/drawings/number-hue.ts';
import { type Chosen, spanOf, wordsOfMoment } from './line-scale.ts';

interface MomentListProps {
  readonly result: AtlasResultWire;
  /** Null: the reference date. */
  readonly moment: AtlasMoment | null;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

/** What rules at a moment, track by track; a choice opens its text. */
export function MomentList({ result, moment, chosen, onChoose }: MomentListProps) {
  const at = moment ?? { from: result.referenceDate, to: result.referenceDate };
  return (
    <div>
      <h2>{headingOf(moment, result.referenceDate)}</h2>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
        {result.tracks.flatMap(({ id, title, segments }) =>
          segmentsAt(segments, at).map((segment) => (
            <li key={`${id}/${segment.index}`}>
              <button
                type="button"
                aria-pressed={chosen.track === id && chosen.index === segment.index}
                onClick={() => onChoose({ track: id, index: segment.index })}
                className="card flex h-full min-h-11 w-full items-center gap-3 px-3 py-2 text-start aria-pressed:border-accent"
              >
                <span
                  className={`${numeralClass(segment.number)} min-w-9 text-center text-h3`}
                  style={numberHue(segment.number)}
                >
                  {segment.number}
                </span>
                <span className="min-w-0 text-small">
                  <span className="block text-muted">{title}</span>
                  <span className="block font-semibold">{segment.title}</span>
                  <span className="block text-fine text-muted tabular-nums">{spanOf(segment)}</span>
                </span>
              </button>
            </li>
          )),
        )}
      </ul>
    </div>
  );
}

function headingOf(moment: AtlasMoment | null, referenceDate: string): string {
  if (!moment) return texts.now;
  const tense = moment.from > referenceDate ? 'future' : moment.to < referenceDate ? 'past' : 'present';
  return texts.found[tense](wordsOfMoment(moment));
}
