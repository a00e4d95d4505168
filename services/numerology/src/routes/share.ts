import { shareAnalysis, unshareAnalysis } from '@sefira/contracts/numerology';
import { readShared } from '@sefira/contracts/numerology-shared';
import { addRoute } from '@sefira/platform/add-route';
import { acknowledged, answered } from '@sefira/platform/answer';
import { DomainError } from '@sefira/platform/domain-error';
import type { FastifyInstance } from 'fastify';
import { newShareSlug } from '../adapters/share-slugs.ts';
import type { NumerologyContext } from '../context.ts';
import { findOwnAnalysis } from '../data/analyses.ts';
import { deleteShare, findShared, putShare } from '../data/shares.ts';
import { ownUserId } from '../policies.ts';
import { presentShare, presentShared } from '../presenters.ts';
import { recomputeStored } from './recompute-stored.ts';

/** The public page of an analysis: made, adjusted and revoked by its owner. */
export function addShareRoutes(app: FastifyInstance, context: NumerologyContext): void {
  addRoute(app, context.identities, shareAnalysis, async (call) => {
    const share = await context.inTransaction(async (transaction) => {
      const analysis = await findOwnAnalysis(transaction, ownUserId(call.identity), call.params.id);
      if (!analysis) throw new DomainError('NOT_FOUND');
      return putShare(transaction, analysis.id, { slug: newShareSlug(), ...call.body });
    });
    return answered('Página compartilhada. Copie o link para enviar.', presentShare(share));
  });

  addRoute(app, context.identities, unshareAnalysis, async (call) => {
    const analysis = await findOwnAnalysis(context.database.client, ownUserId(call.identity), call.params.id);
    if (!analysis) throw new DomainError('NOT_FOUND');
    await deleteShare(context.database.client, analysis.id);
    return acknowledged('Compartilhamento revogado.');
  });

  addRoute(app, context.identities, readShared, async (call) => {
    const shared = await findShared(context.database.client, call.params.slug);
    if (!shared) throw new DomainError('NOT_FOUND');
    const { analysis, ...share } = shared;
    return answered('Análise compartilhada.', presentShared(share, analysis, recomputeStored(analysis)));
  });
}
