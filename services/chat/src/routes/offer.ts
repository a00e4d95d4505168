import { allowanceOf } from '@sefira/contracts/billing-plans';
import { readChatOffer } from '@sefira/contracts/chat';
import { addRoute } from '@sefira/platform/add-route';
import { answered } from '@sefira/platform/answer';
import { productDate } from '@sefira/platform/clock';
import type { FastifyInstance } from 'fastify';
import type { ChatContext } from '../context.ts';
import { countQuestionsSince } from '../data/messages.ts';
import { builtInName, builtInNotice, firstSuggestions, modelNotice } from '../domain/offer-texts.ts';
import { isIncluded, ownUserId } from '../policies.ts';

const creditsPerMessage = 1;

/** Who answers, what a message costs, what is left today, and how to begin: shown before anything is sent. */
export function addOfferRoute(app: FastifyInstance, context: ChatContext): void {
  const { settings, clock, identities } = context;
  const isBuiltIn = settings.CHAT_PROVIDER === 'built-in';
  const assistant = isBuiltIn
    ? ({ kind: 'built-in', name: builtInName, notice: builtInNotice } as const)
    : ({ kind: 'model', name: settings.CHAT_MODEL, notice: modelNotice } as const);

  addRoute(app, identities, readChatOffer, async ({ identity }) => {
    const allowance = isIncluded(identity) ? 'unlimited' : allowanceOf(identity.plan, 'chat_message');
    const dailyLimit = allowance === 'unlimited' ? null : (allowance?.limit ?? 0);
    const today = new Date(`${productDate(clock())}T00:00:00-03:00`);
    const asked =
      dailyLimit === null ? 0 : await countQuestionsSince(context.database.client, ownUserId(identity), today);
    return answered('Chat disponível.', {
      assistant,
      creditsPerMessage: dailyLimit === null ? 0 : creditsPerMessage,
      dailyLimit,
      remainingToday: dailyLimit === null ? null : Math.max(0, dailyLimit - asked),
      suggestions: [...firstSuggestions],
    });
  });
}
