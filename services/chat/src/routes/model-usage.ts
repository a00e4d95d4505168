import { readModelUsage } from '@sefira/contracts/chat/model-usage';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { ChatContext } from '../context.ts';
import { readModelUsage as read } from '../use-cases/model-usage/read-model-usage.ts';

/** Tokens and cost of the model, for administrators. */
export function addModelUsageRoute(app: FastifyInstance, context: ChatContext): void {
  addRoute(app, context.identities, readModelUsage, async () => answered('Uso do modelo lido.', await read(context)));
}
