import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import {
  acceptValue,
  type ConfigurationKey,
  type ConfigurationValue,
  configurationKeys,
  definitionOf,
  isConfigurationKey,
} from '@sefira/contracts/admin-config/configuration';
import { clientOf, inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import { alertAddressProblem } from '../../adapters/alert-sender.ts';
import { readText, storedText } from '../../adapters/configuration-texts.ts';
import type { ActingCall } from '../../adapters/people.ts';
import type { AdminContext, Transaction } from '../../context.ts';
import { findChange, lockValue, storeValue } from '../../data/configuration-values.ts';
import { presetOf, presetsOf } from '../../domain/presets.ts';
import type { SetValue } from '../../domain/set-value.ts';
import { shownValue } from '../../presenters/configuration.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { publishConfigurationNow } from './publish-configuration.ts';
import { knownKey, readRow } from './read-configuration.ts';
import { requireAdminPassword } from './require-password.ts';

/** A requested change of an editable key. */
interface WantedChange {
  readonly key: ConfigurationKey;
  /** Null restores the default. */
  readonly value: ConfigurationValue | null;
  /** The version that the administrator saw; old clients do not send it. */
  readonly version?: number | undefined;
  readonly restoredFrom?: number;
}

interface Confirmed {
  readonly adminPassword: string;
  readonly version?: number | undefined;
}

/** Sets one key. @throws DomainError NOT_FOUND, FIELD_READ_ONLY, CONFIG_VALUE_INVALID, CONFLICT, ADMIN_PASSWORD_INVALID */
export async function writeValue(
  context: AdminContext,
  by: ActingCall,
  name: string,
  { value, version, adminPassword }: Confirmed & { readonly value: unknown },
): Promise<ConfigurationKey> {
  const key = editableKey(name);
  await applyChanges(context, by, [{ key, value: acceptedValue(key, value), version }], adminPassword);
  return key;
}

/** Sets a key to an earlier version; version 0 is the default. @throws DomainError as `writeValue` */
export async function restoreValue(
  context: AdminContext,
  by: ActingCall,
  name: string,
  { restoreVersion, version, adminPassword }: Confirmed & { readonly restoreVersion: number },
): Promise<ConfigurationKey> {
  const key = editableKey(name);
  const value = restoreVersion === 0 ? null : await earlierValue(context, key, restoreVersion);
  await applyChanges(context, by, [{ key, value, version, restoredFrom: restoreVersion }], adminPassword);
  return key;
}

/** Sets many keys, all or none. @returns the changed keys. @throws DomainError VALIDATION_FAILED for an unknown key, and as `writeValue` */
export function importValues(
  context: AdminContext,
  by: ActingCall,
  values: Readonly<Record<string, unknown>>,
  adminPassword: string,
): Promise<readonly ConfigurationKey[]> {
  const unknown = Object.keys(values).filter((key) => !isConfigurationKey(key));
  if (unknown.length > 0) {
    const issues = unknown.map((key) => ({ path: `values.${key}`, message: 'Esta configuração não existe.' }));
    throw new DomainError('VALIDATION_FAILED', { issues });
  }
  const wanted = Object.entries(values).map(([name, value]) => {
    const key = editableKey(name);
    return { key, value: acceptedValue(key, value) };
  });
  return applyChanges(context, by, wanted, adminPassword);
}

/** @throws DomainError NOT_FOUND for an unknown key, FIELD_READ_ONLY for one that is not editable */
function editableKey(name: string): ConfigurationKey {
  const key = knownKey(name);
  if (!definitionOf(key).isEditable) {
    throw new DomainError('FIELD_READ_ONLY', { message: `A configuração ${key} não pode ser alterada.` });
  }
  return key;
}

/** @throws DomainError CONFIG_VALUE_INVALID naming the type */
function acceptedValue(key: ConfigurationKey, value: unknown): ConfigurationValue {
  const accepted = acceptValue(key, value);
  if (accepted !== undefined) return accepted;
  const { type, rule } = definitionOf(key);
  const message = `Valor inválido para o tipo ${type}`;
  throw new DomainError('CONFIG_VALUE_INVALID', { message, issues: [{ path: 'value', message: rule }] });
}

/** Null when that change restored the default. */
async function earlierValue(
  context: AdminContext,
  key: ConfigurationKey,
  version: number,
): Promise<ConfigurationValue | null> {
  const earlier = await findChange(clientOf(context), key, version);
  if (!earlier) throw new DomainError('NOT_FOUND', { message: 'Esta versão não existe.' });
  const value = readText(key, earlier.value, context.settings.DATA_KEY);
  return value === null ? null : acceptedValue(key, value);
}

/**
 * Applies changes after the administrator's password, all or none, each with its audit entry; unchanged values are skipped.
 * @returns the changed keys
 * @throws DomainError CONFLICT, with both values, after a concurrent change
 */
async function applyChanges(
  context: AdminContext,
  by: ActingCall,
  changes: readonly WantedChange[],
  password: string,
): Promise<readonly ConfigurationKey[]> {
  const actor = await context.people.actorOf(by);
  const [only] = changes;
  await requireAdminPassword(context, actor, password, changes.length === 1 && only ? { configKey: only.key } : {});
  await refuseInsideAlerts(context, changes);
  // In one order, so that concurrent imports do not deadlock.
  const ordered = configurationKeys.flatMap((key) => changes.find((change) => change.key === key) ?? []);
  const changed = await inTransaction(context, async (transaction) => {
    const keys: ConfigurationKey[] = [];
    for (const change of ordered) if (await applyChange(context, transaction, actor, change)) keys.push(change.key);
    return keys;
  });
  await context.checkpoints.catchUp();
  await publishConfigurationNow(context);
  return changed;
}

/** @throws DomainError CONFIG_VALUE_INVALID for an internal address of alerts */
async function refuseInsideAlerts(context: AdminContext, changes: readonly WantedChange[]): Promise<void> {
  const wanted = changes.find(({ key }) => key === 'alert_webhook_url');
  if (typeof wanted?.value !== 'string') return;
  const message = await alertAddressProblem(wanted.value, context.settings.ALERT_INSIDE_HOSTS);
  if (message === null) return;
  throw new DomainError('CONFIG_VALUE_INVALID', { message, issues: [{ path: 'value', message }] });
}

async function applyChange(
  context: AdminContext,
  transaction: Transaction,
  actor: AuditActor,
  { key, value, version, restoredFrom }: WantedChange,
): Promise<boolean> {
  const dataKey = context.settings.DATA_KEY;
  const row = await lockValue(transaction, key);
  const current = row ? readRow(row, dataKey) : undefined;
  if (version !== undefined && version !== (current?.version ?? 0)) throw conflict(key, current, value);
  const preset = presetOf(key, presetsOf(context.settings));
  const wasDefault = (current?.value ?? null) === null;
  const old = current?.value ?? preset;
  if (value === null ? wasDefault : old === value) return false;
  const now = context.clock();
  const newVersion = (current?.version ?? 0) + 1;
  await storeValue(
    transaction,
    {
      key,
      value: storedText(key, value, dataKey),
      version: newVersion,
      updatedAt: now,
      updatedBy: actor.id,
      updatedByName: actor.name,
    },
    { previous: current ? storedText(key, current.value, dataKey) : null, restoredFrom: restoredFrom ?? null },
  );
  const audited = (shown: ConfigurationValue | null) => ({ value: shownValue(key, shown) });
  await appendAudit(
    context,
    transaction,
    {
      action: 'update',
      entity: 'configuration',
      entityId: key,
      configKey: key,
      actor,
      old: audited(old),
      new: audited(value ?? preset),
      metadata: {
        version: newVersion,
        ...(restoredFrom === undefined ? {} : { restoredFrom }),
        ...(wasDefault ? { fromDefault: true } : {}),
        ...(value === null ? { toDefault: true } : {}),
      },
      result: 'ok',
    },
    now,
  );
  return true;
}

function conflict(key: ConfigurationKey, current: SetValue | undefined, yours: ConfigurationValue | null): DomainError {
  return new DomainError('CONFLICT', {
    message: 'Outro administrador mudou esta configuração enquanto você editava.',
    data: {
      current: {
        value: shownValue(key, current?.value ?? definitionOf(key).preset),
        version: current?.version ?? 0,
        updated_at: current?.updatedAt.toISOString() ?? null,
        updated_by: current?.updatedByName ?? null,
      },
      yours: shownValue(key, yours),
    },
  });
}
