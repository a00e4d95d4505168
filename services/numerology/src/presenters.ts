import { numerologySystem } from '@sefira/contracts/fields';
import { type AnalysisItem, analysisItem, type ShareWire } from '@sefira/contracts/numerology-history';
import { analysisKind } from '@sefira/contracts/numerology-inputs';
import * as z from 'zod/mini';
import type { AnalysisWithShare, Share } from './data/analyses.ts';

/** One line of the history as its owner sees it. */
export function presentAnalysis(analysis: AnalysisWithShare): AnalysisItem {
  const { id, title, ruleSet, referenceDate, createdAt, reportId, share } = analysis;
  return {
    id,
    kind: z.parse(analysisKind, analysis.kind),
    title,
    system: z.parse(numerologySystem, analysis.system),
    ruleSet,
    referenceDate,
    createdAt: createdAt.toISOString(),
    summary: z.parse(analysisItem.shape.summary, analysis.summary),
    reportId,
    reportStatus: z.parse(analysisItem.shape.reportStatus, analysis.reportStatus),
    isShared: share !== null,
  };
}

export function presentShare({ slug, showBirthDate, showEmail, createdAt }: Share): ShareWire {
  return { slug, showBirthDate, showEmail, createdAt: createdAt.toISOString() };
}
