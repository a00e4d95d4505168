import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import {
  acceptValue,
  type ConfigurationKey,
  type ConfigurationValue,
  configurationKeys,
  definitionOf,
  isConfigurationKey,
  maskedValue,
} from '@sefira/contracts/admin-config/configuration';
import { inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { AdminContext, Transaction } from '../context.ts';
import { presetsOf } from '../domain/presets.ts';
import { presetOf, shownValue } from '../presenters/configuration.ts';
import { appendAudit } from './audit-trail.ts';
import { lockValue, type SetValue, storedText, storeValue } from './configuration-values.ts';

/** A requested change of an editable key. */
export interface WantedChange {
  readonly key: ConfigurationKey;
  /** Null restores the default. */
  readonly value: ConfigurationValue | null;
  /** The version that the administrator saw; old clients do not send it. */
  readonly version?: number | undefined;
  readonly restoredFrom?: number;
}

/** @throws DomainError NOT_FOUND for an unknown key, FIELD_READ_ONLY for one that is not editable */
export function editableKey(key: string): ConfigurationKey {
  if (!isConfigurationKey(key)) throw new DomainError('NOT_FOUND', { message: 'Esta configuração não existe.' });
  if (!definitionOf(key).isEditable) {
    throw new DomainError('FIELD_READ_ONLY', { message: `A configuração ${key} não pode ser alterada.` });
  }
  return key;
}

/** @throws DomainError CONFIG_VALUE_INVALID naming the type */
export function acceptedValue(key: ConfigurationKey, value: unknown): ConfigurationValue {
  const accepted = acceptValue(key, value);
  if (accepted !== undefined) return accepted;
  const { type, rule } = definitionOf(key);
  const message = `Valor inválido para o tipo ${type}`;
  throw new DomainError('CONFIG_VALUE_INVALID', { message, issues: [{ path: 'value', message: rule }] });
}

/**
 * Applies changes, all or none, each with its audit entry; unchanged values are skipped.
 * @returns the changed keys
 * @throws DomainError CONFLICT, with both values, after a concurrent change
 */
export async function changeConfiguration(
  context: AdminContext,
  actor: AuditActor,
  changes: readonly WantedChange[],
): Promise<readonly ConfigurationKey[]> {
  // In one order, so that concurrent imports do not deadlock.
  const ordered = configurationKeys.flatMap((key) => changes.find((change) => change.key === key) ?? []);
  const changed = await inTransaction(context, async (transaction) => {
    const keys: ConfigurationKey[] = [];
    for (const change of ordered) if (await makeChange(context, transaction, actor, change)) keys.push(change.key);
    return keys;
  });
  return changed;
}

async function makeChange(
  context: AdminContext,
  transaction: Transaction,
  actor: AuditActor,
  { key, value, version, restoredFrom }: WantedChange,
): Promise<boolean> {
  const dataKey = context.settings.DATA_KEY;
  const current = await lockValue(transaction, key, dataKey);
  if (version !== undefined && version !== (current?.version ?? 0)) throw conflict(key, current, value);
  const preset = presetOf(key, presetsOf(context.settings));
  const wasDefault = (current?.value ?? null) === null;
  const old = current?.value ?? preset;
  if (value === null ? wasDefault : old === value) return false;
  const now = context.clock();
  const set: SetValue = {
    key,
    value,
    version: (current?.version ?? 0) + 1,
    updatedAt: now,
    updatedBy: actor.id,
    updatedByName: actor.name,
  };
  await storeValue(transaction, set, {
    value: storedText(key, value, dataKey),
    previous: current ? storedText(key, current.value, dataKey) : null,
    restoredFrom: restoredFrom ?? null,
  });
  const isHidden = definitionOf(key).visibility === 'secret';
  await appendAudit(
    context,
    transaction,
    {
      action: 'update',
      entity: 'configuration',
      entityId: key,
      configKey: key,
      actor,
      old: { value: isHidden && old !== null ? maskedValue : old },
      new: { value: isHidden && (value ?? preset) !== null ? maskedValue : (value ?? preset) },
      metadata: {
        version: set.version,
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
