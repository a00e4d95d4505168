import type { Analysis, Prisma, Share } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

export interface ShareChoice {
  readonly showBirthDate: boolean;
  readonly showEmail: boolean;
}

/** The share of an analysis: a new address, or the one it has with another choice of what it shows. */
export function putShare(
  transaction: Transaction,
  analysisId: string,
  { slug, ...choice }: ShareChoice & { readonly slug: string },
): Promise<Share> {
  return transaction.share.upsert({
    where: { analysisId },
    create: { analysisId, slug, ...choice },
    update: choice,
  });
}

export async function deleteShare(transaction: Transaction, analysisId: string): Promise<void> {
  await transaction.share.deleteMany({ where: { analysisId } });
}

/** The parts of an analysis that its public page shows. */
export type PublicAnalysis = Pick<
  Analysis,
  'kind' | 'title' | 'input' | 'system' | 'ruleSet' | 'referenceDate' | 'createdAt'
>;

export interface SharedAnalysis extends ShareChoice {
  readonly analysis: PublicAnalysis;
}

export function findShared(
  transaction: Transaction,
  slug: string,
): Promise<(Share & { readonly analysis: Analysis }) | null> {
  return transaction.share.findUnique({ where: { slug }, include: { analysis: true } });
}
