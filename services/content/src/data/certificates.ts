import { newId } from '@sefira/platform/time/identifiers';
import type { Certificate, Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

export type { Certificate };

export function certificateOf(client: Transaction, userId: string): Promise<Certificate | null> {
  return client.certificate.findUnique({ where: { userId } });
}

export function certificateByCode(client: Transaction, code: string): Promise<Certificate | null> {
  return client.certificate.findUnique({ where: { code } });
}

/** The user's only certificate: a new one, or the earlier one. */
export async function issueOnce(
  transaction: Transaction,
  made: Pick<Certificate, 'userId' | 'code' | 'name' | 'course' | 'issuedAt'>,
): Promise<Certificate> {
  await transaction.certificate.createMany({ data: [{ ...made, id: newId() }], skipDuplicates: true });
  return transaction.certificate.findUniqueOrThrow({ where: { userId: made.userId } });
}

/** Deletes progress, exams and certificate of a user. */
export async function removeTrainingOf(transaction: Transaction, userId: string): Promise<void> {
  await transaction.lessonProgress.deleteMany({ where: { userId } });
  await transaction.examAttempt.deleteMany({ where: { userId } });
  await transaction.certificate.deleteMany({ where: { userId } });
}
