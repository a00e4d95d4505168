import { rowsOf } from '@sefira/database/rows';
import type { InstantPosition } from '@sefira/platform/pagination/instant-cursor';
import { escapeLike } from '@sefira/platform/text/like';
import * as z from 'zod';
import type { Prisma } from '../../prisma/generated/client.ts';
import { documentStates, type ReportStatus, statusOf } from '../domain/document-state.ts';
import type { ReportWithDocument } from './reports.ts';

type Transaction = Prisma.TransactionClient;

export interface ListFilter {
  readonly userId: string;
  /** Folded words contained in title or summary, in any order; empty for all. */
  readonly search: string;
  readonly type: string | null;
  readonly from: Date | null;
  readonly analysisId: string | null;
  readonly after: InstantPosition | null;
  readonly limit: number;
}

/** A page of a person's reports, newest first; with one more row when there is a next page. */
export function listReports(transaction: Transaction, filter: ListFilter): Promise<ReportWithDocument[]> {
  const { after } = filter;
  const words = filter.search.split(/\s+/).filter(Boolean);
  return transaction.report.findMany({
    where: {
      userId: filter.userId,
      deletedAt: null,
      AND: words.map((word) => ({ searchText: { contains: escapeLike(word) } })),
      ...(filter.type ? { type: filter.type } : {}),
      ...(filter.from ? { createdAt: { gte: filter.from } } : {}),
      ...(filter.analysisId ? { analysisId: filter.analysisId } : {}),
      ...(after ? { OR: [{ createdAt: { lt: after.at } }, { createdAt: after.at, id: { lt: after.id } }] } : {}),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: filter.limit + 1,
    include: { document: true },
  });
}

export interface ReportCounters {
  readonly total: number;
  readonly completed: number;
  readonly processing: number;
  readonly failed: number;
  /** Mean of the ratings above 0, one decimal; null without any. */
  readonly averageRating: number | null;
}

const stateCount = z.object({ state: z.enum(documentStates), count: z.int() });

/** Counts over all of a person's reports, whatever the filter. */
export async function countReports(transaction: Transaction, userId: string): Promise<ReportCounters> {
  const [states, ratings] = await Promise.all([
    rowsOf(stateCount)(transaction.$queryRaw`
      SELECT document.state, count(*)::int AS count
      FROM report JOIN document ON document.id = report.document_id
      WHERE report.user_id = ${userId}::uuid AND report.deleted_at IS NULL
      GROUP BY document.state`),
    transaction.report.aggregate({ where: { userId, deletedAt: null, rating: { gt: 0 } }, _avg: { rating: true } }),
  ]);
  const counted: Record<ReportStatus, number> = { completed: 0, processing: 0, failed: 0 };
  for (const { state, count } of states) counted[statusOf(state)] += count;
  const mean = ratings._avg.rating;
  return {
    ...counted,
    total: counted.completed + counted.processing + counted.failed,
    averageRating: mean === null ? null : Math.round(mean * 10) / 10,
  };
}
