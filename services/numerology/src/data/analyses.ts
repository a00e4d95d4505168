import type { Analysis, Prisma, Share } from '../../prisma/generated/client.ts';

export type { Analysis, Share };
export type AnalysisWithShare = Analysis & { share: Share | null };

type Transaction = Prisma.TransactionClient;

/** An analysis of this person; another's is not there. */
export function findOwnAnalysis(
  transaction: Transaction,
  userId: string,
  id: string,
): Promise<AnalysisWithShare | null> {
  return transaction.analysis.findFirst({ where: { id, userId }, include: { share: true } });
}

export interface AnalysisFilter {
  readonly kind: string | null;
  /** Those made for this client only; null for all. */
  readonly clientId: string | null;
  /** Folded text; every word must be there. */
  readonly search: string;
  /** Id of the last analysis of the page before. */
  readonly after: string | null;
  readonly limit: number;
}

/** A page of a person's history, newest first: ids sort by time. */
export function listOwnAnalyses(
  transaction: Transaction,
  userId: string,
  { kind, clientId, search, after, limit }: AnalysisFilter,
): Promise<AnalysisWithShare[]> {
  const words = search.split(' ').filter((word) => word !== '');
  return transaction.analysis.findMany({
    where: {
      userId,
      ...(kind === null ? {} : { kind }),
      ...(clientId === null ? {} : { clientId }),
      ...(after === null ? {} : { id: { lt: after } }),
      AND: words.map((word) => ({ searchText: { contains: literally(word) } })),
    },
    include: { share: true },
    orderBy: { id: 'desc' },
    take: limit,
  });
}

/** Prisma leaves the wildcards of LIKE to its caller. */
export function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** @returns false when there is no such analysis of this person */
export async function deleteOwnAnalysis(transaction: Transaction, userId: string, id: string): Promise<boolean> {
  const { count } = await transaction.analysis.deleteMany({ where: { id, userId } });
  return count > 0;
}

/** Notes what became of the report of an analysis; one deleted meanwhile is nobody's loss. */
export async function setReport(
  transaction: Transaction,
  report: { readonly analysisId: string; readonly userId: string; readonly reportId: string; readonly status: string },
): Promise<void> {
  const { analysisId, userId, reportId, status } = report;
  await transaction.analysis.updateMany({
    where: { id: analysisId, userId },
    data: { reportId, reportStatus: status },
  });
}

/** Removes what guests left behind. @returns how many */
export async function deleteExpiredAnalyses(transaction: Transaction, now: Date): Promise<number> {
  const { count } = await transaction.analysis.deleteMany({ where: { expiresAt: { lt: now } } });
  return count;
}
