import { exportChat, exportConversation as exportConversationContract } from '@sefira/contracts/chat/conversations';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { callerId } from '@sefira/platform/identity/caller';
import { productDate } from '@sefira/platform/time/clock';
import type { FastifyInstance } from 'fastify';
import type { ChatContext } from '../context.ts';
import { exportConversation, recordExport } from '../use-cases/export-conversation.ts';

const contentTypes = {
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
} as const;

/** A conversation as a file, and the record of an export that an old client made. */
export function addExportRoutes(app: FastifyInstance, context: ChatContext): void {
  const { identities } = context;

  addRoute(app, identities, exportConversationContract, async ({ identity, params, query: { format }, reply }) => {
    const conversation = { conversationId: params.id, userId: callerId(identity) };
    const { file, exportedAt } = await exportConversation(context, conversation, format);
    return reply
      .type(contentTypes[format])
      .header('content-disposition', `attachment; filename="conversa-${productDate(exportedAt)}.${format}"`)
      .send(file);
  });

  addRoute(app, identities, exportChat, async ({ identity, body }) => {
    const messages = body.messages.length;
    const { id, exportedAt } = await recordExport(context, callerId(identity), messages);
    return answered('Exportação registrada.', {
      exportId: id,
      fileName: `chat-numerologia-${productDate(exportedAt)}.txt`,
      messages,
      exportedAt: exportedAt.toISOString(),
    });
  });
}
