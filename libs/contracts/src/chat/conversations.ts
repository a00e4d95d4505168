import * as z from 'zod/mini';
import { acknowledgement, envelope, page } from '../shared/envelope.ts';
import { calendarDate, id, instant, opaqueCursor, pageLimit } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';
import { chatMessage, conversation } from './message.ts';

/** HTTP calls of the chat; the events of the socket are in socket.ts. */

/** Messages of a user per minute, by plan. */
export const messagesPerMinute = { guest: 10, free: 10, basic: 15, premium: 30, professional: 60 } as const;

const conversationParams = z.object({ id });
const files = { binary: ['text/plain', 'text/markdown', 'application/json', 'application/pdf'] } as const;

export const listConversations = defineRoute({
  id: 'chat.listConversations',
  service: 'chat',
  method: 'GET',
  path: '/chat/conversations',
  access: 'session',
  summary: 'Lista as conversas, da mais recente para a mais antiga; com search, procura nos títulos e nas mensagens.',
  query: z.object({
    search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    archived: z.optional(z.enum(['true', 'false'])),
    cursor: opaqueCursor,
    limit: pageLimit(30, 50),
  }),
  /** `excerpt`: text around the first match, matches between ** and **; null without a search. */
  response: envelope(page(z.extend(conversation, { excerpt: z.nullable(z.string()) }))),
});

export const readConversation = defineRoute({
  id: 'chat.readConversation',
  service: 'chat',
  method: 'GET',
  path: '/chat/conversations/:id',
  access: 'session',
  summary: 'Lê uma conversa.',
  params: conversationParams,
  response: envelope(conversation),
});

export const listMessages = defineRoute({
  id: 'chat.listMessages',
  service: 'chat',
  method: 'GET',
  path: '/chat/conversations/:id/messages',
  access: 'session',
  summary: 'Mensagens de uma conversa em ordem: as mais novas, ou as anteriores a beforeSeq.',
  params: conversationParams,
  query: z.object({
    beforeSeq: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
    limit: pageLimit(50),
  }),
  response: envelope(z.object({ messages: z.array(chatMessage), hasMore: z.boolean() })),
});

export const changeConversation = defineRoute({
  id: 'chat.changeConversation',
  service: 'chat',
  method: 'PATCH',
  path: '/chat/conversations/:id',
  access: 'session',
  summary: 'Renomeia, arquiva ou traz de volta uma conversa.',
  params: conversationParams,
  body: z.object({
    title: z.optional(
      z.string().check(z.trim(), z.minLength(1, 'Informe o título.'), z.maxLength(120, 'O título é longo demais.')),
    ),
    isArchived: z.optional(z.boolean()),
  }),
  response: envelope(conversation),
});

export const deleteConversation = defineRoute({
  id: 'chat.deleteConversation',
  service: 'chat',
  method: 'DELETE',
  path: '/chat/conversations/:id',
  access: 'session',
  summary: 'Apaga uma conversa com tudo o que há nela.',
  params: conversationParams,
  response: acknowledgement,
});

/** Reasons for a dislike that a user may select. */
export const dislikeReasons = ['wrong_number', 'wrong_text', 'not_helpful', 'unclear', 'offensive', 'other'] as const;

export const rateMessage = defineRoute({
  id: 'chat.rateMessage',
  service: 'chat',
  method: 'PUT',
  path: '/chat/messages/:id/feedback',
  access: 'session',
  summary: 'Gostei (true), não gostei (false, com motivo) ou nenhum (null) de uma resposta.',
  params: conversationParams,
  body: z.object({
    liked: z.nullable(z.boolean()),
    reason: z.optional(z.enum(dislikeReasons)),
    comment: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
  }),
  response: envelope(chatMessage),
});

export const exportConversation = defineRoute({
  id: 'chat.exportConversation',
  service: 'chat',
  method: 'GET',
  path: '/chat/conversations/:id/export',
  access: 'session',
  summary: 'Baixa uma conversa como texto, Markdown, JSON ou PDF.',
  cost: 10,
  params: conversationParams,
  query: z.object({ format: z._default(z.enum(['txt', 'md', 'json', 'pdf']), 'txt') }),
  response: files,
});

/** Body of the old client's export ; `userId` is ignored, the session identifies the user. */
export const exportChat = defineRoute({
  id: 'chat.export',
  service: 'chat',
  method: 'POST',
  path: '/chat/export',
  access: 'session',
  summary: 'Registra a exportação das mensagens mostradas na tela; quem exporta é a sessão.',
  body: z.object({
    messages: z
      .array(
        z.object({
          id: z.optional(z.union([z.string().check(z.maxLength(100)), z.number()])),
          type: z.enum(['bot', 'user']),
          content: z.string().check(z.maxLength(50_000)),
          timestamp: z.string().check(z.maxLength(60)),
          liked: z.optional(z.nullable(z.boolean())),
        }),
      )
      .check(z.minLength(1, 'Não há mensagens para exportar.'), z.maxLength(2000)),
    exportDate: z.string().check(z.maxLength(60)),
    userId: z.optional(z.unknown()),
  }),
  response: envelope(z.object({ exportId: id, fileName: z.string(), messages: z.int(), exportedAt: instant })),
  bodyLimit: 1024 * 1024,
  rateLimit: { limit: 20, windowSeconds: 60, by: 'session' },
});

export const readChatOffer = defineRoute({
  id: 'chat.readOffer',
  service: 'chat',
  method: 'GET',
  path: '/chat/offer',
  access: 'session',
  summary: 'Quem responde, quanto custa uma mensagem, o que resta hoje e por onde começar.',
  response: envelope(
    z.object({
      assistant: z.object({
        /** `built-in` needs no key and no network. */
        kind: z.enum(['built-in', 'model']),
        name: z.string(),
        notice: z.string(),
      }),
      /** Credits of one message once the plan's quota is used up. */
      creditsPerMessage: z.int(),
      /** Messages a day that the plan includes; null if unlimited. */
      dailyLimit: z.nullable(z.int()),
      /** Messages left of today's quota; null if unlimited. */
      remainingToday: z.nullable(z.int()),
      suggestions: z.array(z.string()),
    }),
  ),
});

/** A person remembered by a conversation. */
export const knownPerson = z.object({
  id,
  conversationId: id,
  /** Label of the person in the conversation: `eu`, `marido`, `filha`. */
  label: z.string(),
  name: z.nullable(z.string()),
  birthDate: z.nullable(calendarDate),
  updatedAt: instant,
});
export type KnownPerson = z.infer<typeof knownPerson>;

export const listKnownPeople = defineRoute({
  id: 'chat.listKnownPeople',
  service: 'chat',
  method: 'GET',
  path: '/chat/people',
  access: 'session',
  summary: 'O que as conversas lembram: pessoas, nomes e datas.',
  response: envelope(z.object({ people: z.array(knownPerson) })),
});

export const deleteKnownPerson = defineRoute({
  id: 'chat.forgetKnownPerson',
  service: 'chat',
  method: 'DELETE',
  path: '/chat/people/:id',
  access: 'session',
  summary: 'Esquece uma pessoa lembrada.',
  params: conversationParams,
  response: acknowledgement,
});
