import { lazy } from 'react';
import { useAnalyzeNameMutation } from '../../api/endpoints/analyses.ts';
import { PersonAnalysis } from '../../shared/people/person-analysis.tsx';
import { ResultActions, usePreloadedResult } from '../../shared/results/actions/lazy-result-actions.ts';
import { nameTexts as texts } from '../../texts/analyses/analysis-forms.ts';

const shared = { fixedCacheKey: 'name-analysis' } as const;

const loadResult = async () => ({ default: (await import('../../shared/results/views/name-result.tsx')).NameResult });
const NameResult = lazy(loadResult);

/** /analise-nome: a name and a birth date, and how they agree. */
export function NameAnalysisPage() {
  const [analyze, call] = useAnalyzeNameMutation(shared);
  usePreloadedResult(loadResult);
  return (
    <PersonAnalysis kind="name" words={texts} call={call} onSubmit={(asked) => void analyze(asked)}>
      {(result, { greeting, again }) => {
        const { name, birthDate } = result.asked;
        return (
          <NameResult
            result={result}
            greeting={greeting}
            actions={
              <ResultActions
                analysisId={result.analysisId}
                content={{ kind: 'name', input: { name, birthDate }, result }}
                onAgain={again}
              />
            }
          />
        );
      }}
    </PersonAnalysis>
  );
}
