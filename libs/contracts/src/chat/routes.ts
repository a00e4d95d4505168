import {
  changeConversation,
  deleteConversation,
  deleteKnownPerson,
  exportChat,
  exportConversation,
  listConversations,
  listKnownPeople,
  listMessages,
  rateMessage,
  readChatOffer,
  readConversation,
} from './conversations.ts';

import { readModelUsage } from './model-usage.ts';

/** Routes that chat serves. */
export const chatRoutes = [
  listConversations,
  readConversation,
  listMessages,
  changeConversation,
  deleteConversation,
  rateMessage,
  exportConversation,
  exportChat,
  readChatOffer,
  listKnownPeople,
  deleteKnownPerson,
  readModelUsage,
] as const;
