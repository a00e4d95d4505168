import { shareAnalysis, unshareAnalysis } from '@sefira/contracts/numerology/analyses';
import { readShared } from '@sefira/contracts/numerology/shared';
import { clientOf, inTransaction } from '@sefira/database/access';
import { isAccountClosed } from '@sefira/messaging/account-standing';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import { callerId } from '@sefira/platform/identity/caller';
import type { FastifyInstance } from 'fastify';
import { newShareSlug } from '../adapters/share-slugs.ts';
import type { NumerologyContext } from '../context.ts';
import { findOwnAnalysis } from '../data/analyses.ts';
import { deleteShare, findShared, putShare } from '../data/shares.ts';
import { presentShare, presentShared } from '../presenters.ts';
import { recomputeStored } from './recompute-stored.ts';

/** The public page of an analysis: made, adjusted and revoked by its owner. */
export function addShareRoutes(app: FastifyInstance, context: NumerologyContext): void {
  addRoute(app, context.identities, shareAnalysis, async (call) => {
    const share = await inTransaction(context, async (transaction) => {
      const analysis = await findOwnAnalysis(transaction, callerId(call.identity), call.params.id);
      if (!analysis) throw new DomainError('NOT_FOUND');
      return putShare(transaction, analysis.id, { slug: newShareSlug(), ...call.body });
    });
    return answered('Página compartilhada. Copie o link para enviar.', presentShare(share));
  });

  addRoute(app, context.identities, unshareAnalysis, async (call) => {
    const analysis = await findOwnAnalysis(clientOf(context), callerId(call.identity), call.params.id);
    if (!analysis) throw new DomainError('NOT_FOUND');
    await deleteShare(clientOf(context), analysis.id);
    return acknowledged('Compartilhamento revogado.');
  });

  addRoute(app, context.identities, readShared, async (call) => {
    const shared = await findShared(clientOf(context), call.params.slug);
    if (!shared) throw new DomainError('NOT_FOUND');
    const client = clientOf(context);
    if (await isAccountClosed(client, context.schema, shared.analysis.userId)) throw new DomainError('NOT_FOUND');
    const { analysis, ...share } = shared;
    return answered(
      'Análise compartilhada.',
      presentShared(share, analysis, await recomputeStored(context.engine, analysis, call.identity)),
    );
  });
}
