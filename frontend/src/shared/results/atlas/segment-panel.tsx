import type { AtlasResultWire } from '@sefira/contracts/numerology/life/atlas-result';
import { atlasResultTexts as texts } from '../../../texts/analyses/atlas.ts';
import { numberHue, numeralClass } from '../../../ui/drawings/number-hue.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { agesOf, type Chosen, spanOf } from './line-scale.ts';

interface SegmentPanelProps {
  readonly id: string;
  readonly result: AtlasResultWire;
  readonly chosen: Chosen;
}

/** What the chosen segment says, when it rules, and how its number is found. */
export function SegmentPanel({ id, result, chosen }: SegmentPanelProps) {
  const track = result.tracks.find((one) => one.id === chosen.track);
  const segment = track?.segments[chosen.index];
  const reading = segment && result.readings[segment.reading];
  if (!track || !segment || !reading) return null;
  const { number, tense, origin } = segment;
  return (
    <article id={id} tabIndex={-1} className="card mt-5 scroll-mt-28 p-5 outline-none md:p-7" aria-live="polite">
      <div className="flex items-start gap-4">
        <span className={`${numeralClass(number)} min-w-12 text-center text-h1 leading-none`} style={numberHue(number)}>
          {number}
        </span>
        <div className="min-w-0">
          <p className="text-small text-muted">{track.title}</p>
          <h3 className="text-h3">{reading.title}</h3>
          <p className="mt-1 text-small text-muted tabular-nums first-letter:uppercase">
            {spanOf(segment)} · {agesOf(segment)}
          </p>
          <div className="mt-2">
            <Badge tone={tense === 'present' ? 'gold' : 'neutral'}>{texts.tenses[tense]}</Badge>
          </div>
        </div>
      </div>
      <div className="measure mt-5 grid gap-3">
        {reading.theme ? <p className="font-semibold first-letter:uppercase">{reading.theme}</p> : null}
        {reading.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {reading.practice ? (
          <p className="border-s-2 border-gold ps-4">
            <strong>{texts.practice}:</strong> {reading.practice}
          </p>
        ) : null}
        <p className="text-small text-muted">
          <strong>{texts.origin}:</strong> {origin}. {track.source}
        </p>
      </div>
    </article>
  );
}
