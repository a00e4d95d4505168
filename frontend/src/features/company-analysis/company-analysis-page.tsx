import type { AnalysisInput } from '@sefira/contracts/numerology/analysis-inputs';
import { lazy, Suspense, useRef, useState } from 'react';
import { useAnalyzeCompanyMutation } from '../../api/endpoints/analyses.ts';
import { ForClientNote } from '../../shared/people/for-client-note.tsx';
import { clientFields, usePrefill } from '../../shared/people/prefill.ts';
import { ResultActions, usePreloadedResult } from '../../shared/results/actions/lazy-result-actions.ts';
import { ResultSkeleton } from '../../shared/results/views/result-skeleton.tsx';
import { CompanyForm } from './company-form.tsx';

const shared = { fixedCacheKey: 'company-analysis' } as const;

const loadResult = async () => ({
  default: (await import('../../shared/results/views/company-result.tsx')).CompanyResult,
});
const CompanyResult = lazy(loadResult);

/** /analise-empresa. */
export function CompanyAnalysisPage() {
  const [analyze, { data, isLoading, error, reset }] = useAnalyzeCompanyMutation(shared);
  const known = useRef(data?.analysisId);
  const [isFirst, setIsFirst] = useState(true);
  const handed = usePrefill('company', reset);

  usePreloadedResult(loadResult);

  const client = isFirst ? (handed?.client ?? null) : null;
  if (!data) {
    return (
      <>
        <ForClientNote client={client} />
        <CompanyForm
          start={isFirst ? (handed?.people[0] ?? null) : null}
          prefills={isFirst}
          loading={isLoading}
          error={error}
          onSubmit={(company) => void analyze({ ...company, language: 'pt', ...clientFields(client) })}
        />
      </>
    );
  }
  const input: AnalysisInput<'company'> = {
    companyName: data.asked.companyName,
    tradeName: data.asked.tradeName ?? null,
    foundationDate: data.asked.foundationDate,
    businessType: data.asked.businessType ?? null,
    ownerName: data.asked.ownerName ?? null,
    ownerBirthDate: data.asked.ownerBirthDate ?? null,
    ...(data.asked.partners ? { partners: data.asked.partners } : {}),
    ...(data.asked.otherNames ? { otherNames: data.asked.otherNames } : {}),
    email: data.asked.email || null,
  };
  const again = () => {
    setIsFirst(false);
    reset();
  };
  return (
    <Suspense fallback={<ResultSkeleton />}>
      <CompanyResult
        input={input}
        result={data}
        isNew={data.analysisId !== known.current}
        actions={
          <ResultActions
            analysisId={data.analysisId}
            content={{ kind: 'company', input, result: data }}
            onAgain={again}
          />
        }
      />
    </Suspense>
  );
}
