import { deleteAnalysis, listAnalyses, readAnalysis } from '@sefira/contracts/numerology/analyses';
import { api } from '@sefira/contracts/public-api/routes';
import { inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { addAliasedRoutes, addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import { callerId } from '@sefira/platform/identity/caller';
import { foldText } from '@sefira/platform/text/fold';
import type { FastifyInstance } from 'fastify';
import type { NumerologyContext } from '../context.ts';
import { deleteOwnAnalysis } from '../data/analyses.ts';
import { presentAnalysis, presentShare } from '../presenters.ts';
import { recomputeStored } from './recompute-stored.ts';

/** A person's own analyses, on screen and for their API keys. */
export function addHistoryRoutes(app: FastifyInstance, context: NumerologyContext): void {
  addAliasedRoutes(app, context.identities, [listAnalyses, api.listAnalyses], async (call) => {
    const { type, clientId, search, cursor, limit } = call.query;
    const found = await context.history.page(callerId(call.identity), {
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

  addAliasedRoutes(app, context.identities, [readAnalysis, api.readAnalysis], async (call) => {
    const analysis = await context.history.find(callerId(call.identity), call.params.id);
    if (!analysis) throw new DomainError('NOT_FOUND');
    return answered('Análise carregada.', {
      analysis: presentAnalysis(analysis),
      share: analysis.share ? presentShare(analysis.share) : null,
      content: await recomputeStored(context.engine, analysis, call.identity),
    });
  });

  addRoute(app, context.identities, deleteAnalysis, async (call) => {
    const userId = callerId(call.identity);
    await inTransaction(context, async (transaction) => {
      const isDeleted = await deleteOwnAnalysis(transaction, userId, call.params.id);
      if (!isDeleted) throw new DomainError('NOT_FOUND');
      const erasedAt = context.clock().toISOString();
      const erased = { userId, analysisIds: [call.params.id], withReports: false, erasedAt };
      await appendEvent(transaction, context.schema, 'analyses.erased', erased, call.requestId);
    });
    return acknowledged('Análise excluída com sucesso!');
  });
}
