import type { AtlasResultWire } from '@sefira/contracts/numerology/life/atlas-result';
import { type AtlasMoment, segmentsAt } from '@sefira/numerology/atlas/moment';
import { useId, useState } from 'react';
import { atlasResultTexts as texts } from '../../../texts/analyses/atlas.ts';
import { dateInFigures } from '../../../ui/format/calendar-date.ts';
import { LifeLine } from '../atlas/life-line.tsx';
import type { Chosen } from '../atlas/line-scale.ts';
import { MomentList } from '../atlas/moment-list.tsx';
import { MomentSearch } from '../atlas/moment-search.tsx';
import { SegmentPanel } from '../atlas/segment-panel.tsx';
import { TrackLists } from '../atlas/track-lists.tsx';
import { ResultFrame, type ResultHead } from './result-frame.tsx';

interface AtlasResultProps extends Omit<ResultHead, 'analysisId'> {
  readonly result: AtlasResultWire;
}

/** A whole life on one line: a search by date or age, what rules then, the text of the chosen segment, all of it as a list. */
export function AtlasResult({ result, ...head }: AtlasResultProps) {
  const { name, birthDate, referenceDate, age, tracks } = result;
  const [moment, setMoment] = useState<AtlasMoment | null>(null);
  const [chosen, setChosen] = useState<Chosen>(() => firstAt(result, referenceDate));
  const panelId = useId();
  const find = (found: AtlasMoment | null) => {
    setMoment(found);
    setChosen(firstAt(result, found?.from ?? referenceDate));
  };
  const read = (next: Chosen) => {
    setChosen(next);
    const panel = document.getElementById(panelId);
    panel?.scrollIntoView({ block: 'start' });
    panel?.focus({ preventScroll: true });
  };
  return (
    <ResultFrame
      {...head}
      eyebrow={texts.eyebrow}
      title={texts.title(name)}
      lead={texts.lead(dateInFigures(birthDate), dateInFigures(referenceDate), age)}
      system={result.system}
    >
      <section className="section">
        <MomentSearch result={result} onFind={find} isFound={moment !== null} />
        <div className="mt-8">
          <MomentList result={result} moment={moment} chosen={chosen} onChoose={read} />
        </div>
      </section>
      {tracks.length === 0 ? null : (
        <section className="section">
          <h2>{texts.line}</h2>
          <p className="measure mt-2 mb-5 text-muted">{texts.lineLead}</p>
          <LifeLine result={result} chosen={chosen} moment={moment} onChoose={setChosen} />
          <SegmentPanel id={panelId} result={result} chosen={chosen} />
        </section>
      )}
      <TrackLists result={result} onRead={read} />
    </ResultFrame>
  );
}

/** The first track's segment on a date. */
function firstAt({ tracks }: AtlasResultWire, date: string): Chosen {
  const [track] = tracks;
  const [segment] = track ? segmentsAt(track.segments, { from: date, to: date }) : [];
  return { track: track?.id ?? 'anos', index: segment?.index ?? 0 };
}
