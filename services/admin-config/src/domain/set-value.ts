import type { ConfigurationKey, ConfigurationValue } from '@sefira/contracts/admin-config/configuration';

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

export type SetValues = ReadonlyMap<ConfigurationKey, SetValue>;
