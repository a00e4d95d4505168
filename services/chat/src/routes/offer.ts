import { builtInName, builtInNotice, firstSuggestions, modelNotice } from '@sefira/assistant/offer-texts';
import { readChatOffer } from '@sefira/contracts/chat/conversations';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { newId } from '@sefira/platform/time/identifiers';
import type { FastifyInstance } from 'fastify';
import type { ChatContext } from '../context.ts';

/** Who answers, what a message costs, what is left today, and how to begin: shown before anything is sent. */
export function addOfferRoute(app: FastifyInstance, context: ChatContext): void {
  const { settings, identities } = context;
  const isBuiltIn = settings.CHAT_PROVIDER === 'built-in';
  const assistant = isBuiltIn
    ? ({ kind: 'built-in', name: builtInName, notice: builtInNotice } as const)
    : ({ kind: 'model', name: settings.CHAT_MODEL, notice: modelNotice } as const);

  addRoute(app, identities, readChatOffer, async ({ identity }) => {
    const { credits, daily } = await context.billing.quote(identity, newId());
    return answered('Chat disponível.', {
      assistant,
      creditsPerMessage: credits,
      dailyLimit: daily?.limit ?? null,
      remainingToday: daily?.remaining ?? null,
      suggestions: [...firstSuggestions],
    });
  });
}
