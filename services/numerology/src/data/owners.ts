import type { PersonalDataSection } from '@sefira/contracts/shared/personal-data';
import type { Prisma } from '../../prisma/generated/client.ts';
import { clientSection } from './client-section.ts';

type Transaction = Prisma.TransactionClient;

/** Moves a guest's analyses and favourites to an account and removes their expiry. */
export async function takeOver(transaction: Transaction, guestId: string, userId: string): Promise<void> {
  await transaction.analysis.updateMany({ where: { userId: guestId }, data: { userId, expiresAt: null } });
  await transaction.$executeRaw`
    UPDATE favourite AS kept SET user_id = ${userId}::uuid WHERE kept.user_id = ${guestId}::uuid AND NOT EXISTS (
      SELECT 1 FROM favourite AS own
      WHERE own.user_id = ${userId}::uuid AND own.kind = kept.kind AND own.name = kept.name)`;
  await transaction.favourite.deleteMany({ where: { userId: guestId } });
}

/** Deletes the data of a person, with shares and published events. */
export async function eraseOwner(transaction: Transaction, userId: string): Promise<void> {
  await transaction.analysis.deleteMany({ where: { userId } });
  await transaction.client.deleteMany({ where: { userId } });
  await transaction.favourite.deleteMany({ where: { userId } });
  await transaction.calendarFeed.deleteMany({ where: { userId } });
  await transaction.idempotencyKey.deleteMany({ where: { subject: userId } });
  await transaction.$executeRaw`
    DELETE FROM outbox_event WHERE published_at IS NOT NULL AND payload->>'userId' = ${userId}`;
}

/** Stored data of a person, with the purpose of each field. */
export async function readPersonalData(transaction: Transaction, userId: string): Promise<PersonalDataSection[]> {
  const [analyses, favourites, feeds, clients] = await Promise.all([
    transaction.analysis.findMany({ where: { userId }, include: { share: true }, orderBy: { id: 'asc' } }),
    transaction.favourite.findMany({ where: { userId }, orderBy: { id: 'asc' } }),
    transaction.calendarFeed.findMany({ where: { userId } }),
    transaction.client.findMany({ where: { userId }, orderBy: { id: 'asc' } }),
  ]);
  const legalBasis = 'Execução de contrato (LGPD, art. 7º, V)';
  return [
    {
      title: 'Análises',
      legalBasis,
      purposes: {
        kind: 'Saber que análise foi feita',
        title: 'Mostrar no histórico',
        input: 'Refazer a análise com os nomes e datas que você digitou',
        system: 'Refazer a análise pelo mesmo sistema',
        referenceDate: 'Refazer a análise como naquele dia',
        summary: 'Mostrar os números principais no histórico',
        sharedAt: 'Saber desde quando há um link público',
        createdAt: 'Ordenar o histórico',
      },
      rows: analyses.map(({ kind, title, input, system, referenceDate, summary, share, createdAt }) => ({
        kind,
        title,
        input,
        system,
        referenceDate,
        summary,
        sharedAt: share?.createdAt ?? null,
        createdAt,
      })),
    },
    clientSection(clients),
    {
      title: 'Agenda de previsões',
      legalBasis,
      purposes: { birthDate: 'Calcular o número de cada dia', createdAt: 'Saber desde quando está ligada' },
      rows: feeds.map(({ birthDate, createdAt }) => ({ birthDate, createdAt })),
    },
    {
      title: 'Nomes favoritos',
      legalBasis,
      purposes: {
        kind: 'Saber de que gerador veio',
        name: 'Guardar o nome que você escolheu',
        number: 'Mostrar o número do nome',
        note: 'Mostrar o significado do nome',
        createdAt: 'Ordenar a lista',
      },
      rows: favourites.map(({ kind, name, number, note, createdAt }) => ({ kind, name, number, note, createdAt })),
    },
  ];
}
