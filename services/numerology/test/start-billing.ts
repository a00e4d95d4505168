import { randomBytes } from 'node:crypto';
import type { Clock } from '@sefira/platform/clock';
import { startNeighbour } from '@sefira/testing/neighbour';
import type { ServiceUnderTest, TestGround } from '@sefira/testing/service';

/** The real billing beside the service of a test; nobody there is short of credits unless the test says so. */
export function startBilling(
  ground: TestGround,
  options: { readonly welcomeCredits?: number; readonly clock?: Clock } = {},
): Promise<ServiceUnderTest> {
  return startNeighbour('billing', ground, {
    environment: {
      PUBLIC_URL: 'http://sefira.test',
      PAYER_KEY: randomBytes(32).toString('base64url'),
      REPORTS_URL: 'http://127.0.0.1:1',
      WELCOME_CREDITS: String(options.welcomeCredits ?? 100_000),
    },
    ...(options.clock ? { clock: options.clock } : {}),
  });
}
