import { clientOf } from '@sefira/database/access';
import { newId } from '@sefira/platform/time/identifiers';
import type { ChatContext } from '../context.ts';
import { storeExportRecord } from '../data/export-records.ts';
import { findProfile } from '../data/known-people.ts';
import { messagesBefore, type OwnedConversation } from '../data/messages.ts';
import type { StoredMessage } from '../data/stored.ts';
import { type ExportFormat, printConversation } from '../domain/print-conversation.ts';
import { presentConversation, presentMessage } from '../presenters/messages.ts';
import { readOwnConversation } from './read-conversation.ts';

const pageSize = 500;

/** A conversation as a file. @throws DomainError NOT_FOUND, and as `Printer.print` */
export async function exportConversation(
  context: ChatContext,
  { conversationId, userId }: OwnedConversation,
  format: ExportFormat | 'pdf',
): Promise<{ file: Buffer; exportedAt: Date }> {
  const client = clientOf(context);
  const conversation = presentConversation(await readOwnConversation(context, userId, conversationId));
  const messages = (await allMessages(context, { conversationId, userId })).map(presentMessage);
  const exportedAt = context.clock();
  if (format !== 'pdf') {
    return { file: Buffer.from(printConversation(conversation, messages, format, exportedAt)), exportedAt };
  }
  const person = (await findProfile(client, userId))?.name ?? 'Visitante';
  const file = await context.printer.print({ conversation, messages, person, exportedAt, requestId: newId() });
  return { file, exportedAt };
}

/** Records an export that an old client made by itself. */
export async function recordExport(
  context: ChatContext,
  userId: string,
  messages: number,
): Promise<{ id: string; exportedAt: Date }> {
  const record = { id: newId(), userId, messages, exportedAt: context.clock() };
  await storeExportRecord(clientOf(context), record);
  return record;
}

async function allMessages(context: ChatContext, conversation: OwnedConversation): Promise<StoredMessage[]> {
  const pages: (readonly StoredMessage[])[] = [];
  let before: number | null = null;
  for (;;) {
    const page: readonly StoredMessage[] = await messagesBefore(clientOf(context), conversation, before, pageSize);
    pages.unshift(page);
    const [first] = page;
    if (page.length < pageSize || !first) return pages.flat();
    before = first.seq;
  }
}
