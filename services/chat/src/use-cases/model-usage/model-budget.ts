import type { SharedKey } from '@sefira/contracts/admin-config/configuration';
import { type AllowanceHolder, allowanceHolderOf } from '@sefira/contracts/billing/plans';
import { clientOf, type WithDatabase } from '@sefira/database/access';
import type { LiveConfiguration } from '@sefira/platform/configuration/live-configuration';
import { type Clock, productDate } from '@sefira/platform/time/clock';
import type { ReadBudget } from '../../adapters/model/model-budget.ts';
import { hasBudgetNotice, sumModelUsage } from '../../data/model-usage.ts';
import type { Transaction } from '../../data/stored.ts';

type NumberKey = Extract<SharedKey, `chat_model_${string}`>;

const budgets = {
  guest: { tokens: 'chat_model_tokens_guest', cents: 'chat_model_cents_guest' },
  free: { tokens: 'chat_model_tokens_free', cents: 'chat_model_cents_free' },
  basic: { tokens: 'chat_model_tokens_basic', cents: 'chat_model_cents_basic' },
  premium: { tokens: 'chat_model_tokens_premium', cents: 'chat_model_cents_premium' },
  professional: { tokens: 'chat_model_tokens_professional', cents: 'chat_model_cents_professional' },
} as const satisfies Record<AllowanceHolder, Record<'tokens' | 'cents', NumberKey>>;

const microsPerCent = 10_000;

/** The budget of the caller's plan against what the caller's answers of this month consumed. */
export function createBudgetReader(
  context: WithDatabase<Transaction> & { readonly clock: Clock },
  configuration: LiveConfiguration,
): ReadBudget {
  return async (identity) => {
    const { tokens, cents } = budgets[allowanceHolderOf(identity)];
    const mostTokens = configuration.get(tokens);
    const mostMicros = configuration.get(cents) * microsPerCent;
    if (identity.subject === null || mostTokens === 0 || mostMicros === 0) return { isUsedUp: true, isSaid: true };
    const client = clientOf(context);
    const month = monthOf(productDate(context.clock()));
    const spent = await sumModelUsage(client, `${month}-01`, identity.subject);
    if (spent.inputTokens + spent.outputTokens < mostTokens && spent.costMicros < mostMicros)
      return { isUsedUp: false, isSaid: false };
    return { isUsedUp: true, isSaid: await hasBudgetNotice(client, identity.subject, month) };
  };
}

/** `2026-11` of a day. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}
