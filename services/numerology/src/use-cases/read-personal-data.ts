import { clientOf } from '@sefira/database/access';
import type { NumerologyContext } from '../context.ts';
import * as owners from '../data/owners.ts';

/** Stored data of a person, for the export of all data. */
export function readPersonalData(context: NumerologyContext, userId: string): Promise<owners.PersonalData> {
  return owners.readPersonalData(clientOf(context), userId);
}
