import type { PersonalDataSection } from '@sefira/contracts/shared/personal-data';
import type { Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

/** Moves a guest's reports to an account; those of analyses that the account has already are deleted. */
export async function takeOver(transaction: Transaction, guestId: string, userId: string): Promise<void> {
  await transaction.$executeRaw`
    UPDATE report AS moved SET user_id = ${userId}::uuid WHERE moved.user_id = ${guestId}::uuid AND NOT EXISTS (
      SELECT 1 FROM report AS own WHERE own.user_id = ${userId}::uuid AND own.analysis_id = moved.analysis_id)`;
  await transaction.report.deleteMany({ where: { userId: guestId } });
  await transaction.idempotentCall.deleteMany({ where: { userId: guestId } });
}

/** Deletes a person's reports. A document without other reports is deleted by retention, with its file. */
export async function eraseOwner(transaction: Transaction, userId: string): Promise<void> {
  await eraseReports(transaction, { userId });
  await transaction.idempotentCall.deleteMany({ where: { userId } });
  await transaction.brand.deleteMany({ where: { userId } });
  await transaction.$executeRaw`
    DELETE FROM outbox_event WHERE published_at IS NOT NULL AND payload->>'userId' = ${userId}`;
}

/** Deletes reports, and marks documents without other reports for retention. */
export async function eraseReports(transaction: Transaction, where: Prisma.ReportWhereInput): Promise<void> {
  const reports = await transaction.report.findMany({ where, select: { id: true, documentId: true } });
  await transaction.report.deleteMany({ where: { id: { in: reports.map(({ id }) => id) } } });
  await transaction.document.updateMany({
    where: {
      id: { in: reports.map(({ documentId }) => documentId) },
      reports: { none: {} },
      finishedAt: { not: null },
    },
    data: { finishedAt: new Date(0) },
  });
}

/** Stored data of a person, with the purpose of each field. */
export async function readPersonalData(transaction: Transaction, userId: string): Promise<PersonalDataSection[]> {
  const reports = await transaction.report.findMany({
    where: { userId },
    include: { document: true },
    orderBy: { createdAt: 'asc' },
  });
  return [
    {
      title: 'Relatórios',
      legalBasis: 'Execução de contrato (LGPD, art. 7º, V)',
      purposes: {
        type: 'Saber que relatório é',
        title: 'Mostrar na lista',
        summary: 'Mostrar na lista',
        insights: 'Mostrar na lista',
        input: 'Fazer o PDF com os nomes e datas que você digitou',
        rating: 'Guardar a sua avaliação',
        pages: 'Mostrar o tamanho do PDF',
        createdAt: 'Ordenar a lista',
        deletedAt: 'Apagar de vez 30 dias depois de você tirar da lista',
      },
      rows: reports.map(({ type, title, summary, insights, rating, createdAt, deletedAt, document }) => ({
        type,
        title,
        summary,
        insights,
        input: document.input,
        rating,
        pages: document.pages,
        createdAt,
        deletedAt,
      })),
    },
  ];
}
