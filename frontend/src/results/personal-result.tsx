import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { analysisTexts, resultTexts } from '../../texts/personal-analysis.ts';
import { Button } from '../../ui/button.tsx';
import { dateInWords } from '../../ui/calendar-date.ts';
import { Mandala } from '../../ui/mandala.tsx';
import type { PersonalAnalysis } from './api.ts';
import { KarmicSection } from './karmic-section.tsx';
import { GridSection, TriangleSection } from './letters-sections.tsx';
import { LuckySection } from './lucky-section.tsx';
import { mandalaOf } from './map-drawings.ts';
import { MeaningSection } from './meaning-section.tsx';
import { NumberTiles } from './number-tiles.tsx';
import { PdfDownload } from './pdf-download.tsx';
import { RecommendationsSection } from './recommendations-section.tsx';
import { SectionLinks } from './section-links.tsx';
import { TimelineSection } from './timeline-section.tsx';
import { TodaySection } from './today-section.tsx';

interface ResultViewProps {
  readonly analysis: PersonalAnalysis;
  /** Just made: said, and read from its top. */
  readonly isNew: boolean;
  readonly onAgain: () => void;
}

/** The map: numbers first, then what they mean, then how each came about. */
export function ResultView({ analysis, isNew, onAgain }: ResultViewProps) {
  const { map, texts } = analysis;
  const heading = useRef<HTMLHeadingElement>(null);
  const greets = useRef(isNew);

  useEffect(() => {
    if (!greets.current) return;
    greets.current = false;
    toast.success(analysisTexts.done);
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className="page pt-10 md:pt-14">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <p className="eyebrow">{resultTexts.eyebrow}</p>
          <h1 ref={heading} tabIndex={-1} className="mt-2 outline-none">
            {map.name}
          </h1>
          <p className="mt-2 text-muted">{resultTexts.born(dateInWords(map.birthDate))}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <PdfDownload analysis={analysis} />
          <Button variant="outline" onPress={onAgain}>
            <RotateCcw aria-hidden="true" />
            {resultTexts.again}
          </Button>
        </div>
      </div>
      <div className="mt-8 grid items-stretch gap-6 lg:grid-cols-[minmax(0,27rem)_1fr]">
        <div className="card grid place-items-center p-6 md:p-8">
          <Mandala {...mandalaOf(map)} lettered className="max-w-[24rem]" />
        </div>
        <NumberTiles analysis={analysis} />
      </div>
      <SectionLinks />
      <MeaningSection map={map} texts={texts} />
      <GridSection map={map} />
      <TriangleSection map={map} texts={texts} />
      <TimelineSection map={map} texts={texts} />
      <TodaySection map={map} texts={texts} />
      <KarmicSection map={map} texts={texts} />
      <LuckySection analysis={analysis} />
      <RecommendationsSection analysis={analysis} />
    </div>
  );
}
