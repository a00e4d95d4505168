import { exampleMap } from '@sefira/contracts/numerology/example';
import { clientOf, inTransaction } from '@sefira/database/access';
import { isAccountClosed } from '@sefira/messaging/account-standing';
import { ruleSetFor } from '@sefira/numerology/rules/registry';
import { DomainError } from '@sefira/platform/http/domain-error';
import { productDate } from '@sefira/platform/time/clock';
import { newShareSlug } from '../adapters/share-slugs.ts';
import type { NumerologyContext } from '../context.ts';
import { findOwnAnalysis, type Share } from '../data/analyses.ts';
import { deleteShare, findShared, putShare, type ShareChoice, type SharedAnalysis } from '../data/shares.ts';
import { personal } from '../domain/personal.ts';

/** Makes or changes the public page of an analysis. @throws DomainError NOT_FOUND */
export async function shareAnalysis(
  context: NumerologyContext,
  userId: string,
  id: string,
  choice: ShareChoice,
): Promise<Share> {
  return inTransaction(context, async (transaction) => {
    const analysis = await findOwnAnalysis(transaction, userId, id);
    if (!analysis) throw new DomainError('NOT_FOUND');
    return putShare(transaction, analysis.id, { slug: newShareSlug(), ...choice });
  });
}

/** Revokes the public page of an analysis. @throws DomainError NOT_FOUND */
export async function unshareAnalysis(context: NumerologyContext, userId: string, id: string): Promise<void> {
  const client = clientOf(context);
  const analysis = await findOwnAnalysis(client, userId, id);
  if (!analysis) throw new DomainError('NOT_FOUND');
  await deleteShare(client, analysis.id);
}

/** A shared analysis of an open account, or the example. @throws DomainError NOT_FOUND */
export async function readShared(context: NumerologyContext, slug: string): Promise<SharedAnalysis> {
  if (slug === exampleMap.slug) return shareExample(context.clock());
  const client = clientOf(context);
  const shared = await findShared(client, slug);
  if (!shared || (await isAccountClosed(client, context.schema, shared.analysis.userId))) {
    throw new DomainError('NOT_FOUND');
  }
  return shared;
}

/** The example map, read today: computed like any other, without a row. */
function shareExample(now: Date): SharedAnalysis {
  const reading = { system: 'cabalistica', referenceDate: productDate(now) } as const;
  const input = { ...exampleMap.input, email: null };
  const title = personal.title(input, reading);
  return {
    showBirthDate: true,
    showEmail: false,
    analysis: { ...reading, kind: 'personal', title, input, ruleSet: ruleSetFor(reading.system).id, createdAt: now },
  };
}
