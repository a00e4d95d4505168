import type { Schedules } from '@sefira/messaging/schedules';
import type { ChatContext } from '../context.ts';
import { deleteExpiredConversations } from '../use-cases/delete-expired-conversations.ts';
import { enqueueSilentAnswers } from '../use-cases/enqueue-silent-answers.ts';

export const schedules: Schedules<'chat', ChatContext> = {
  'chat.answer_sweep': { everySeconds: 3, run: ({ context }) => enqueueSilentAnswers(context) },
  'chat.conversation_expiry': {
    everySeconds: 15,
    run: ({ context, signal }) => deleteExpiredConversations(context, signal),
  },
};
