import { areaNames } from '@sefira/numerology/interpretations/book/area-names';
import { resultTexts } from '../../../texts/analyses/personal-analysis.ts';
import { NumberGlyph } from '../../../ui/drawings/number-glyph.tsx';
import { AskLink } from '../cards/ask-link.tsx';
import { Calculation } from '../cards/calculation.tsx';
import { PointList } from '../cards/point-list.tsx';
import { Fold } from '../chapters/fold.tsx';
import { NumberMark } from '../chapters/number-mark.tsx';
import type { MapOfPerson, MapTexts, Portrait } from '../result-types.ts';

/** Main numbers have all fields, the others title and text. */
type ChapterText = Pick<MapTexts['destino'], 'title' | 'text'> & Partial<MapTexts['destino']>;
type Areas = Portrait['areas']['destino'];

interface NumberChapterProps {
  readonly label: string;
  readonly hint: string;
  readonly number: number;
  readonly text: ChapterText;
  /** The number in areas of life; not for guests. */
  readonly areas?: Areas | undefined;
  readonly explanation: MapOfPerson['explanations'][string] | undefined;
  readonly system: MapOfPerson['system'];
  /** The chat subject of this number; left out on public pages. */
  readonly subject?: string | undefined;
}

/** A number, folded to its title and its sentence: text, areas of life, strengths, challenges and calculation. */
export function NumberChapter(props: NumberChapterProps) {
  const { label, hint, number, text, areas, explanation, system, subject } = props;
  const isMain = text.summary !== undefined;
  return (
    <Fold
      eyebrow={`${label}: ${hint}`}
      title={text.title}
      summary={text.summary}
      lead={isMain ? undefined : text.text}
      mark={<NumberMark number={number} />}
      aside={
        isMain ? <NumberGlyph number={number} className="hidden w-14! shrink-0 self-center sm:block" /> : undefined
      }
    >
      <div className={isMain ? 'grid gap-x-12 gap-y-5 lg:grid-cols-[1.7fr_1fr]' : ''}>
        <div className="grid content-start gap-5">
          <p className="measure">{text.text}</p>
          {areas ? <AreaTexts areas={areas} /> : null}
        </div>
        {isMain ? <Traits text={text} /> : null}
      </div>
      {subject ? <AskLink subject={subject} title={`${label} ${number}`} /> : null}
      {explanation ? <Calculation explanation={explanation} system={system} /> : null}
    </Fold>
  );
}

function AreaTexts({ areas }: { readonly areas: Areas }) {
  return areas.map(({ area, text }) => (
    <div key={area}>
      <h4 className="font-semibold">{areaNames[area]}</h4>
      <p className="measure mt-1">{text}</p>
    </div>
  ));
}

function Traits({ text }: { readonly text: ChapterText }) {
  const { keywords = [], strengths = [], challenges = [], advice } = text;
  return (
    <div className="grid content-start gap-5">
      {keywords.length > 0 ? <p className="text-small text-muted">{keywords.join(' · ')}</p> : null}
      {strengths.length > 0 ? <PointList title={resultTexts.strengths} points={strengths} /> : null}
      {challenges.length > 0 ? <PointList title={resultTexts.challenges} points={challenges} /> : null}
      {advice ? (
        <div className="border-s border-gold ps-4">
          <h4 className="text-small font-semibold">{resultTexts.advice}</h4>
          <p className="mt-1.5 text-[0.9375rem] text-muted">{advice}</p>
        </div>
      ) : null}
    </div>
  );
}
