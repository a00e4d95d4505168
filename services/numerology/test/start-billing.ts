import { randomBytes } from 'node:crypto';
import { definition as billingDefinition } from '@sefira/billing-service/definition';
import type { Clock } from '@sefira/platform/time/clock';
import type { ServiceUnderTest, TestEnvironment } from '@sefira/testing/test-environment';
import { startService } from '@sefira/testing/test-environment';

/** The real billing beside the service of a test; all wallets have credits unless the test sets another balance. */
export function startBilling(
  testEnvironment: TestEnvironment,
  options: { readonly welcomeCredits?: number; readonly clock?: Clock } = {},
): Promise<ServiceUnderTest> {
  return startService(billingDefinition, testEnvironment, {
    environment: {
      PUBLIC_URL: 'http://sefira.test',
      PAYER_KEY: randomBytes(32).toString('base64url'),
      REPORTS_URL: 'http://127.0.0.1:1',
      WELCOME_CREDITS: String(options.welcomeCredits ?? 100_000),
    },
    ...(options.clock ? { clock: options.clock } : {}),
  });
}
