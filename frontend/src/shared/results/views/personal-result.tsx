import { chapterTexts } from '../../../texts/analyses/chapters.ts';
import { resultTexts } from '../../../texts/analyses/personal-analysis.ts';
import { Mandala } from '../../../ui/drawings/mandala.tsx';
import { dateInWords } from '../../../ui/format/calendar-date.ts';
import { ResultIndex } from '../chapters/result-index.tsx';
import { usePortrait } from '../chapters/use-portrait.ts';
import { mandalaOf } from '../drawings/map-drawings.ts';
import type { PersonalAnalysis, Portrait } from '../result-types.ts';
import { ClosingSection } from '../sections/closing-section.tsx';
import { GuestInvitation } from '../sections/guest-invitation.tsx';
import { KarmicSection } from '../sections/karmic-section.tsx';
import { LetterSection } from '../sections/letter-section.tsx';
import { LuckySection } from '../sections/lucky-section.tsx';
import { MeaningSection } from '../sections/meaning-section.tsx';
import { NameSection } from '../sections/name-section.tsx';
import { NumberTiles } from '../sections/number-tiles.tsx';
import { SynthesisSection } from '../sections/synthesis-section.tsx';
import { TimelineSection } from '../sections/timeline-section.tsx';
import { TodaySection } from '../sections/today-section.tsx';
import { ResultFrame, type ResultHead } from './result-frame.tsx';

const sections = [
  { id: 'significado', label: resultTexts.meaning },
  { id: 'letras', label: chapterTexts.shortName },
  { id: 'linha', label: resultTexts.timeline },
  { id: 'hoje', label: resultTexts.todayShort },
  { id: 'licoes', label: resultTexts.karmic },
  { id: 'recomendacoes', label: resultTexts.recommendations },
  { id: 'sorte', label: resultTexts.lucky },
] as const;

interface PersonalResultProps extends ResultHead {
  readonly analysis: PersonalAnalysis;
  /** The long texts of a public page. */
  readonly sharedPortrait?: Portrait | undefined;
}

/** The map as a story: mandala, five numbers, three sentences; then folded chapters under an index. */
export function PersonalResult({ analysis, analysisId, sharedPortrait, ...head }: PersonalResultProps) {
  const { map, texts, synthesis } = analysis;
  const portrait = usePortrait(analysisId, sharedPortrait);
  // A public page has no actions.
  const isOwn = head.actions !== undefined;
  return (
    <ResultFrame
      {...head}
      eyebrow={resultTexts.eyebrow}
      title={map.name}
      system={map.ruleSet}
      lead={resultTexts.born(dateInWords(map.birthDate))}
      analysisId={analysisId}
      hero={
        <div className="grid items-stretch gap-4 md:mt-2 lg:grid-cols-[minmax(0,27rem)_1fr] lg:gap-6">
          <div className="card grid place-items-center p-3 md:p-8">
            <Mandala {...mandalaOf(map)} lettered className="max-w-[24rem]" />
          </div>
          <NumberTiles analysis={analysis} />
        </div>
      }
    >
      <div className="result-rest">
        <SynthesisSection sentences={synthesis} />
        {portrait ? <LetterSection opening={portrait.opening} /> : null}
        <ResultIndex entries={sections} />
        <MeaningSection map={map} texts={texts} portrait={portrait} asks={isOwn} />
        {isOwn ? <GuestInvitation analysisId={analysisId} /> : null}
        <NameSection map={map} texts={texts} portrait={portrait} />
        <TimelineSection map={map} texts={texts} portrait={portrait} />
        <TodaySection map={map} texts={texts} portrait={portrait} asks={isOwn} />
        <div className="grid items-start gap-x-6 lg:grid-cols-2">
          <KarmicSection map={map} texts={texts} />
          <ClosingSection analysis={analysis} />
        </div>
        <LuckySection analysis={analysis} />
      </div>
    </ResultFrame>
  );
}
