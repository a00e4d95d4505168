import { serviceNames } from '@sefira/contracts/shared/services';

/** `<SERVICE>_URL` of every service, an address without a listener: a test replaces those that it starts. */
export const unusedAddresses: Readonly<Record<string, string>> = Object.fromEntries(
  serviceNames.map((name) => [`${name.replaceAll('-', '_').toUpperCase()}_URL`, 'http://127.0.0.1:1']),
);
