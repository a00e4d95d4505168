import type { AnalysisInput } from '@sefira/contracts/numerology/analysis-inputs';
import { lazy, Suspense, useRef, useState } from 'react';
import { type SignatureBody, useAnalyzeSignatureMutation } from '../../api/endpoints/signature.ts';
import { ForClientNote } from '../../shared/people/for-client-note.tsx';
import { clientFields, usePrefill } from '../../shared/people/prefill.ts';
import { type LastAsked, useAskedBefore } from '../../shared/people/typed-form.ts';
import { ResultActions, usePreloadedResult } from '../../shared/results/actions/lazy-result-actions.ts';
import { ResultSkeleton } from '../../shared/results/views/result-skeleton.tsx';
import { signatureTexts as texts } from '../../texts/analyses/signature.ts';
import { typedNames } from './form.ts';
import { SignatureForm } from './signature-form.tsx';

const shared = { fixedCacheKey: 'signature' } as const;
const last: LastAsked<SignatureBody> = { asked: null };

const loadResult = async () => ({
  default: (await import('../../shared/results/views/signature-result.tsx')).SignatureResult,
});
const SignatureResult = lazy(loadResult);

/** Loads the contract of every kind of result. */
const EarlierSignature = lazy(async () => ({ default: (await import('./earlier-signature.tsx')).EarlierSignature }));

/** /assinatura: up to six names of one person, compared. */
export function SignaturePage() {
  const [analyze, { data, isLoading, error, reset }] = useAnalyzeSignatureMutation(shared);
  const known = useRef(data?.analysisId);
  const [isFirst, setIsFirst] = useState(true);
  const handed = usePrefill('signature', reset);

  usePreloadedResult(loadResult);

  const before = useAskedBefore(last, { error, reset });
  const client = isFirst ? (handed?.client ?? before?.client ?? null) : null;
  const person = handed?.people[0];
  const start = before ? typedNames(before.body) : person && { birth: person.name, birthDate: person.birthDate };
  const form = (
    <>
      <ForClientNote client={client} />
      <SignatureForm
        start={(isFirst && start) || {}}
        startSystem={before?.body.system}
        prefills={isFirst && !start}
        loading={isLoading}
        error={error}
        onSubmit={(asked) => {
          const body = { ...asked, language: 'pt', ...clientFields(client) } as const;
          last.asked = { body, client };
          void analyze(body);
        }}
      />
    </>
  );
  if (!data) return form;
  const again = () => {
    setIsFirst(false);
    reset();
  };
  if (data.analysisId === known.current) {
    return (
      <Suspense fallback={<ResultSkeleton />}>
        <EarlierSignature analysisId={data.analysisId} onAgain={again} form={form} />
      </Suspense>
    );
  }
  const { birthDate, names, trials = [] } = data.asked;
  const input: AnalysisInput<'signature'> = {
    birthDate,
    names,
    trials,
    typeface: 'great-vibes',
    drawing: null,
    revision: 0,
  };
  return (
    <Suspense fallback={<ResultSkeleton />}>
      <SignatureResult
        input={input}
        result={data}
        analysisId={data.analysisId}
        greeting={texts.done}
        actions={
          <ResultActions
            analysisId={data.analysisId}
            content={{ kind: 'signature', input, result: data }}
            onAgain={again}
          />
        }
      />
    </Suspense>
  );
}
