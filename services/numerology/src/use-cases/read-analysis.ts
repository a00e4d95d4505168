import { analysisKind } from '@sefira/contracts/numerology/inputs';
import type { PortraitWire } from '@sefira/contracts/numerology/portrait';
import type { AnalysisContent } from '@sefira/contracts/numerology/stored-analysis';
import { poolOf } from '@sefira/database/access';
import { readOwn } from '@sefira/messaging/own-reads';
import { DomainError } from '@sefira/platform/http/domain-error';
import * as z from 'zod/mini';
import { calendarFile } from '../adapters/calendar-file.ts';
import type { NumerologyContext } from '../context.ts';
import type { Analysis, AnalysisWithShare } from '../data/analyses.ts';
import { type AnalysisFilter, findAnalysis, listAnalyses } from '../data/history.ts';
import { datesCalendar } from '../domain/dates-calendar.ts';
import type { StoredReading } from '../domain/engine-tasks.ts';
import { yearBookCalendar } from '../domain/year-book.ts';
import type { EngineCaller } from '../engine/engine-pool.ts';

export interface ReadAnalysis {
  readonly analysis: AnalysisWithShare;
  readonly content: AnalysisContent;
}

/** An analysis of the caller with its result. @throws DomainError NOT_FOUND */
export async function readAnalysis(
  context: NumerologyContext,
  caller: EngineCaller & { readonly userId: string },
  id: string,
): Promise<ReadAnalysis> {
  const analysis = await findAnalysis(poolOf(context), caller.userId, id);
  if (!analysis) throw new DomainError('NOT_FOUND');
  return { analysis, content: await computeStored(context, analysis, caller) };
}

/** The long texts of a personal analysis of the caller. @throws DomainError NOT_FOUND, also for another kind */
export async function readPortrait(
  context: NumerologyContext,
  caller: EngineCaller & { readonly userId: string },
  id: string,
): Promise<PortraitWire> {
  const analysis = await findAnalysis(poolOf(context), caller.userId, id);
  if (!analysis) throw new DomainError('NOT_FOUND');
  return composeStored(context, analysis, caller);
}

/** The ranked days of an analysis of the caller, or those of a year book, as an iCalendar text. @throws DomainError NOT_FOUND, also for another kind */
export async function readDatesCalendar(
  context: NumerologyContext,
  caller: EngineCaller & { readonly userId: string },
  id: string,
): Promise<{ readonly kind: 'dates' | 'yearbook'; readonly file: string }> {
  const { analysis, content } = await readAnalysis(context, caller, id);
  const { kind } = content;
  if (kind !== 'dates' && kind !== 'yearbook') throw new DomainError('NOT_FOUND');
  const days = content.kind === 'dates' ? datesCalendar(content) : yearBookCalendar(content);
  return { kind, file: calendarFile(analysis.title, days, id, analysis.createdAt) };
}

/** A page of the caller's history. */
export function readHistory(
  context: NumerologyContext,
  userId: string,
  filter: AnalysisFilter,
): Promise<AnalysisWithShare[]> {
  return readOwn(context, userId, ({ pool }) => listAnalyses(pool, userId, filter));
}

type ReadableAnalysis = Pick<Analysis, 'kind' | 'input' | 'ruleSet' | 'referenceDate'>;

/** The result of an analysis as it was read. */
export function computeStored(
  { engine }: Pick<NumerologyContext, 'engine'>,
  analysis: ReadableAnalysis,
  caller: EngineCaller,
): Promise<AnalysisContent> {
  return engine.run('recompute', storedReading(analysis), caller);
}

/** The long texts of an analysis as it was read. @throws DomainError NOT_FOUND where it is not a personal one */
export async function composeStored(
  { engine }: Pick<NumerologyContext, 'engine'>,
  analysis: ReadableAnalysis,
  caller: EngineCaller,
): Promise<PortraitWire> {
  const portrait = await engine.run('composePortrait', storedReading(analysis), caller);
  if (!portrait) throw new DomainError('NOT_FOUND');
  return portrait;
}

/** What the engine reads of a stored analysis. */
export function storedReading({ kind, input, ruleSet, referenceDate }: ReadableAnalysis): StoredReading {
  return { kind: z.parse(analysisKind, kind), input, ruleSet, referenceDate };
}
