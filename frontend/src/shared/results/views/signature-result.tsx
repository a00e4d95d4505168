import type { AnalysisInput } from '@sefira/contracts/numerology/analysis-inputs';
import type { SignatureResultWire } from '@sefira/contracts/numerology/signature/signature-result';
import { lazy, Suspense, useRef, useState } from 'react';
import { signatureResultTexts as texts } from '../../../texts/analyses/signature.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Recommendation } from '../signature/recommendation.tsx';
import { SequenceCauses } from '../signature/sequence-causes.tsx';
import { SideBySide } from '../signature/side-by-side.tsx';
import { SignatureMethod } from '../signature/signature-method.tsx';
import { ResultFrame, type ResultHead } from './result-frame.tsx';

const SignatureDesk = lazy(async () => ({ default: (await import('../signature/signature-desk.tsx')).SignatureDesk }));

interface Studied {
  readonly input: AnalysisInput<'signature'>;
  readonly result: SignatureResultWire;
}

/** Names side by side: recommendation, comparison, the letters of each sequence, and the desk to try others on. */
export function SignatureResult({ input, result, analysisId, ...head }: ResultHead & Studied) {
  const [changed, setChanged] = useState<Studied | null>(null);
  const shown = changed && changed.input.revision > input.revision ? changed : { input, result };
  const [tried, setTried] = useState(() => result.entries[result.recommendation.entry]?.name ?? '');
  const desk = useRef<HTMLElement>(null);
  const toDesk = (name: string) => {
    setTried(name);
    desk.current?.scrollIntoView({ block: 'start' });
    desk.current?.focus({ preventScroll: true });
  };
  const { entries } = shown.result;
  const onTry = analysisId ? toDesk : undefined;
  return (
    <ResultFrame
      {...head}
      eyebrow={texts.eyebrow}
      title={texts.title(entries[0]?.name ?? '')}
      lead={texts.compared(entries.length)}
      system={shown.result.system}
    >
      <Recommendation {...shown} onTry={onTry} />
      <SideBySide result={shown.result} />
      <SequenceCauses result={shown.result} onTry={onTry} />
      {analysisId ? (
        <section ref={desk} tabIndex={-1} className="section scroll-mt-16 outline-none print:hidden">
          <Suspense fallback={<Skeleton className="h-96" />}>
            <SignatureDesk {...shown} analysisId={analysisId} tried={tried} onType={setTried} onChanged={setChanged} />
          </Suspense>
        </section>
      ) : null}
      <SignatureMethod result={shown.result} />
    </ResultFrame>
  );
}
