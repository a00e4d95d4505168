import { randomBytes } from 'node:crypto';
import type { createResellerLink } from '@sefira/contracts/reseller/links';
import type { RouteBody } from '@sefira/contracts/shared/route';
import { inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import { newId } from '@sefira/platform/time/identifiers';
import type { ResellerContext } from '../../context.ts';
import { addLink, countActiveLinks, type LinkWithSums } from '../../data/links.ts';
import { codeFrom } from '../../domain/link-code.ts';
import { type Caller, ownReseller } from '../accounts/own-reseller.ts';
import { readLink } from './read-links.ts';

const maximumLinks = 50;

/** Adds a link for a campaign. @throws DomainError CONFLICT when the code is taken or the limit of links reached */
export async function createLink(
  context: ResellerContext,
  caller: Caller,
  { name, code, source, medium, campaign }: RouteBody<typeof createResellerLink>,
): Promise<LinkWithSums> {
  const { userId: resellerId } = await ownReseller(context, caller);
  const link = { id: newId(), resellerId, name, code: code ?? codeFrom(randomBytes(8)), source, medium, campaign };
  await inTransaction(context, async (transaction) => {
    if ((await countActiveLinks(transaction, resellerId)) >= maximumLinks) {
      throw new DomainError('CONFLICT', { message: `Você já tem ${maximumLinks} links ativos. Arquive um deles.` });
    }
    const isAdded = await addLink(transaction, { ...link, createdAt: context.clock() });
    if (!isAdded) throw new DomainError('CONFLICT', { message: 'Este código já está em uso. Escolha outro.' });
  });
  return readLink(context, resellerId, link.id);
}
