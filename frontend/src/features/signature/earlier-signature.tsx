import type { ReactNode } from 'react';
import { useReadAnalysisQuery } from '../../api/endpoints/stored-analysis.ts';
import { ResultActions } from '../../shared/results/actions/lazy-result-actions.ts';
import { ResultSkeleton } from '../../shared/results/views/result-skeleton.tsx';
import { SignatureResult } from '../../shared/results/views/signature-result.tsx';

interface EarlierSignatureProps {
  readonly analysisId: string;
  readonly onAgain: () => void;
  /** Shown where the analysis was deleted since. */
  readonly form: ReactNode;
}

/** The analysis of an earlier visit, as it is stored: it may have got trials since. */
export function EarlierSignature({ analysisId, onAgain, form }: EarlierSignatureProps) {
  const { data, isError } = useReadAnalysisQuery(analysisId);
  if (isError) return form;
  if (data?.content.kind !== 'signature') return <ResultSkeleton />;
  const { content } = data;
  return (
    <SignatureResult
      input={content.input}
      result={content.result}
      analysisId={analysisId}
      actions={<ResultActions analysisId={analysisId} content={content} onAgain={onAgain} />}
    />
  );
}
