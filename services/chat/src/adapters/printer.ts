import type { ChatMessage, Conversation } from '@sefira/contracts/chat/message';
import { renderPrintout } from '@sefira/contracts/reports/printouts';
import type { ServiceClient } from '@sefira/platform/http/service-client';

/** The newest messages of a long conversation; older ones are in the other formats only. */
const mostMessages = 2000;
const titleLength = 200;

/** Renders a conversation as PDF through the reports service. */
export interface Printer {
  /** @throws DomainError UPSTREAM_TIMEOUT, DEPENDENCY_DOWN */
  print(transcript: {
    readonly conversation: Conversation;
    readonly messages: readonly ChatMessage[];
    readonly person: string;
    readonly exportedAt: Date;
    readonly requestId: string;
  }): Promise<Buffer>;
}

export function createPrinter(services: ServiceClient): Printer {
  return {
    print({ conversation, messages, person, exportedAt, requestId }) {
      const said = messages.filter(({ content }) => content !== '').slice(-mostMessages);
      return services.fetch(renderPrintout, {
        body: {
          printout: {
            kind: 'transcript',
            title: conversation.title.slice(0, titleLength),
            person: person.slice(0, titleLength),
            exportedAt: exportedAt.toISOString(),
            messages: said.map(({ type, content, timestamp, sources }) => ({
              from: type === 'user' ? ('person' as const) : ('assistant' as const),
              text: content,
              sentAt: timestamp,
              sources: sources.slice(0, 20).map(({ title }) => title.slice(0, titleLength)),
            })),
          },
        },
        requestId,
      });
    },
  };
}
