import type { AtlasResultWire } from '@sefira/contracts/numerology/atlas';
import type { AtlasMoment } from '@sefira/numerology/atlas/moment';
import { atlasResultTexts as texts } from '../../../texts/analyses/atlas.ts';
import { numberHue } from '../../../ui/drawings/number-hue.ts';
import { type Chosen, placeOf, ticksOf } from './line-scale.ts';

interface LifeTracksProps {
  readonly result: AtlasResultWire;
  /** In pixels. */
  readonly yearWidth: number;
  readonly chosen: Chosen;
  readonly moment: AtlasMoment | null;
}

const percent = (place: number) => `${(place * 100).toFixed(3)}%`;

/** The axis, the mark of today and every segment in its place. */
export function LifeTracks({ result, yearWidth, chosen, moment }: LifeTracksProps) {
  const { lastAge, tracks, referenceDate } = result;
  const widthOf = (from: string, to: string) => ({
    insetInlineStart: percent(placeOf(result, from)),
    inlineSize: percent(placeOf(result, to) - placeOf(result, from)),
  });
  return (
    <>
      {ticksOf(result, yearWidth).map(({ age, year }) => (
        <span key={age} className="life-tick" style={{ insetInlineStart: percent(age / (lastAge + 1)) }}>
          <span>{age}</span>
          <span>{year}</span>
        </span>
      ))}
      <span className="life-now" style={{ insetInlineStart: percent(placeOf(result, referenceDate)) }}>
        <span>{texts.here}</span>
      </span>
      {moment ? <span className="life-moment" style={widthOf(moment.from, moment.to)} /> : null}
      {tracks.map(({ id, title, segments }) => (
        <div key={id}>
          <p className="life-track-name">{title}</p>
          <div className="life-track-bar">
            {segments.map(({ index, number, fromDate, toDate, tense, title: name }) => (
              <div
                key={index}
                data-track={id}
                data-index={index}
                data-tense={tense}
                data-chosen={(chosen.track === id && chosen.index === index) || undefined}
                className="life-segment"
                style={{ ...numberHue(number), ...widthOf(fromDate, toDate) }}
              >
                <span className="life-segment-number font-semibold">{number}</span>
                <span className="life-segment-title">{name}</span>
              </div>
            ))}
          </div>
        </div>
      ))}
    </>
  );
}
