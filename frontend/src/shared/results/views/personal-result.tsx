import { resultTexts, schoolTexts } from '../../../texts/analyses/personal-analysis.ts';
import { Mandala } from '../../../ui/drawings/mandala.tsx';
import { dateInWords } from '../../../ui/format/calendar-date.ts';
import { ResultIndex } from '../chapters/result-index.tsx';
import { mandalaOf } from '../drawings/map-drawings.ts';
import type { PersonalAnalysis } from '../result-types.ts';
import { KarmicSection } from '../sections/karmic-section.tsx';
import { GridSection } from '../sections/letters-sections.tsx';
import { LuckySection } from '../sections/lucky-section.tsx';
import { MeaningSection } from '../sections/meaning-section.tsx';
import { NumberTiles } from '../sections/number-tiles.tsx';
import { RecommendationsSection } from '../sections/recommendations-section.tsx';
import { SchoolsSection } from '../sections/schools-section.tsx';
import { TimelineSection } from '../sections/timeline-section.tsx';
import { TodaySection } from '../sections/today-section.tsx';
import { TrianglesSection } from '../sections/triangles-section.tsx';
import { ResultFrame, type ResultHead } from './result-frame.tsx';

interface PersonalResultProps extends ResultHead {
  readonly analysis: PersonalAnalysis;
}

const sections = [
  { id: 'significado', label: resultTexts.meaning },
  { id: 'letras', label: resultTexts.gridShort },
  { id: 'triangulo', label: resultTexts.triangleShort },
  { id: 'linha', label: resultTexts.timeline },
  { id: 'hoje', label: resultTexts.todayShort },
  { id: 'licoes', label: resultTexts.karmic },
  { id: 'sorte', label: resultTexts.lucky },
  { id: 'recomendacoes', label: resultTexts.recommendations },
  { id: 'escolas', label: schoolTexts.short },
] as const;

/** The map: numbers, meanings, calculations. */
export function PersonalResult({ analysis, ...head }: PersonalResultProps) {
  const { map, texts } = analysis;
  // A public page has no actions.
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
      <ResultIndex entries={sections} />
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
