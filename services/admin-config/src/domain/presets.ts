import type { ConfigurationKey, ConfigurationValue } from '@sefira/contracts/configuration';

/** What the deployment says of keys that nobody has set. */
export function presetsOf(settings: {
  readonly GUEST_ACCESS: boolean;
  readonly WELCOME_CREDITS: number;
}): Readonly<Partial<Record<ConfigurationKey, ConfigurationValue>>> {
  return { allow_access_without_login: settings.GUEST_ACCESS, credits_welcome: settings.WELCOME_CREDITS };
}
