import { deleteAnalysis, listAnalyses, readAnalysis } from '@sefira/contracts/numerology';
import { api } from '@sefira/contracts/public-api';
import { appendEvent } from '@sefira/messaging/outbox';
import { addRoute, addTwinRoutes } from '@sefira/platform/add-route';
import { acknowledged, answered } from '@sefira/platform/answer';
import { DomainError } from '@sefira/platform/domain-error';
import type { FastifyInstance } from 'fastify';
import type { NumerologyContext } from '../context.ts';
import { deleteOwnAnalysis } from '../data/analyses.ts';
import { foldText } from '../domain/fold-text.ts';
import { ownUserId } from '../policies.ts';
import { presentAnalysis, presentShare } from '../presenters.ts';
import { recomputeStored } from './recompute-stored.ts';

/** A person's own analyses, on screen and for their API keys. */
export function addHistoryRoutes(app: FastifyInstance, context: NumerologyContext): void {
  addTwinRoutes(app, context.identities, [listAnalyses, api.listAnalyses], async (call) => {
    const { type, clientId, search, cursor, limit } = call.query;
    const found = await context.history.page(ownUserId(call.identity), {
      kind: type === 'all' ? null : type,
      clientId: clientId ?? null,
      search: foldText(search ?? ''),
      after: cursor ?? null,
      limit: limit + 1,
    });
    const items = found.slice(0, limit).map(presentAnalysis);
    const nextCursor = found.length > limit ? (items.at(-1)?.id ?? null) : null;
    return answered('Análises carregadas.', { items, nextCursor });
  });

  addTwinRoutes(app, context.identities, [readAnalysis, api.readAnalysis], async (call) => {
    const analysis = await context.history.find(ownUserId(call.identity), call.params.id);
    if (!analysis) throw new DomainError('NOT_FOUND');
    return answered('Análise carregada.', {
      analysis: presentAnalysis(analysis),
      share: analysis.share ? presentShare(analysis.share) : null,
      content: recomputeStored(analysis),
    });
  });

  addRoute(app, context.identities, deleteAnalysis, async (call) => {
    const userId = ownUserId(call.identity);
    await context.inTransaction(async (transaction) => {
      const isDeleted = await deleteOwnAnalysis(transaction, userId, call.params.id);
      if (!isDeleted) throw new DomainError('NOT_FOUND');
      const erasedAt = context.clock().toISOString();
      const erased = { userId, analysisIds: [call.params.id], withReports: false, erasedAt };
      await appendEvent(transaction, context.schema, 'analyses.erased', erased, call.requestId);
    });
    return acknowledged('Análise excluída com sucesso!');
  });
}
