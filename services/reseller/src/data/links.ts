import { randomBytes } from 'node:crypto';
import { DomainError } from '@sefira/platform/http/domain-error';
import { newId } from '@sefira/platform/time/identifiers';
import type { Prisma } from '../../prisma/generated/client.ts';
import { codeFrom } from '../domain/link-code.ts';
import type { Link } from './resellers.ts';

type Transaction = Prisma.TransactionClient;

const mostLinks = 50;

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

export async function mainLink(transaction: Transaction, resellerId: string): Promise<Link> {
  return transaction.link.findFirstOrThrow({ where: { resellerId, isDefault: true } });
}

/** Adds a link for a campaign. @throws DomainError CONFLICT when the code is taken or the limit of links reached */
export async function addLink(
  transaction: Transaction,
  link: {
    readonly resellerId: string;
    readonly name: string;
    readonly code: string | undefined;
    readonly source: string;
    readonly medium: string;
    readonly campaign: string;
  },
  now: Date,
): Promise<string> {
  const live = await transaction.link.count({ where: { resellerId: link.resellerId, archivedAt: null } });
  if (live >= mostLinks) {
    throw new DomainError('CONFLICT', { message: `Você já tem ${mostLinks} links ativos. Arquive um deles.` });
  }
  const id = newId();
  const code = link.code ?? codeFrom(randomBytes(8));
  const { count } = await transaction.link.createMany({
    data: [{ ...link, id, code, createdAt: now }],
    skipDuplicates: true,
  });
  if (count === 0) throw new DomainError('CONFLICT', { message: 'Este código já está em uso. Escolha outro.' });
  return id;
}

/** Archives a link: its clicks no longer count, attributions stay. @throws DomainError NOT_FOUND, or CONFLICT for the main link */
export async function archiveLink(transaction: Transaction, resellerId: string, id: string, now: Date): Promise<void> {
  const link = await transaction.link.findFirst({ where: { id, resellerId } });
  if (!link) throw new DomainError('NOT_FOUND');
  if (link.isDefault) throw new DomainError('CONFLICT', { message: 'O link principal não pode ser arquivado.' });
  await transaction.link.updateMany({ where: { id, archivedAt: null }, data: { archivedAt: now } });
}
