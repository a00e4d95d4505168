import {
  type ConfigurationKey,
  type ConfigurationValue,
  definitionOf,
} from '@sefira/contracts/admin-config/configuration';

/** Values of keys that are not set: of the environment, then of the registry. */
export type Presets = Readonly<Partial<Record<ConfigurationKey, ConfigurationValue>>>;

export function presetOf(key: ConfigurationKey, presets: Presets): ConfigurationValue | null {
  return presets[key] ?? definitionOf(key).preset;
}

/** Values of the environment for keys that are not set. */
export function presetsOf(settings: {
  readonly GUEST_ACCESS: boolean;
  readonly CONTACT_CHANNELS: boolean;
  readonly WELCOME_CREDITS: number;
  readonly LOW_CREDITS: number;
  readonly SESSION_IDLE_HOURS: number;
  readonly ERASE_AFTER_DAYS: number;
  readonly ADMIN_SECOND_FACTOR_DAYS: number;
  readonly TERMS_VERSION: string;
  readonly RATE_LIMIT_PER_MINUTE: number;
  readonly GUEST_RATE_LIMIT_PER_MINUTE: number;
}): Presets {
  return {
    allow_access_without_login: settings.GUEST_ACCESS,
    contact_channels_active: settings.CONTACT_CHANNELS,
    credits_welcome: settings.WELCOME_CREDITS,
    credits_low: settings.LOW_CREDITS,
    session_idle_hours: settings.SESSION_IDLE_HOURS,
    erase_after_days: settings.ERASE_AFTER_DAYS,
    admin_second_factor_days: settings.ADMIN_SECOND_FACTOR_DAYS,
    terms_version: settings.TERMS_VERSION,
    rate_limit_per_minute: settings.RATE_LIMIT_PER_MINUTE,
    guest_rate_limit_per_minute: settings.GUEST_RATE_LIMIT_PER_MINUTE,
  };
}
