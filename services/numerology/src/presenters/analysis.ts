import { type AnalysisItem, analysisItem, type ShareWire } from '@sefira/contracts/numerology/history';
import { analysisKind } from '@sefira/contracts/numerology/inputs';
import type { PortraitWire } from '@sefira/contracts/numerology/portrait';
import type { SharedAnalysis } from '@sefira/contracts/numerology/shared';
import type { AnalysisContent } from '@sefira/contracts/numerology/stored-analysis';
import { numerologySystem } from '@sefira/contracts/shared/fields';
import * as z from 'zod/mini';
import type { AnalysisWithShare, Share } from '../data/analyses.ts';
import type { PublicAnalysis, ShareChoice } from '../data/shares.ts';
import {
  portraitWithoutBirthDate,
  titleWithoutBirthDate,
  withEmail,
  withoutBirthDate,
} from '../domain/redacted-content.ts';

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

/** The public page of an analysis: without birth date and e-mail unless the owner shows them (docs/decisions/0033-public-shares.md). */
export function presentShared(share: ShareChoice, analysis: PublicAnalysis, content: AnalysisContent): SharedAnalysis {
  const shown = withEmail(content, share.showEmail);
  return {
    kind: content.kind,
    title: share.showBirthDate ? analysis.title : titleWithoutBirthDate(content, analysis.title),
    system: z.parse(numerologySystem, analysis.system),
    ruleSet: analysis.ruleSet,
    createdAt: analysis.createdAt.toISOString(),
    email: shown.email,
    full: share.showBirthDate ? shown.content : null,
    discreet: share.showBirthDate ? null : withoutBirthDate(content),
  };
}

/** The long texts of a public page, as much of them as its owner shows. */
export function presentSharedPortrait({ showBirthDate }: ShareChoice, portrait: PortraitWire) {
  return showBirthDate
    ? { full: portrait, discreet: null }
    : { full: null, discreet: portraitWithoutBirthDate(portrait) };
}
