import {
  type ConfigurationKey,
  configurationKeys,
  isConfigurationKey,
} from '@sefira/contracts/admin-config/configuration';
import { clientOf } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import { readText } from '../../adapters/configuration-texts.ts';
import type { AdminContext } from '../../context.ts';
import { countProduct } from '../../data/activity.ts';
import { type ConfigurationValue, listChanges, listValues } from '../../data/configuration-values.ts';
import type { SetValue, SetValues } from '../../domain/set-value.ts';

/** A stored row; undefined for an unknown key or a value that the current rule does not allow. */
export function readRow(row: ConfigurationValue, dataKey: string): SetValue | undefined {
  const key = configurationKeys.find((known) => known === row.key);
  const value = key && readText(key, row.value, dataKey);
  return key === undefined || value === undefined ? undefined : { ...row, key, value };
}

/** Every key that was set. */
export async function readSetValues(context: AdminContext): Promise<SetValues> {
  const rows = await listValues(clientOf(context));
  const values = rows.flatMap((row) => readRow(row, context.settings.DATA_KEY) ?? []);
  return new Map(values.map((value) => [value.key, value]));
}

/** Every key that was set, and the counts of the product for claims. */
export async function readConfiguration(context: AdminContext) {
  const [set, counts] = await Promise.all([readSetValues(context), countProduct(clientOf(context))]);
  return { set, counts };
}

/** The newest changes of a key, with values as stored before and after. @throws DomainError NOT_FOUND for an unknown key */
export async function readHistory(context: AdminContext, name: string) {
  const key = knownKey(name);
  const { DATA_KEY: dataKey } = context.settings;
  const parsed = (text: string | null) => (text === null ? null : (readText(key, text, dataKey) ?? null));
  const changes = await listChanges(clientOf(context), key);
  return changes.map(({ value, previous, ...change }) => ({
    ...change,
    key,
    value: parsed(value),
    previous: parsed(previous),
  }));
}

export type HistoryEntry = Awaited<ReturnType<typeof readHistory>>[number];

/** @throws DomainError NOT_FOUND for an unknown key */
export function knownKey(name: string): ConfigurationKey {
  if (!isConfigurationKey(name)) throw new DomainError('NOT_FOUND', { message: 'Esta configuração não existe.' });
  return name;
}
