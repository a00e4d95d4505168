import { clientOf } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { ResellerContext } from '../../context.ts';
import { type Explained, findExplained } from '../../data/explanation.ts';
import { type Caller, ownReseller } from '../accounts/own-reseller.ts';

/** The caller's commission with its customer, sale, link and payout. @throws DomainError NOT_FOUND */
export async function explainCommission(context: ResellerContext, caller: Caller, id: string): Promise<Explained> {
  const { userId } = await ownReseller(context, caller);
  const explained = await findExplained(clientOf(context), userId, id);
  if (!explained) throw new DomainError('NOT_FOUND');
  return explained;
}
