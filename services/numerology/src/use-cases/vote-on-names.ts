import { shortListLimits } from '@sefira/contracts/numerology/baby/input';
import type { castVotes as castVotesRoute } from '@sefira/contracts/numerology/baby/short-lists';
import type { RouteBody } from '@sefira/contracts/shared/route';
import { clientOf, inTransaction } from '@sefira/database/access';
import { isAccountClosed } from '@sefira/messaging/account-standing';
import { DomainError } from '@sefira/platform/http/domain-error';
import { hashVisitorToken, newVisitorToken } from '../adapters/visitor-tokens.ts';
import type { NumerologyContext, Transaction } from '../context.ts';
import * as lists from '../data/short-lists.ts';
import type { BabyNames } from '../domain/names/baby.ts';
import type { EngineCaller } from '../engine/engine-pool.ts';
import { storedReading } from './read-analysis.ts';

/** A list that the family may vote on. */
export interface OpenList {
  readonly list: lists.OpenShortList;
  readonly expiresAt: Date;
  /** Of the list's names, in their order. */
  readonly names: BabyNames;
}

/** A list under its address, until it expires, is revoked or its owner's account ends. @throws DomainError NOT_FOUND */
export async function readOpenList(context: NumerologyContext, caller: EngineCaller, slug: string): Promise<OpenList> {
  const { list, expiresAt } = await requireOpen(context, clientOf(context), slug);
  const names = list.names.map(({ name }) => name);
  const read = await context.engine.run('judgeBabyNames', { stored: storedReading(list.analysis), names }, caller);
  return { list, expiresAt, names: read };
}

/**
 * Stores the votes of a visitor in place of the earlier ones. Votes for a name that the owners took off meanwhile are left out.
 * @returns the visitor's token, new for a new one
 * @throws DomainError NOT_FOUND for a closed list or another list's visitor, CONFLICT at the limit of visitors
 */
export async function castVotes(
  context: NumerologyContext,
  slug: string,
  { visitor, firstName, votes }: RouteBody<typeof castVotesRoute>,
): Promise<{ readonly visitor: string; readonly counted: number }> {
  return inTransaction(context, async (transaction) => {
    const { analysisId } = (await requireOpen(context, transaction, slug)).list;
    const now = context.clock();
    await lists.lockShortList(transaction, analysisId, now);
    // Read again: its owners may have changed or closed it before the lock.
    const { list } = await requireOpen(context, transaction, slug);
    const token = visitor ?? newVisitorToken();
    const tokenHash = hashVisitorToken(token);
    const known = visitor === null ? null : await lists.findVisitor(transaction, analysisId, tokenHash);
    if (visitor !== null && !known) throw new DomainError('NOT_FOUND', { message: 'Este voto não existe mais.' });
    if (!known && (await lists.countVisitors(transaction, analysisId)) >= shortListLimits.visitors) {
      throw new DomainError('CONFLICT', {
        message: `Esta lista já recebeu os votos de ${shortListLimits.visitors} pessoas.`,
      });
    }
    const stored = await lists.putVisitor(transaction, { analysisId, tokenHash, firstName, votedAt: now }, known);
    const counted = countedVotes(votes, list.names);
    await lists.replaceVotes(transaction, stored.id, counted);
    return { visitor: token, counted: counted.length };
  });
}

/** One vote for each name of the list, the last one given. */
function countedVotes(
  votes: RouteBody<typeof castVotesRoute>['votes'],
  names: lists.OpenShortList['names'],
): readonly lists.NewVote[] {
  const byName = new Map(votes.map((vote) => [vote.nameId, vote]));
  return names.flatMap(({ id }) => byName.get(id) ?? []);
}

async function requireOpen(context: NumerologyContext, client: Transaction, slug: string) {
  const list = await lists.findBySlug(client, slug);
  if (!list?.expiresAt || list.expiresAt <= context.clock()) throw new DomainError('NOT_FOUND');
  if (await isAccountClosed(client, context.schema, list.analysis.userId)) throw new DomainError('NOT_FOUND');
  return { list, expiresAt: list.expiresAt };
}
