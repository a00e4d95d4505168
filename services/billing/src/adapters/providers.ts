import type { BillingEnvironment } from '../config.ts';
import { createMercadoPago } from './mercado-pago.ts';
import type { PaymentProvider, ProviderName } from './payment-provider.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

/** Configured payment providers by name. */
export type Providers = ReadonlyMap<ProviderName, PaymentProvider>;

/** Opens the providers that the environment configures; new orders use the first. */
export function openProviders(settings: BillingEnvironment): Providers {
  const providers = new Map<ProviderName, PaymentProvider>();
  const notificationUrl = (name: ProviderName) =>
    `${settings.PUBLIC_URL.replace(/\/+$/, '')}/api/billing/webhooks/${name}`;
  if (settings.MERCADO_PAGO_ACCESS_TOKEN) {
    providers.set(
      'mercadopago',
      createMercadoPago({
        accessToken: settings.MERCADO_PAGO_ACCESS_TOKEN,
        publicKey: settings.MERCADO_PAGO_PUBLIC_KEY ?? null,
        webhookSecrets: settings.MERCADO_PAGO_WEBHOOK_SECRETS ?? [],
        notificationUrl: notificationUrl('mercadopago'),
      }),
    );
  }
  if (settings.PAYMENT_SANDBOX_URL && settings.PAYMENT_SANDBOX_KEY) {
    providers.set(
      'sandbox',
      createSandboxProvider({
        url: settings.PAYMENT_SANDBOX_URL,
        key: settings.PAYMENT_SANDBOX_KEY,
        notificationUrl: notificationUrl('sandbox'),
        seconds: () => Date.now() / 1000,
      }),
    );
  }
  return providers;
}
