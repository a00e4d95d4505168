import type { ChatMessage, Conversation } from '@sefira/contracts/chat/message';

export type ExportFormat = 'txt' | 'md' | 'json';

const when = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Formats a conversation as a text file. */
export function printConversation(
  conversation: Conversation,
  messages: readonly ChatMessage[],
  format: ExportFormat,
  now: Date,
): string {
  if (format === 'json') {
    return JSON.stringify({ exportedAt: now.toISOString(), conversation, messages }, null, 2);
  }
  return format === 'md' ? printMarkdown(conversation, messages, now) : printPlain(conversation, messages, now);
}

function printPlain({ title }: Conversation, messages: readonly ChatMessage[], now: Date): string {
  const head = `${title}\nExportada da Sefira em ${when.format(now)}`;
  const body = messages.map((message) => `[${timeOf(message)}] ${authorOf(message)}: ${withoutMarks(message.content)}`);
  return `${[head, ...body].join('\n\n')}\n`;
}

function printMarkdown({ title }: Conversation, messages: readonly ChatMessage[], now: Date): string {
  const head = `# ${title.replace(/[\\`*_#<>[\]]/gu, '\\$&')}\n\n*Exportada da Sefira em ${when.format(now)}*`;
  const body = messages.map((message) => {
    const sources = message.sources.map((source) => `- ${source.title}`).join('\n');
    const under = sources === '' ? '' : `\n\nFontes:\n\n${sources}`;
    return `## ${authorOf(message)}, ${timeOf(message)}\n\n${message.content}${under}`;
  });
  return `${[head, ...body].join('\n\n')}\n`;
}

function authorOf({ type }: ChatMessage): string {
  return type === 'user' ? 'Você' : 'Sefira';
}

function timeOf({ timestamp }: ChatMessage): string {
  return when.format(new Date(timestamp));
}

function withoutMarks(text: string): string {
  return text.replaceAll('**', '').replace(/^#{1,4} /gmu, '');
}
