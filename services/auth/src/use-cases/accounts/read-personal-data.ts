import type { PersonalDataSection } from '@sefira/contracts/shared/personal-data';
import { clientOf } from '@sefira/database/access';
import type { AuthContext } from '../../context.ts';
import { readPersonalRows } from '../../data/personal-data.ts';
import { presentPersonalData } from '../../presenters/personal-data.ts';

/** The personal data in auth's tables; empty for an unknown account. */
export async function readPersonalData(context: AuthContext, accountId: string): Promise<PersonalDataSection[]> {
  const rows = await readPersonalRows(clientOf(context), accountId);
  return rows === null ? [] : presentPersonalData(rows);
}
