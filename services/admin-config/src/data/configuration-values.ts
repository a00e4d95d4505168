import {
  acceptValue,
  type ConfigurationKey,
  type ConfigurationValue,
  configurationKeys,
  definitionOf,
} from '@sefira/contracts/admin-config/configuration';
import { seal, unseal } from '@sefira/messaging/sealing';
import type { ConfigurationChange, Prisma, ConfigurationValue as Row } from '../../prisma/generated/client.ts';

export type { ConfigurationChange };

type Transaction = Prisma.TransactionClient;

/** A key that was set: its value, and by whom. */
export interface SetValue {
  readonly key: ConfigurationKey;
  /** Null after the default was restored. */
  readonly value: ConfigurationValue | null;
  readonly version: number;
  readonly updatedAt: Date;
  readonly updatedBy: string;
  readonly updatedByName: string;
}

const isSecret = (key: ConfigurationKey) => definitionOf(key).visibility === 'secret';

/** The stored text of a value. */
export function storedText(key: ConfigurationKey, value: ConfigurationValue | null, dataKey: string): string {
  return isSecret(key) ? seal(value, dataKey) : JSON.stringify(value);
}

/** The value of a stored text; undefined when the current rule does not allow it. */
export function readText(key: ConfigurationKey, text: string, dataKey: string): ConfigurationValue | undefined {
  return acceptValue(key, isSecret(key) ? unseal(text, dataKey) : JSON.parse(text));
}

/** True for the text of a restored default. */
export function isDefaultText(key: ConfigurationKey, text: string, dataKey: string): boolean {
  return (isSecret(key) ? unseal(text, dataKey) : JSON.parse(text)) === null;
}

function readRow(row: Row, dataKey: string): SetValue | undefined {
  const key = configurationKeys.find((known) => known === row.key);
  if (!key) return undefined;
  const value = isDefaultText(key, row.value, dataKey) ? null : readText(key, row.value, dataKey);
  if (value === undefined) return undefined;
  const { version, updatedAt, updatedBy, updatedByName } = row;
  return { key, value, version, updatedAt, updatedBy, updatedByName };
}

/** Every key that was set. */
export async function readSetValues(
  transaction: Transaction,
  dataKey: string,
): Promise<ReadonlyMap<ConfigurationKey, SetValue>> {
  const rows = await transaction.configurationValue.findMany();
  return new Map(rows.flatMap((row) => readRow(row, dataKey) ?? []).map((value) => [value.key, value]));
}

/** An unsealed secret; null when it is not set. */
export async function readSecret(
  transaction: Pick<Transaction, 'configurationValue'>,
  key: ConfigurationKey,
  dataKey: string,
): Promise<string | null> {
  const row = await transaction.configurationValue.findUnique({ where: { key } });
  const set = row && readRow(row, dataKey);
  return typeof set?.value === 'string' ? set.value : null;
}

/** Number that grows with every change. */
export async function readRevision(transaction: Transaction): Promise<number> {
  const { _sum } = await transaction.configurationValue.aggregate({ _sum: { version: true } });
  return _sum.version ?? 0;
}

/** Locks a key until the transaction ends. @returns its current value */
export async function lockValue(
  transaction: Transaction,
  key: ConfigurationKey,
  dataKey: string,
): Promise<SetValue | undefined> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`configuration ${key}`}, 0))`;
  const row = await transaction.configurationValue.findUnique({ where: { key } });
  return row ? readRow(row, dataKey) : undefined;
}

export async function storeValue(
  transaction: Transaction,
  set: SetValue,
  texts: { readonly value: string; readonly previous: string | null; readonly restoredFrom: number | null },
): Promise<void> {
  const { key, version, updatedAt, updatedBy, updatedByName } = set;
  const row = { value: texts.value, version, updatedAt, updatedBy, updatedByName };
  await transaction.configurationValue.upsert({ where: { key }, update: row, create: { key, ...row } });
  await transaction.configurationChange.create({
    data: {
      key,
      version,
      value: texts.value,
      previous: texts.previous,
      changedAt: updatedAt,
      actorId: updatedBy,
      actorName: updatedByName,
      restoredFrom: texts.restoredFrom,
    },
  });
}

const shownChanges = 100;

export function listChanges(transaction: Transaction, key: ConfigurationKey): Promise<ConfigurationChange[]> {
  return transaction.configurationChange.findMany({
    where: { key },
    orderBy: { version: 'desc' },
    take: shownChanges,
  });
}

export function findChange(
  transaction: Transaction,
  key: ConfigurationKey,
  version: number,
): Promise<ConfigurationChange | null> {
  return transaction.configurationChange.findUnique({ where: { key_version: { key, version } } });
}

/** Removes the person's name; the history stays (docs/decisions/0017-closing-and-erasing-an-account.md). */
export async function anonymiseChanges(transaction: Transaction, userId: string): Promise<void> {
  await transaction.configurationChange.updateMany({
    where: { actorId: userId },
    data: { actorName: 'Conta removida' },
  });
  await transaction.configurationValue.updateMany({
    where: { updatedBy: userId },
    data: { updatedByName: 'Conta removida' },
  });
}
