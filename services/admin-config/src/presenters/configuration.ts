import {
  type ConfigurationKey,
  type ConfigurationValue,
  configurationKeys,
  definitionOf,
  maskedValue,
} from '@sefira/contracts/admin-config/configuration';
import type { ConfigurationItem } from '@sefira/contracts/admin-config/configuration-calls';
import { type ProductCounts, shownClaim } from '../domain/claims.ts';
import { type Presets, presetOf } from '../domain/presets.ts';
import type { SetValue, SetValues } from '../domain/set-value.ts';
import type { HistoryEntry } from '../use-cases/configuration/read-configuration.ts';

/** A value with secrets masked. */
export function shownValue(key: ConfigurationKey, value: ConfigurationValue | null): ConfigurationValue | null {
  return value !== null && definitionOf(key).visibility === 'secret' ? maskedValue : value;
}

/** A key for every caller. */
function presentPublic(key: ConfigurationKey, set: SetValue | undefined, presets: Presets): ConfigurationItem {
  const { type, title, unit, description, category, isEditable, rule } = definitionOf(key);
  const value = shownValue(key, set?.value ?? presetOf(key, presets));
  const counted = unit === undefined ? {} : { unit };
  return { key, value, type, title, ...counted, description, category, isEditable, validation_rules: rule };
}

/** A key for administrators. */
export function presentForAdmin(key: ConfigurationKey, set: SetValue | undefined, presets: Presets): ConfigurationItem {
  return {
    ...presentPublic(key, set, presets),
    visibility: definitionOf(key).visibility,
    preset: shownValue(key, presetOf(key, presets)),
    version: set?.version ?? 0,
    updated_at: set?.updatedAt.toISOString() ?? null,
    updated_by: set?.updatedByName ?? null,
  };
}

/** All keys for an administrator; for other callers the public ones, with claims by their true counts. */
export function presentConfiguration(
  set: SetValues,
  presets: Presets,
  isAdmin: boolean,
  counts: ProductCounts,
): ConfigurationItem[] {
  if (isAdmin) return configurationKeys.map((key) => presentForAdmin(key, set.get(key), presets));
  return configurationKeys
    .filter((key) => definitionOf(key).visibility === 'public')
    .map((key) => {
      const item = presentPublic(key, set.get(key), presets);
      return { ...item, value: shownClaim(key, item.value, counts) };
    });
}

/** All values in effect, except secrets. */
export function openValues(set: SetValues, presets: Presets): Record<string, ConfigurationValue> {
  const values: Record<string, ConfigurationValue> = {};
  for (const key of configurationKeys) {
    const value = set.get(key)?.value ?? presetOf(key, presets);
    if (definitionOf(key).visibility !== 'secret' && value !== null) values[key] = value;
  }
  return values;
}

/** A change of a key, secrets masked. */
export function presentChange({ key, value, previous, ...change }: HistoryEntry) {
  return {
    version: change.version,
    value: shownValue(key, value),
    previous: shownValue(key, previous),
    changed_at: change.changedAt.toISOString(),
    user_name: change.actorName,
    restored_from: change.restoredFrom,
  };
}
