import { shortListLimits } from '@sefira/contracts/numerology/baby/input';
import { clientOf, inTransaction } from '@sefira/database/access';
import { tidyName } from '@sefira/numerology/letters';
import { DomainError } from '@sefira/platform/http/domain-error';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import { newShareSlug } from '../adapters/share-slugs.ts';
import type { NumerologyContext, Transaction } from '../context.ts';
import { type Analysis, findOwnAnalysis } from '../data/analyses.ts';
import * as lists from '../data/short-lists.ts';
import type { BabyNames } from '../domain/names/baby.ts';
import type { EngineCaller } from '../engine/engine-pool.ts';
import { storedReading } from './read-analysis.ts';

export interface ShortListCaller extends EngineCaller {
  readonly userId: string;
}

/** A list with its names judged in their family. */
export interface JudgedShortList {
  readonly analysisId: string;
  /** Null before the first name. */
  readonly list: lists.ShortListWithVotes | null;
  /** Of the list's names, in their order. */
  readonly names: BabyNames;
}

/** The short list of a baby's analysis of the caller. @throws DomainError NOT_FOUND, also for another kind */
export async function readShortList(
  context: NumerologyContext,
  caller: ShortListCaller,
  id: string,
): Promise<JudgedShortList> {
  const client = clientOf(context);
  const analysis = requireBaby(await findOwnAnalysis(client, caller.userId, id));
  return judged(context, caller, analysis, await lists.findShortList(client, id));
}

/** Adds a name or changes its note. @throws DomainError NOT_FOUND, CONFLICT at the limit, of the engine */
export async function putShortListName(
  context: NumerologyContext,
  caller: ShortListCaller,
  id: string,
  typed: { readonly name: string; readonly note: string },
): Promise<JudgedShortList> {
  const name = tidyName(typed.name);
  const analysis = requireBaby(await findOwnAnalysis(clientOf(context), caller.userId, id));
  // The engine refuses a name without letters of its alphabet before it is stored.
  await context.engine.run('judgeBabyNames', { stored: storedReading(analysis), names: [name] }, caller);
  return changed(context, caller, id, async (transaction) => {
    const known = await lists.findName(transaction, id, name);
    if (!known && (await lists.countNames(transaction, id)) >= shortListLimits.names) {
      throw new DomainError('CONFLICT', {
        message: `A lista curta tem até ${shortListLimits.names} nomes. Tire um antes de pôr outro.`,
      });
    }
    await lists.putName(transaction, id, { name, note: typed.note });
  });
}

/** @throws DomainError NOT_FOUND */
export function removeShortListName(context: NumerologyContext, caller: ShortListCaller, id: string, nameId: string) {
  return changed(context, caller, id, async (transaction) => {
    if (!(await lists.deleteName(transaction, id, nameId))) throw new DomainError('NOT_FOUND');
  });
}

/** Opens the link for some days; an open one keeps its address. @throws DomainError NOT_FOUND, CONFLICT without names */
export function openShortList(
  context: NumerologyContext,
  caller: ShortListCaller,
  id: string,
  { days, title }: { readonly days: number; readonly title: string },
) {
  const expiresAt = new Date(context.clock().getTime() + days * dayMilliseconds);
  return changed(context, caller, id, async (transaction) => {
    if ((await lists.countNames(transaction, id)) === 0) {
      throw new DomainError('CONFLICT', { message: 'Ponha pelo menos um nome na lista antes de abrir a votação.' });
    }
    await lists.openLink(transaction, id, { slug: newShareSlug(), expiresAt, title });
  });
}

/** Revokes the link; votes stay. @throws DomainError NOT_FOUND */
export function closeShortList(context: NumerologyContext, caller: ShortListCaller, id: string) {
  return changed(context, caller, id, (transaction) => lists.closeLink(transaction, id));
}

/** Deletes the votes of one visitor. @throws DomainError NOT_FOUND */
export function removeVisitor(context: NumerologyContext, caller: ShortListCaller, id: string, visitorId: string) {
  return changed(context, caller, id, async (transaction) => {
    if (!(await lists.deleteVisitor(transaction, id, visitorId))) throw new DomainError('NOT_FOUND');
  });
}

/** Changes the list of an own analysis, one change at a time. */
async function changed(
  context: NumerologyContext,
  caller: ShortListCaller,
  id: string,
  change: (transaction: Transaction) => Promise<void>,
): Promise<JudgedShortList> {
  const { analysis, list } = await inTransaction(context, async (transaction) => {
    const own = requireBaby(await findOwnAnalysis(transaction, caller.userId, id));
    await lists.lockShortList(transaction, id, context.clock());
    await change(transaction);
    return { analysis: own, list: await lists.findShortList(transaction, id) };
  });
  return judged(context, caller, analysis, list);
}

async function judged(
  context: NumerologyContext,
  caller: EngineCaller,
  analysis: Analysis,
  list: lists.ShortListWithVotes | null,
): Promise<JudgedShortList> {
  const names = list?.names.map(({ name }) => name) ?? [];
  const read = await context.engine.run('judgeBabyNames', { stored: storedReading(analysis), names }, caller);
  return { analysisId: analysis.id, list, names: read };
}

/** @throws DomainError NOT_FOUND */
function requireBaby(analysis: Analysis | null): Analysis {
  if (analysis?.kind !== 'baby') throw new DomainError('NOT_FOUND');
  return analysis;
}
