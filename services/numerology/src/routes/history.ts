import * as routes from '@sefira/contracts/numerology/analyses';
import { readDatesCalendar as readDatesCalendarRoute } from '@sefira/contracts/numerology/dates/dates';
import { readPortrait as readPortraitRoute } from '@sefira/contracts/numerology/portrait';
import { changeSignature as changeSignatureRoute } from '@sefira/contracts/numerology/signature/signature';
import { readAnalysis as readAnalysisRoute } from '@sefira/contracts/numerology/stored-analysis';
import { api } from '@sefira/contracts/public-api/routes';
import { addAliasedRoutes, addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import { callerId } from '@sefira/platform/identity/caller';
import { foldText } from '@sefira/platform/text/fold';
import type { FastifyInstance } from 'fastify';
import type { NumerologyContext } from '../context.ts';
import { presentAnalysis, presentShare } from '../presenters/analysis.ts';
import { changeSignature } from '../use-cases/change-signature.ts';
import { deleteAnalysis } from '../use-cases/delete-analysis.ts';
import { readAnalysis, readDatesCalendar, readHistory, readPortrait } from '../use-cases/read-analysis.ts';

const calendarNames = { dates: 'sefira-datas.ics', yearbook: 'sefira-livro-do-ano.ics' } as const;

/** A person's own analyses, on screen and for their API keys. */
export function addHistoryRoutes(app: FastifyInstance, context: NumerologyContext): void {
  addAliasedRoutes(app, context.identities, [routes.listAnalyses, api.listAnalyses], async (call) => {
    const { type, clientId, search, cursor, limit } = call.query;
    const found = await readHistory(context, callerId(call.identity), {
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

  addAliasedRoutes(app, context.identities, [readAnalysisRoute, api.readAnalysis], async (call) => {
    const caller = { userId: callerId(call.identity), role: call.identity.role };
    const { analysis, content } = await readAnalysis(context, caller, call.params.id);
    const share = analysis.share ? presentShare(analysis.share) : null;
    return answered('Análise carregada.', { analysis: presentAnalysis(analysis), share, content });
  });

  addRoute(app, context.identities, readPortraitRoute, async (call) => {
    const caller = { userId: callerId(call.identity), role: call.identity.role };
    return answered('Textos carregados.', await readPortrait(context, caller, call.params.id));
  });

  addAliasedRoutes(app, context.identities, [readDatesCalendarRoute, api.readDatesCalendar], async (call) => {
    const caller = { userId: callerId(call.identity), role: call.identity.role };
    const { kind, file } = await readDatesCalendar(context, caller, call.params.id);
    return call.reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${calendarNames[kind]}"`)
      .send(file);
  });

  addAliasedRoutes(app, context.identities, [changeSignatureRoute, api.changeSignature], async (call) => {
    const caller = { userId: callerId(call.identity), role: call.identity.role, requestId: call.requestId };
    const { result, ...changed } = await changeSignature(context, caller, call.params.id, call.body);
    return answered('Assinatura guardada.', { ...changed, ...result });
  });

  addRoute(app, context.identities, routes.deleteAnalysis, async (call) => {
    await deleteAnalysis(context, { userId: callerId(call.identity), requestId: call.requestId }, call.params.id);
    return acknowledged('Análise excluída com sucesso!');
  });
}
