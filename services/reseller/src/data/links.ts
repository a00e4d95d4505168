import type { Link, Prisma } from '../../prisma/generated/client.ts';

export type { Link };

type Transaction = Prisma.TransactionClient;

export type LinkWithSums = Link & { readonly clicks: number; readonly visitors: number; readonly signUps: number };

/** A reseller's links with their sums: the main one first, then the newest. */
export async function listLinks(transaction: Transaction, resellerId: string): Promise<LinkWithSums[]> {
  const [links, sums] = await Promise.all([
    transaction.link.findMany({ where: { resellerId }, orderBy: [{ isDefault: 'desc' }, { id: 'desc' }] }),
    transaction.linkDay.groupBy({
      by: ['linkId'],
      where: { resellerId },
      _sum: { clicks: true, visitors: true, signUps: true },
    }),
  ]);
  const byLink = new Map(sums.map(({ linkId, _sum }) => [linkId, _sum]));
  return links.map((link) => {
    const sum = byLink.get(link.id);
    return {
      ...link,
      clicks: sum?.clicks ?? 0,
      visitors: sum?.visitors ?? 0,
      signUps: sum?.signUps ?? 0,
    };
  });
}

export function mainLink(transaction: Transaction, resellerId: string): Promise<Link> {
  return transaction.link.findFirstOrThrow({ where: { resellerId, isDefault: true } });
}

/** The link of a code, archived or not, with its reseller. */
export function findLink(transaction: Transaction, code: string) {
  return transaction.link.findUnique({ where: { code }, include: { reseller: true } });
}

export function findOwnLink(transaction: Transaction, resellerId: string, id: string): Promise<Link | null> {
  return transaction.link.findFirst({ where: { id, resellerId } });
}

export function countActiveLinks(transaction: Transaction, resellerId: string): Promise<number> {
  return transaction.link.count({ where: { resellerId, archivedAt: null } });
}

/** @returns false when the code is taken */
export async function addLink(transaction: Transaction, link: Prisma.LinkCreateManyInput): Promise<boolean> {
  const { count } = await transaction.link.createMany({ data: [link], skipDuplicates: true });
  return count > 0;
}

export async function archiveLink(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.link.updateMany({ where: { id, archivedAt: null }, data: { archivedAt: now } });
}
