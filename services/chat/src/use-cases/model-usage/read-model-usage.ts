import { clientOf } from '@sefira/database/access';
import { productDate } from '@sefira/platform/time/clock';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import type { ChatContext } from '../../context.ts';
import {
  countBudgetNotices,
  countModelUsers,
  dearestConversations,
  modelUsageByDay,
  modelUsageByModel,
  sumModelUsage,
} from '../../data/model-usage.ts';
import { monthOf } from './model-budget.ts';

const shownDays = 30;
const shownConversations = 20;

/** Tokens and cost of the model, for administrators; conversations by id alone, without their texts. */
export async function readModelUsage(context: ChatContext) {
  const client = clientOf(context);
  const now = context.clock();
  const month = monthOf(productDate(now));
  const days = Array.from({ length: shownDays }, (_, index) =>
    productDate(new Date(now.getTime() - (shownDays - 1 - index) * dayMilliseconds)),
  );
  const [since = ''] = days;
  const [total, people, peopleAtLimit, byDay, models, conversations] = await Promise.all([
    sumModelUsage(client, `${month}-01`),
    countModelUsers(client, `${month}-01`),
    countBudgetNotices(client, month),
    modelUsageByDay(client, since),
    modelUsageByModel(client, since),
    dearestConversations(client, since, shownConversations),
  ]);
  const none = { answers: 0, inputTokens: 0, outputTokens: 0, costMicros: 0 };
  return {
    assistant: context.modelHealth.read(),
    month: { ...total, people, peopleAtLimit },
    days: days.map((day) => byDay.find((one) => one.day === day) ?? { day, ...none }),
    models,
    conversations,
  };
}
