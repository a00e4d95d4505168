import {
  acceptValue,
  type ConfigurationKey,
  type ConfigurationValue,
  definitionOf,
} from '@sefira/contracts/admin-config/configuration';
import { seal, unseal } from '@sefira/messaging/sealing';

const isSecret = (key: ConfigurationKey) => definitionOf(key).visibility === 'secret';

/** The stored text of a value; secrets are sealed. */
export function storedText(key: ConfigurationKey, value: ConfigurationValue | null, dataKey: string): string {
  return isSecret(key) ? seal(value, dataKey) : JSON.stringify(value);
}

/** The value of a stored text, null for a restored default; undefined when the current rule does not allow it. */
export function readText(key: ConfigurationKey, text: string, dataKey: string): ConfigurationValue | null | undefined {
  const stored: unknown = isSecret(key) ? unseal(text, dataKey) : JSON.parse(text);
  return stored === null ? null : acceptValue(key, stored);
}
