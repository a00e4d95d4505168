import { newId } from '@sefira/platform/time/identifiers';
import type { Favourite, Prisma } from '../../prisma/generated/client.ts';

export type { Favourite };

type Transaction = Prisma.TransactionClient;

/** Limit of favourites of a person, and of one list response. */
export const maximumFavourites = 500;

export function listFavourites(transaction: Transaction, userId: string, kind: string | null): Promise<Favourite[]> {
  return transaction.favourite.findMany({
    where: { userId, ...(kind === null ? {} : { kind }) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: maximumFavourites,
  });
}

export function countFavourites(transaction: Transaction, userId: string): Promise<number> {
  return transaction.favourite.count({ where: { userId } });
}

export interface NewFavourite {
  readonly userId: string;
  readonly kind: string;
  readonly name: string;
  readonly number: number;
  readonly note: string;
}

/** Stores a name; an earlier one stays unchanged. */
export async function putFavourite(transaction: Transaction, favourite: NewFavourite, now: Date): Promise<Favourite> {
  const { userId, kind, name } = favourite;
  await transaction.favourite.createMany({
    data: [{ id: newId(), createdAt: now, ...favourite }],
    skipDuplicates: true,
  });
  return transaction.favourite.findUniqueOrThrow({ where: { userId_kind_name: { userId, kind, name } } });
}

/** @returns false when this person has no such favourite */
export async function deleteFavourite(transaction: Transaction, userId: string, id: string): Promise<boolean> {
  const { count } = await transaction.favourite.deleteMany({ where: { id, userId } });
  return count > 0;
}
