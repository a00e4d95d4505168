import { builtInName, builtInNotice, modelNotice } from '@sefira/assistant/offer-texts';
import { readChatOffer } from '@sefira/contracts/chat/conversations';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { callerId } from '@sefira/platform/identity/caller';
import type { FastifyInstance } from 'fastify';
import type { ChatContext } from '../context.ts';
import { quoteMessage } from '../use-cases/quote-message.ts';
import { suggestFirstQuestions } from '../use-cases/suggest-first-questions.ts';

/** The assistant, the price of a message, the rest of today's quota and first questions. */
export function addOfferRoute(app: FastifyInstance, context: ChatContext): void {
  const { settings, identities } = context;
  const isBuiltIn = settings.CHAT_PROVIDER === 'built-in';
  const assistant = isBuiltIn
    ? ({ kind: 'built-in', name: builtInName, notice: builtInNotice } as const)
    : ({ kind: 'model', name: settings.CHAT_MODEL, notice: modelNotice } as const);

  addRoute(app, identities, readChatOffer, async ({ identity }) => {
    const [{ credits, daily }, suggestions] = await Promise.all([
      quoteMessage(context, identity),
      suggestFirstQuestions(context, callerId(identity)),
    ]);
    return answered('Chat disponível.', {
      assistant,
      creditsPerMessage: credits,
      dailyLimit: daily?.limit ?? null,
      remainingToday: daily?.remaining ?? null,
      suggestions,
    });
  });
}
