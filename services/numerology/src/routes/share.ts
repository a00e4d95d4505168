import * as routes from '@sefira/contracts/numerology/analyses';
import { readSharedPortrait, readShared as readSharedRoute } from '@sefira/contracts/numerology/shared';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import { callerId } from '@sefira/platform/identity/caller';
import type { FastifyInstance } from 'fastify';
import type { NumerologyContext } from '../context.ts';
import { presentShare, presentShared, presentSharedPortrait } from '../presenters/analysis.ts';
import { composeStored, computeStored } from '../use-cases/read-analysis.ts';
import { readShared, shareAnalysis, unshareAnalysis } from '../use-cases/share-analysis.ts';

/** The public page of an analysis: made, adjusted and revoked by its owner. */
export function addShareRoutes(app: FastifyInstance, context: NumerologyContext): void {
  addRoute(app, context.identities, routes.shareAnalysis, async (call) => {
    const share = await shareAnalysis(context, callerId(call.identity), call.params.id, call.body);
    return answered('Página compartilhada. Copie o link para enviar.', presentShare(share));
  });

  addRoute(app, context.identities, routes.unshareAnalysis, async (call) => {
    await unshareAnalysis(context, callerId(call.identity), call.params.id);
    return acknowledged('Compartilhamento revogado.');
  });

  addRoute(app, context.identities, readSharedRoute, async (call) => {
    const { analysis, ...share } = await readShared(context, call.params.slug);
    const content = await computeStored(context, analysis, call.identity);
    return answered('Análise compartilhada.', presentShared(share, analysis, content));
  });

  addRoute(app, context.identities, readSharedPortrait, async (call) => {
    const { analysis, ...share } = await readShared(context, call.params.slug);
    const portrait = await composeStored(context, analysis, call.identity);
    return answered('Textos carregados.', presentSharedPortrait(share, portrait));
  });
}
