import type { NameResultWire } from '@sefira/contracts/numerology/results';
import { showsSection } from '@sefira/numerology/schools/shown';
import { resultTexts } from '../../../texts/analyses/personal-analysis.ts';
import { nameResultTexts as texts } from '../../../texts/analyses/results.ts';
import { Mandala } from '../../../ui/drawings/mandala.tsx';
import { dateInWords } from '../../../ui/format/calendar-date.ts';
import { HarmonyCard } from '../cards/harmony-card.tsx';
import { mandalaOf } from '../drawings/map-drawings.ts';
import { GridSection, TriangleSection } from '../sections/letters-sections.tsx';
import { NameNumbers } from '../sections/name-numbers.tsx';
import { SignaturesSection } from '../sections/signatures-section.tsx';
import { ResultFrame, type ResultHead } from './result-frame.tsx';

interface NameResultProps extends ResultHead {
  readonly result: NameResultWire;
}

/** A name: expression, motivation, impression, and its harmony with the birth date. */
export function NameResult({ result, ...head }: NameResultProps) {
  const { map, texts: words, nameCompatibility } = result;
  return (
    <ResultFrame
      {...head}
      eyebrow={texts.eyebrow}
      title={map.name}
      lead={resultTexts.born(dateInWords(map.birthDate))}
      system={map.system}
      hero={
        <div className="grid items-stretch gap-6 md:mt-2 lg:grid-cols-[minmax(0,25rem)_1fr]">
          <div className="card grid place-items-center p-6">
            <Mandala {...mandalaOf(map)} lettered className="max-w-[22rem]" />
          </div>
          <HarmonyCard {...nameCompatibility} system={map.system} />
        </div>
      }
    >
      <NameNumbers result={result} explanations={map.explanations} system={map.system} />
      <SignaturesSection suggestions={nameCompatibility.suggestions} note={nameCompatibility.suggestionsNote} />
      <GridSection map={map} />
      {showsSection(map, 'triangulos') ? (
        <TriangleSection
          map={map}
          rows={map.triangulos.vida.rows}
          sequences={map.triangulos.vida.sequenciasNegativas}
          texts={words}
        />
      ) : null}
    </ResultFrame>
  );
}
