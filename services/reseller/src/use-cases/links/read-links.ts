import { clientOf } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { ResellerContext } from '../../context.ts';
import { findActiveLink } from '../../data/clicks.ts';
import { type LinkWithSums, listLinks, mainLink } from '../../data/links.ts';
import { type Caller, ownReseller } from '../accounts/own-reseller.ts';

/** Code of the caller's main link with the conditions to show beside it. */
export async function readMainLink(context: ResellerContext, caller: Caller) {
  const { userId } = await ownReseller(context, caller);
  const { code } = await mainLink(clientOf(context), userId);
  return {
    code,
    commissionPercent: context.configuration.get('reseller_commission_percent'),
    attributionDays: context.configuration.get('reseller_attribution_days'),
  };
}

/** The caller's links with their sums. */
export async function listOwnLinks(context: ResellerContext, caller: Caller): Promise<readonly LinkWithSums[]> {
  const { userId } = await ownReseller(context, caller);
  return listLinks(clientOf(context), userId);
}

/** A reseller's link with its sums. @throws DomainError NOT_FOUND */
export async function readLink(context: ResellerContext, resellerId: string, id: string): Promise<LinkWithSums> {
  const link = (await listLinks(clientOf(context), resellerId)).find((candidate) => candidate.id === id);
  if (!link) throw new DomainError('NOT_FOUND');
  return link;
}

/** Code and first name of the reseller of an active link. @throws DomainError NOT_FOUND */
export async function readReferrer(context: ResellerContext, code: string) {
  const link = await findActiveLink(clientOf(context), code);
  if (!link) throw new DomainError('NOT_FOUND');
  const [firstName = ''] = link.reseller.name.split(' ');
  return { code: link.code, firstName };
}
