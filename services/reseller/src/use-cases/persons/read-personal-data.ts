import { clientOf } from '@sefira/database/access';
import type { ResellerContext } from '../../context.ts';
import { findPersonalRows, type PersonalRows } from '../../data/people.ts';

/** Everything personal in the tables of reseller. */
export function readPersonalData(context: ResellerContext, userId: string): Promise<PersonalRows> {
  return findPersonalRows(clientOf(context), userId);
}
