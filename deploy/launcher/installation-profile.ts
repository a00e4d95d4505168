import { isLoopbackAddress } from '@sefira/platform/http/client-network';

/** Settings that decide whether an installation may have demo data. */
export interface InstallationFacts {
  /** The product's address as browsers see it. */
  readonly publicUrl: string;
  /** True where payments are real ones. */
  readonly hasPaymentProvider: boolean;
}

/** How the embedded profile sets an installation up. */
export interface InstallationProfile {
  /** True where demo accounts, demo data and guests are preset. */
  readonly isDemo: boolean;
  /** Address on which the gateway and the payment sandbox listen unless `HOST` says otherwise. */
  readonly defaultHost: '0.0.0.0' | '127.0.0.1';
}

/**
 * Decides between a demonstration and an installation for customers (docs/decisions/0019-installation-profile.md): real payments or a public address that is
 * not this machine exclude everything that is published with the product. NODE_ENV has no part in it.
 */
export function installationProfile({ publicUrl, hasPaymentProvider }: InstallationFacts): InstallationProfile {
  const isDemo = !hasPaymentProvider && isThisMachine(publicUrl);
  return { isDemo, defaultHost: isDemo ? '0.0.0.0' : '127.0.0.1' };
}

/** True where the variables name a payment provider, directly or by a file. */
export function hasPaymentProvider(variables: Readonly<Record<string, string | undefined>>): boolean {
  return Boolean(variables.MERCADO_PAGO_ACCESS_TOKEN || variables.MERCADO_PAGO_ACCESS_TOKEN_FILE);
}

/** True for the loopback addresses and the names that RFC 6761 section 6.3 reserves for them. */
function isThisMachine(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  return isLoopbackAddress(host);
}
