import type { AtlasResultWire } from '@sefira/contracts/numerology/life/atlas-result';
import type { AtlasMoment } from '@sefira/numerology/atlas/moment';
import type { CSSProperties } from 'react';
import { atlasResultTexts as texts } from '../../../texts/analyses/atlas.ts';
import { numberHue } from '../../../ui/drawings/number-hue.ts';
import { type Chosen, labelOf, placeOf, ticksOf } from './line-scale.ts';

interface LifeTracksProps {
  readonly result: AtlasResultWire;
  /** Of the whole line, in pixels. */
  readonly width: number;
  readonly chosen: Chosen;
  readonly moment: AtlasMoment | null;
}

const headRem = 4;

const percent = (place: number) => `${(place * 100).toFixed(3)}%`;
const mix = (share: number, colour: string, base: string) => `color-mix(in oklab, ${colour} ${share}%, ${base})`;

const segmentStyle: CSSProperties = {
  insetBlock: 0,
  paddingInline: 5,
  border: `1px solid ${mix(55, 'currentColor', 'var(--surface)')}`,
  borderRadius: 6,
  background: mix(14, 'currentColor', 'var(--surface)'),
};
const chosenStyle: CSSProperties = { zIndex: 1, outline: '2px solid var(--foreground)', outlineOffset: 1 };
const nowStyle: CSSProperties = { insetBlock: 0, borderInlineStart: '2px dashed var(--accent)' };
const pillStyle: CSSProperties = {
  insetBlockStart: 4,
  padding: '1px 8px',
  borderRadius: 99,
  background: 'var(--accent)',
  color: 'var(--accent-foreground)',
};

/** The axis, the mark of today and every segment in its place. */
export function LifeTracks({ result, width, chosen, moment }: LifeTracksProps) {
  const { lastAge, tracks, referenceDate } = result;
  const now = percent(placeOf(result, referenceDate));
  const shareOf = (from: string, to: string) => placeOf(result, to) - placeOf(result, from);
  const spanStyle = (from: string, to: string): CSSProperties => ({
    insetInlineStart: percent(placeOf(result, from)),
    inlineSize: percent(shareOf(from, to)),
  });
  return (
    <>
      {ticksOf(result, width / (lastAge + 1)).map(({ age, year }) => (
        <span
          key={age}
          className="absolute text-fine text-muted tabular-nums"
          style={{
            insetInlineStart: percent(age / (lastAge + 1)),
            insetBlock: '1.875rem 0',
            paddingInlineStart: 4,
            borderInlineStart: '1px solid var(--border)',
            lineHeight: 1.15,
          }}
        >
          <span className="block">{age}</span>
          <span className="block">{year}</span>
        </span>
      ))}
      <span className="absolute" style={{ ...nowStyle, insetInlineStart: now }}>
        {/* Its own share of the line to the left: within the line also for a newborn child. */}
        <span
          className="absolute text-fine font-semibold whitespace-nowrap"
          style={{ ...pillStyle, translate: `-${now} 0` }}
        >
          {texts.here}
        </span>
      </span>
      {moment ? (
        <span
          className="absolute"
          style={{
            ...spanStyle(moment.from, moment.to),
            insetBlock: `${headRem}rem 0`,
            minInlineSize: 3,
            background: mix(26, 'var(--gold)', 'transparent'),
          }}
        />
      ) : null}
      {tracks.map(({ id, title, segments }) => (
        <div key={id}>
          <p className="sticky w-max text-fine font-semibold" style={{ insetInlineStart: 12, paddingBlock: '6px 2px' }}>
            {title}
          </p>
          <div className="relative h-9">
            {segments.map(({ index, number, fromDate, toDate, tense, title: name }) => {
              const label = labelOf(number, shareOf(fromDate, toDate) * width);
              const isChosen = chosen.track === id && chosen.index === index;
              return (
                <div
                  key={index}
                  data-track={id}
                  data-index={index}
                  data-chosen={isChosen || undefined}
                  className="absolute flex items-center gap-1.5 overflow-hidden whitespace-nowrap text-fine"
                  style={{
                    ...segmentStyle,
                    ...numberHue(number),
                    ...spanStyle(fromDate, toDate),
                    ...(label === 'title' ? {} : { paddingInline: 0, justifyContent: 'center' }),
                    ...(tense === 'future' ? { borderStyle: 'dashed' } : {}),
                    ...(isChosen ? chosenStyle : {}),
                  }}
                >
                  {label === 'none' ? null : <span className="font-semibold text-foreground">{number}</span>}
                  {label === 'title' ? <span className="truncate text-foreground">{name}</span> : null}
                </div>
              );
            })}
          </div>
        </div>
      ))}
    </>
  );
}
