import type { AnalysisInput } from '@sefira/contracts/numerology/analysis-inputs';
import type { CompatibilityResultWire } from '@sefira/contracts/numerology/results';
import { compatibilityResultTexts as texts } from '../../../texts/analyses/results.ts';
import { systemOf } from '../system-of.ts';
import { CompatibilityBody } from './compatibility-body.tsx';
import { ResultFrame, type ResultHead } from './result-frame.tsx';

interface CompatibilityResultProps extends ResultHead {
  readonly input: AnalysisInput<'compatibility'>;
  readonly result: CompatibilityResultWire;
}

/** Two to five people compared. */
export function CompatibilityResult({ input, result, ...head }: CompatibilityResultProps) {
  const { people } = input;
  return (
    <ResultFrame
      {...head}
      eyebrow={`${texts.eyebrow} · ${result.relationName}`}
      title={new Intl.ListFormat('pt-BR').format(people.map(({ name }) => name))}
      lead={people.length > 2 ? texts.pairCount(result.compatibilityPairs.length) : undefined}
      system={systemOf(result.people)}
    >
      <CompatibilityBody
        result={result}
        system={systemOf(result.people)}
        overall={result.explanations.overallScore}
        maps={result.people.map(({ map }) => map)}
      />
    </ResultFrame>
  );
}
