import type { ClientWire } from '@sefira/contracts/numerology/clients';
import { favouriteKind } from '@sefira/contracts/numerology/favourites';
import type { FavouriteWire } from '@sefira/contracts/numerology/generators';
import {
  type AnalysisContent,
  type AnalysisItem,
  analysisItem,
  type ShareWire,
} from '@sefira/contracts/numerology/history';
import { analysisKind } from '@sefira/contracts/numerology/inputs';
import type { SharedAnalysis } from '@sefira/contracts/numerology/shared';
import { numerologySystem } from '@sefira/contracts/shared/fields';
import * as z from 'zod/mini';
import type { Analysis, AnalysisWithShare, Share } from './data/analyses.ts';
import type { Client, CountedClient, listAnalysesOf } from './data/clients.ts';
import type { Favourite } from './data/favourites.ts';
import { titleWithoutBirthDate, withEmail, withoutBirthDate } from './domain/redacted-content.ts';

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
export function presentShared(share: Share, analysis: Analysis, content: AnalysisContent): SharedAnalysis {
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

export function presentFavourite({ id, kind, name, number, note, createdAt }: Favourite): FavouriteWire {
  return { id, kind: z.parse(favouriteKind, kind), name, number, note, createdAt: createdAt.toISOString() };
}

/** A client's card as its professional sees it. */
export function presentClient(client: CountedClient): ClientWire {
  const { id, name, birthDate, email, phone, notes, consentOn, consentNote, analyses } = client;
  return {
    id,
    name,
    birthDate,
    email,
    phone,
    notes,
    consentOn,
    consentNote,
    isArchived: client.archivedAt !== null,
    createdAt: client.createdAt.toISOString(),
    updatedAt: client.updatedAt.toISOString(),
    analyses,
    lastAnalysisAt: client.lastAnalysisAt?.toISOString() ?? null,
  };
}

/** Stored data of a client, for their export (LGPD art. 18). */
export function presentClientFile(
  { name, birthDate, email, phone, notes, consentOn, consentNote, createdAt, updatedAt }: Client,
  analyses: Awaited<ReturnType<typeof listAnalysesOf>>,
  now: Date,
) {
  return {
    exportedAt: now.toISOString(),
    client: { name, birthDate, email, phone, notes, consentOn, consentNote, createdAt, updatedAt },
    analyses: analyses.map(({ share, ...analysis }) => ({ ...analysis, sharedAt: share?.createdAt ?? null })),
  };
}
