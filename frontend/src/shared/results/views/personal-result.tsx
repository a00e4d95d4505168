import { resultTexts } from '../texts/personal-analysis.ts';
import { dateInWords } from '../ui/calendar-date.ts';
import { Mandala } from '../ui/mandala.tsx';
import { KarmicSection } from './karmic-section.tsx';
import { GridSection } from './letters-sections.tsx';
import { LuckySection } from './lucky-section.tsx';
import { mandalaOf } from './map-drawings.ts';
import { MeaningSection } from './meaning-section.tsx';
import { NumberTiles } from './number-tiles.tsx';
import { RecommendationsSection } from './recommendations-section.tsx';
import { ResultFrame, type ResultHead } from './result-frame.tsx';
import { SchoolsSection } from './schools-section.tsx';
import { SectionLinks } from './section-links.tsx';
import { TimelineSection } from './timeline-section.tsx';
import { TodaySection } from './today-section.tsx';
import { TrianglesSection } from './triangles-section.tsx';
import type { PersonalAnalysis } from './wire.ts';

interface PersonalResultProps extends ResultHead {
  readonly analysis: PersonalAnalysis;
}

/** The map: numbers first, then what they mean, then how each came about. */
export function PersonalResult({ analysis, ...head }: PersonalResultProps) {
  const { map, texts } = analysis;
  // A stranger on a shared page can do nothing with it.
  const isOwn = head.actions !== undefined;
  return (
    <ResultFrame
      {...head}
      eyebrow={resultTexts.eyebrow}
      title={map.name}
      system={map.system}
      lead={resultTexts.born(dateInWords(map.birthDate))}
    >
      <div className="mt-8 grid items-stretch gap-6 lg:grid-cols-[minmax(0,27rem)_1fr]">
        <div className="card grid place-items-center p-6 md:p-8">
          <Mandala {...mandalaOf(map)} lettered className="max-w-[24rem]" />
        </div>
        <NumberTiles analysis={analysis} />
      </div>
      <SectionLinks />
      <MeaningSection map={map} texts={texts} asks={isOwn} />
      <GridSection map={map} />
      <TrianglesSection map={map} texts={texts} />
      <TimelineSection map={map} texts={texts} />
      <TodaySection map={map} texts={texts} asks={isOwn} />
      <KarmicSection map={map} texts={texts} />
      <LuckySection analysis={analysis} />
      <RecommendationsSection analysis={analysis} />
      <SchoolsSection map={map} />
    </ResultFrame>
  );
}
