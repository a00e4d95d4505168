import type { AnalysisInput } from '@sefira/contracts/numerology-inputs';
import { lazy, Suspense, useRef, useState } from 'react';
import { useAnalyzeCompanyMutation } from '../../api/analyses.ts';
import { ForClientNote } from '../../people/for-client-note.tsx';
import { madeFor, useHandedOver } from '../../people/handed-over.ts';
import { ResultActions, useResultAhead } from '../../results/late-result-actions.ts';
import { ResultSkeleton } from '../../results/result-skeleton.tsx';
import { companyTexts as texts } from '../../texts/analysis-forms.ts';
import { CompanyForm } from './company-form.tsx';

const shared = { fixedCacheKey: 'company-analysis' } as const;

const loadResult = async () => ({ default: (await import('../../results/company-result.tsx')).CompanyResult });
const CompanyResult = lazy(loadResult);

/** /analise-empresa: a company and who leads it, then where its numbers point. */
export function CompanyAnalysisPage() {
  const [analyze, { data, isLoading, error, reset }] = useAnalyzeCompanyMutation(shared);
  const known = useRef(data?.analysisId);
  const [isFirst, setIsFirst] = useState(true);
  const handed = useHandedOver('company', reset);

  useResultAhead(loadResult);

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
          onSubmit={(company) => void analyze({ ...company, language: 'pt', ...madeFor(client) })}
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
        greeting={data.analysisId === known.current ? undefined : texts.done}
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
