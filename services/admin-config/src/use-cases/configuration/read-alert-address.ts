import { clientOf, type WithDatabase } from '@sefira/database/access';
import { readText } from '../../adapters/configuration-texts.ts';
import { findValue, type PrismaClient } from '../../data/configuration-values.ts';

const key = 'alert_webhook_url';

/** Address of alerts; null when it is not set. */
export async function readAlertAddress(database: WithDatabase<PrismaClient>, dataKey: string): Promise<string | null> {
  const row = await findValue(clientOf(database), key);
  const address = row && readText(key, row.value, dataKey);
  return typeof address === 'string' ? address : null;
}
