import type { Transaction } from './stored.ts';

export interface Spending {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly costMicros: number;
}

/** Sums of a group of answers. */
export interface SpendingSum extends Spending {
  readonly answers: number;
}

/** Adds what one answer consumed to its conversation's day. */
export async function recordModelUsage(
  transaction: Transaction,
  place: { readonly conversationId: string; readonly userId: string; readonly day: string; readonly model: string },
  { inputTokens, outputTokens, costMicros }: Spending,
): Promise<void> {
  const { conversationId, userId, model } = place;
  const day = new Date(place.day);
  await transaction.modelUsage.upsert({
    where: { conversationId_day_model: { conversationId, day, model } },
    create: { conversationId, userId, day, model, answers: 1, inputTokens, outputTokens, costMicros },
    update: {
      answers: { increment: 1 },
      inputTokens: { increment: inputTokens },
      outputTokens: { increment: outputTokens },
      costMicros: { increment: costMicros },
    },
  });
}

const sums = { answers: true, inputTokens: true, outputTokens: true, costMicros: true } as const;

interface Sums {
  readonly answers: number | null;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly costMicros: number | null;
}

function sumOf({ answers, inputTokens, outputTokens, costMicros }: Sums): SpendingSum {
  return {
    answers: answers ?? 0,
    inputTokens: inputTokens ?? 0,
    outputTokens: outputTokens ?? 0,
    costMicros: costMicros ?? 0,
  };
}

/** What a user's answers consumed since a day; of all users without one. */
export async function sumModelUsage(transaction: Transaction, since: string, userId?: string): Promise<SpendingSum> {
  const where = { day: { gte: new Date(since) }, ...(userId === undefined ? {} : { userId }) };
  const { _sum } = await transaction.modelUsage.aggregate({ where, _sum: sums });
  return sumOf(_sum);
}

export async function countModelUsers(transaction: Transaction, since: string): Promise<number> {
  const users = await transaction.modelUsage.findMany({
    where: { day: { gte: new Date(since) }, userId: { not: null } },
    distinct: ['userId'],
    select: { userId: true },
  });
  return users.length;
}

export async function modelUsageByDay(transaction: Transaction, since: string) {
  const rows = await transaction.modelUsage.groupBy({
    by: ['day'],
    where: { day: { gte: new Date(since) } },
    _sum: sums,
  });
  return rows.map(({ day, _sum }) => ({ day: dateOf(day), ...sumOf(_sum) }));
}

export async function modelUsageByModel(transaction: Transaction, since: string) {
  const rows = await transaction.modelUsage.groupBy({
    by: ['model'],
    where: { day: { gte: new Date(since) } },
    _sum: sums,
    orderBy: { _sum: { costMicros: 'desc' } },
  });
  return rows.map(({ model, _sum }) => ({ model, ...sumOf(_sum) }));
}

/** The conversations that cost most; tokens decide where a model has no price. */
export async function dearestConversations(transaction: Transaction, since: string, limit: number) {
  const rows = await transaction.modelUsage.groupBy({
    by: ['conversationId'],
    where: { day: { gte: new Date(since) } },
    _sum: sums,
    _max: { day: true },
    orderBy: [{ _sum: { costMicros: 'desc' } }, { _sum: { outputTokens: 'desc' } }],
    take: limit,
  });
  return rows.map(({ conversationId, _sum, _max }) => ({
    conversationId,
    lastDay: dateOf(_max.day ?? new Date(since)),
    ...sumOf(_sum),
  }));
}

/** Whether an answer of this month said that the user's budget is used up. */
export async function hasBudgetNotice(transaction: Transaction, userId: string, month: string): Promise<boolean> {
  return (await transaction.modelBudgetNotice.count({ where: { userId, month } })) > 0;
}

export async function storeBudgetNotice(transaction: Transaction, userId: string, month: string): Promise<void> {
  await transaction.modelBudgetNotice.createMany({ data: [{ userId, month }], skipDuplicates: true });
}

export function countBudgetNotices(transaction: Transaction, month: string): Promise<number> {
  return transaction.modelBudgetNotice.count({ where: { month } });
}

const dateOf = (day: Date): string => day.toISOString().slice(0, 10);
