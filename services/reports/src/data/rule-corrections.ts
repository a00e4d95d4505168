import type { Prisma, RuleCorrectionOffer } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

export type { RuleCorrectionOffer };

/** Id of the last report that was read for a correction; null before the first one. */
export async function findScanned(transaction: Transaction, correctionId: string): Promise<string | null> {
  const scan = await transaction.ruleCorrectionScan.findUnique({ where: { correctionId } });
  return scan?.lastReportId ?? null;
}

export async function saveScanned(transaction: Transaction, correctionId: string, lastReportId: string): Promise<void> {
  await transaction.ruleCorrectionScan.upsert({
    where: { correctionId },
    create: { correctionId, lastReportId },
    update: { lastReportId },
  });
}

/** The next reports by time of creation, with what their results are made from. */
export function listReportsAfter(transaction: Transaction, lastReportId: string | null, limit: number) {
  return transaction.report.findMany({
    where: { deletedAt: null, ...(lastReportId === null ? {} : { id: { gt: lastReportId } }) },
    orderBy: { id: 'asc' },
    take: limit,
    select: {
      id: true,
      userId: true,
      document: { select: { kind: true, input: true, ruleSet: true, referenceDate: true } },
    },
  });
}

/** Stores an offer in place of unused earlier ones of the same report. */
export async function saveOffer(transaction: Transaction, offer: Omit<RuleCorrectionOffer, 'redoneAt'>): Promise<void> {
  await transaction.ruleCorrectionOffer.deleteMany({ where: { reportId: offer.reportId, redoneAt: null } });
  await transaction.ruleCorrectionOffer.create({ data: offer });
}

/** The unused offer of a report. */
export function findOpenOffer(transaction: Transaction, reportId: string): Promise<RuleCorrectionOffer | null> {
  return transaction.ruleCorrectionOffer.findFirst({ where: { reportId, redoneAt: null } });
}

/** Those of the reports that have an unused offer. */
export async function reportsWithOffer(transaction: Transaction, reportIds: readonly string[]): Promise<Set<string>> {
  const offers = await transaction.ruleCorrectionOffer.findMany({
    where: { reportId: { in: [...reportIds] }, redoneAt: null },
    select: { reportId: true },
  });
  return new Set(offers.map(({ reportId }) => reportId));
}

/** Uses the offer of a report up and locks its row, so that of two calls one gets it. @returns null without one */
export async function useOffer(
  transaction: Transaction,
  reportId: string,
  now: Date,
): Promise<RuleCorrectionOffer | null> {
  const [offer] = await transaction.ruleCorrectionOffer.updateManyAndReturn({
    where: { reportId, redoneAt: null },
    data: { redoneAt: now },
  });
  return offer ?? null;
}
