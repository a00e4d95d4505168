import type { AnalysisFeed, Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;
export type FedAnalysis = Prisma.AnalysisFeedGetPayload<{ include: { analysis: true } }>;

/** Stores the one feed of an analysis and revokes an earlier address. */
export async function storeAnalysisFeed(transaction: Transaction, feed: AnalysisFeed): Promise<void> {
  const { analysisId, ...rest } = feed;
  await transaction.analysisFeed.upsert({ where: { analysisId }, create: feed, update: rest });
}

export function findAnalysisFeed(transaction: Transaction, analysisId: string): Promise<AnalysisFeed | null> {
  return transaction.analysisFeed.findUnique({ where: { analysisId } });
}

export function findAnalysisFeedByHash(transaction: Transaction, tokenHash: string): Promise<FedAnalysis | null> {
  return transaction.analysisFeed.findUnique({ where: { tokenHash }, include: { analysis: true } });
}

export async function deleteAnalysisFeed(transaction: Transaction, analysisId: string): Promise<void> {
  await transaction.analysisFeed.deleteMany({ where: { analysisId } });
}
