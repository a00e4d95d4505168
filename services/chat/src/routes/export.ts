import { exportChat, exportConversation } from '@sefira/contracts/chat/conversations';
import { clientOf } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import { callerId } from '@sefira/platform/identity/caller';
import { productDate } from '@sefira/platform/time/clock';
import { newId } from '@sefira/platform/time/identifiers';
import type { FastifyInstance } from 'fastify';
import type { ChatContext } from '../context.ts';
import { findOwnConversation } from '../data/conversations.ts';
import { messagesBefore, type Talk } from '../data/messages.ts';
import { findProfile } from '../data/profiles.ts';
import type { StoredMessage } from '../data/stored.ts';
import { printConversation } from '../domain/print-conversation.ts';
import { presentConversation, presentMessage } from '../presenters/messages.ts';

const pageSize = 500;
const contentTypes = {
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
} as const;

/** A conversation as a file, and the old client's notice that it made one. */
export function addExportRoutes(app: FastifyInstance, context: ChatContext): void {
  const { identities, clock } = context;
  const client = clientOf(context);

  addRoute(app, identities, exportConversation, async ({ identity, params, query, reply }) => {
    const row = await findOwnConversation(client, callerId(identity), params.id);
    if (!row) throw new DomainError('NOT_FOUND', { message: 'Conversa não encontrada.' });
    const messages = (await allMessages(context, { conversationId: row.id, userId: row.userId })).map(presentMessage);
    const conversation = presentConversation(row);
    const now = clock();
    const { format } = query;
    const file =
      format === 'pdf'
        ? await context.printer.print({
            conversation,
            messages,
            person: (await findProfile(client, row.userId))?.name ?? 'Visitante',
            exportedAt: now,
            requestId: newId(),
          })
        : Buffer.from(printConversation(conversation, messages, format, now));
    return reply
      .type(contentTypes[format])
      .header('content-disposition', `attachment; filename="conversa-${productDate(now)}.${format}"`)
      .send(file);
  });

  addRoute(app, identities, exportChat, async ({ identity, body }) => {
    const now = clock();
    const record = { id: newId(), userId: callerId(identity), messages: body.messages.length, exportedAt: now };
    await client.exportRecord.create({ data: record });
    return answered('Exportação registrada.', {
      exportId: record.id,
      fileName: `chat-numerologia-${productDate(now)}.txt`,
      messages: record.messages,
      exportedAt: now.toISOString(),
    });
  });
}

async function allMessages(context: ChatContext, talk: Talk): Promise<StoredMessage[]> {
  const pages: (readonly StoredMessage[])[] = [];
  let before: number | null = null;
  for (;;) {
    const page: readonly StoredMessage[] = await messagesBefore(clientOf(context), talk, before, pageSize);
    pages.unshift(page);
    const [first] = page;
    if (page.length < pageSize || !first) return pages.flat();
    before = first.seq;
  }
}
