import { deleteInBatches } from '@sefira/database/delete-in-batches';
import { rowsOf } from '@sefira/database/rows';
import * as z from 'zod';
import type { Analysis, Prisma, Share } from '../../prisma/generated/client.ts';

export type { Analysis, Share };
export type AnalysisWithShare = Analysis & { share: Share | null };

type Transaction = Prisma.TransactionClient;

export async function insertAnalysis(
  transaction: Transaction,
  analysis: Prisma.AnalysisUncheckedCreateInput,
): Promise<void> {
  await transaction.analysis.createMany({ data: [analysis] });
}

/** An analysis of this person only. */
export function findOwnAnalysis(transaction: Transaction, userId: string, id: string): Promise<Analysis | null> {
  return transaction.analysis.findFirst({ where: { id, userId } });
}

/** An analysis of this person, locked until the end of the transaction. */
export async function lockOwnAnalysis(transaction: Transaction, userId: string, id: string): Promise<Analysis | null> {
  await transaction.$queryRaw`SELECT 1 FROM analysis WHERE id = ${id}::uuid AND user_id = ${userId}::uuid FOR UPDATE`;
  return findOwnAnalysis(transaction, userId, id);
}

/** Changes what an analysis is computed from, and the numbers of its list entry. */
export async function changeInput(
  transaction: Transaction,
  id: string,
  data: Pick<Prisma.AnalysisUpdateInput, 'input' | 'summary'>,
): Promise<void> {
  await transaction.analysis.update({ where: { id }, data });
}

const equalAnalysis = z.object({ id: z.string(), referenceDate: z.string() });

/** The newest analysis of this person with the same kind, system and typed data (an e-mail aside), or null. */
export async function findEqualAnalysis(
  transaction: Transaction,
  userId: string,
  asked: { readonly kind: string; readonly system: string; readonly input: object },
): Promise<z.infer<typeof equalAnalysis> | null> {
  const input = JSON.stringify(asked.input);
  const [found] = await rowsOf(equalAnalysis)(transaction.$queryRaw`
    SELECT id, reference_date AS "referenceDate" FROM analysis
    WHERE user_id = ${userId}::uuid AND kind = ${asked.kind} AND system = ${asked.system}
      AND input - 'email' = ${input}::jsonb - 'email'
    ORDER BY id DESC LIMIT 1`);
  return found ?? null;
}

/** @returns false when there is no such analysis of this person */
export async function deleteOwnAnalysis(transaction: Transaction, userId: string, id: string): Promise<boolean> {
  const { count } = await transaction.analysis.deleteMany({ where: { id, userId } });
  return count > 0;
}

/** Stores the outcome of an analysis' report; a deleted analysis is ignored. */
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

/** Deletes expired analyses of guests. @returns how many */
export async function deleteExpiredAnalyses(transaction: Transaction, now: Date, signal: AbortSignal): Promise<number> {
  return deleteInBatches(signal, (limit) =>
    transaction.analysis.deleteMany({ where: { expiresAt: { lt: now } }, limit }),
  );
}
