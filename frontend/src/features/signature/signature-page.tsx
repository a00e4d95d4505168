import { skipToken } from '@reduxjs/toolkit/query';
import type { AnalysisInput } from '@sefira/contracts/numerology/inputs';
import { lazy, Suspense, useRef, useState } from 'react';
import { useAnalyzeSignatureMutation } from '../../api/endpoints/signature.ts';
import { useReadAnalysisQuery } from '../../api/endpoints/stored-analysis.ts';
import { ForClientNote } from '../../shared/people/for-client-note.tsx';
import { clientFields, usePrefill } from '../../shared/people/prefill.ts';
import { ResultActions, usePreloadedResult } from '../../shared/results/actions/lazy-result-actions.ts';
import { ResultSkeleton } from '../../shared/results/views/result-skeleton.tsx';
import { signatureTexts as texts } from '../../texts/analyses/signature.ts';
import { SignatureForm } from './signature-form.tsx';

const shared = { fixedCacheKey: 'signature' } as const;

const loadResult = async () => ({
  default: (await import('../../shared/results/views/signature-result.tsx')).SignatureResult,
});
const SignatureResult = lazy(loadResult);

/** /assinatura: up to six names of one person, compared. */
export function SignaturePage() {
  const [analyze, { data, isLoading, error, reset }] = useAnalyzeSignatureMutation(shared);
  const known = useRef(data?.analysisId);
  // An analysis of an earlier visit may have got trials since: it is read as it is stored.
  const isEarlier = data !== undefined && data.analysisId === known.current;
  const { data: stored, isError } = useReadAnalysisQuery(isEarlier ? data.analysisId : skipToken);
  const [isFirst, setIsFirst] = useState(true);
  const handed = usePrefill('signature', reset);

  usePreloadedResult(loadResult);

  const client = isFirst ? (handed?.client ?? null) : null;
  if (!data || isError) {
    return (
      <>
        <ForClientNote client={client} />
        <SignatureForm
          start={isFirst ? (handed?.people[0] ?? null) : null}
          prefills={isFirst && !handed}
          loading={isLoading}
          error={error}
          onSubmit={(asked) => void analyze({ ...asked, language: 'pt', ...clientFields(client) })}
        />
      </>
    );
  }
  if (isEarlier && !stored) return <ResultSkeleton />;
  const { birthDate, names, trials = [] } = data.asked;
  const asked: AnalysisInput<'signature'> = {
    birthDate,
    names,
    trials,
    typeface: 'great-vibes',
    drawing: null,
    revision: 0,
  };
  const content =
    stored?.content.kind === 'signature' ? stored.content : { kind: 'signature' as const, input: asked, result: data };
  const again = () => {
    setIsFirst(false);
    reset();
  };
  return (
    <Suspense fallback={<ResultSkeleton />}>
      <SignatureResult
        input={content.input}
        result={content.result}
        analysisId={data.analysisId}
        greeting={isEarlier ? undefined : texts.done}
        actions={<ResultActions analysisId={data.analysisId} content={content} onAgain={again} />}
      />
    </Suspense>
  );
}
