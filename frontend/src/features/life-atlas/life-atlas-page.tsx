import { lazy } from 'react';
import { useAnalyzeAtlasMutation } from '../../api/endpoints/atlas.ts';
import { PersonAnalysis } from '../../shared/people/person-analysis.tsx';
import { ResultActions, usePreloadedResult } from '../../shared/results/actions/lazy-result-actions.ts';
import { atlasFormTexts as texts } from '../../texts/analyses/atlas.ts';

const shared = { fixedCacheKey: 'life-atlas' } as const;

const loadResult = async () => ({ default: (await import('../../shared/results/views/atlas-result.tsx')).AtlasResult });
const AtlasResult = lazy(loadResult);

/** /atlas-da-vida: a name and a birth date, then a whole life on one line. */
export function LifeAtlasPage() {
  const [analyze, call] = useAnalyzeAtlasMutation(shared);
  usePreloadedResult(loadResult);
  return (
    <PersonAnalysis kind="atlas" words={texts} call={call} onSubmit={(asked) => void analyze(asked)}>
      {(result, { greeting, again }) => {
        const { name, birthDate } = result.asked;
        return (
          <AtlasResult
            result={result}
            greeting={greeting}
            actions={
              <ResultActions
                analysisId={result.analysisId}
                content={{ kind: 'atlas', input: { name, birthDate }, result }}
                onAgain={again}
              />
            }
          />
        );
      }}
    </PersonAnalysis>
  );
}
