import type { AnalysisInput } from '@sefira/contracts/numerology/analysis-inputs';
import type { CompanyResultWire } from '@sefira/contracts/numerology/company-result';
import { companyResultTexts as texts } from '../../../texts/analyses/results.ts';
import { Mandala } from '../../../ui/drawings/mandala.tsx';
import { dateInWords } from '../../../ui/format/calendar-date.ts';
import { type Step, StepList } from '../cards/titled-steps.tsx';
import { Fold, FoldList } from '../chapters/fold.tsx';
import { mandalaOf } from '../drawings/map-drawings.ts';
import { BestDays, OpeningDays } from '../sections/best-days.tsx';
import { BrandSection, CompanyLetters } from '../sections/brand-section.tsx';
import { ComparedNames } from '../sections/compared-names.tsx';
import { CompanyBody } from './company-body.tsx';
import { CompanyChapters } from './company-chapters.tsx';
import { ResultFrame, type ResultHead } from './result-frame.tsx';

interface CompanyResultProps extends ResultHead {
  readonly input: AnalysisInput<'company'>;
  readonly result: CompanyResultWire;
}

/** A company: three numbers, four perspectives, advice and days. */
export function CompanyResult({ input, result, ...head }: CompanyResultProps) {
  const { map, ownerMap, explanations, texts: words } = result;
  return (
    <ResultFrame
      {...head}
      eyebrow={texts.eyebrow}
      title={input.companyName}
      system={map.system}
      lead={[
        result.isFounded
          ? texts.founded(dateInWords(input.foundationDate))
          : texts.toBeFounded(dateInWords(input.foundationDate)),
        input.businessType,
      ]
        .filter(Boolean)
        .join('\u00a0· ')}
    >
      <CompanyBody
        readsOwner={result.reading.owner === null}
        result={result}
        system={map.system}
        picture={<Mandala {...mandalaOf(map)} lettered className="max-w-[22rem]" />}
        comparesNames={result.names.length > 0}
        reasons={{
          ...explanations,
          destino: map.explanations.expressao,
          caminhoOrigem: map.explanations.destino,
          owner: ownerMap?.explanations.destino,
        }}
      />
      <StepsSection steps={[...words.profile, ...words.recommendations]} />
      <ComparedNames names={result.names} reading={result.reading} />
      <CompanyChapters result={result} />
      {result.isFounded ? <BestDays days={result.bestDays} /> : <OpeningDays days={result.openingDays} />}
      <BrandSection map={map} tradeMap={result.tradeMap} brandHarmony={result.brandHarmony} />
      <CompanyLetters maps={result.tradeMap ? [map, result.tradeMap] : [map]} />
    </ResultFrame>
  );
}

/** Advice, folded to the names of its steps. */
function StepsSection({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <section className="section">
      <h2>{texts.profile}</h2>
      <FoldList className="mt-6">
        <Fold title={texts.steps(steps.length)} lead={steps.map(({ title }) => title).join(' · ')}>
          <StepList steps={steps} Heading="h4" />
        </Fold>
      </FoldList>
    </section>
  );
}
