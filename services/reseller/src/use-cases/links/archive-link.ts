import { clientOf } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { ResellerContext } from '../../context.ts';
import { archiveLink as archiveRow, findOwnLink, type LinkWithSums } from '../../data/links.ts';
import { type Caller, ownReseller } from '../accounts/own-reseller.ts';
import { readLink } from './read-links.ts';

/** Archives a link: its clicks no longer count, attributions stay. @throws DomainError NOT_FOUND, or CONFLICT for the main link */
export async function archiveLink(context: ResellerContext, caller: Caller, id: string): Promise<LinkWithSums> {
  const { userId } = await ownReseller(context, caller);
  const client = clientOf(context);
  const link = await findOwnLink(client, userId, id);
  if (!link) throw new DomainError('NOT_FOUND');
  if (link.isDefault) throw new DomainError('CONFLICT', { message: 'O link principal não pode ser arquivado.' });
  await archiveRow(client, id, context.clock());
  return readLink(context, userId, id);
}
