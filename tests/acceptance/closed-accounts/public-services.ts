import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { definition as billingService } from '@sefira/billing-service/definition';
import { definition as contentService } from '@sefira/content-service/definition';
import { definition as numerologyService } from '@sefira/numerology-service/definition';
import { definition as reportsService } from '@sefira/reports-service/definition';
import {
  createTestEnvironment,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { userEnvironment } from '@sefira/testing/user-environment';
import { definition as userService } from '@sefira/user-service/definition';

/** The services that show something of an account to the public. */
export interface PublicServices extends AsyncDisposable {
  readonly testEnvironment: TestEnvironment;
  readonly numerology: ServiceUnderTest;
  readonly reports: ServiceUnderTest;
  readonly content: ServiceUnderTest;
  readonly user: ServiceUnderTest;
  readonly billing: ServiceUnderTest;
}
export type PublicService = Exclude<keyof PublicServices, 'testEnvironment' | symbol>;

const nowhere = 'http://127.0.0.1:9';

export async function startPublicServices(): Promise<PublicServices> {
  const stack = new AsyncDisposableStack();
  const testEnvironment = stack.use(await createTestEnvironment());
  const folder = await mkdtemp(path.join(tmpdir(), 'sefira-closed-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const start = async (definition: Parameters<typeof startService>[0], environment: Record<string, string>) =>
    stack.use(await startService(definition, testEnvironment, { environment }));
  const billing = await start(billingService, {
    PUBLIC_URL: 'http://sefira.test',
    PAYER_KEY: randomBytes(32).toString('base64url'),
    REPORTS_URL: nowhere,
  });
  const numerology = await start(numerologyService, { BILLING_URL: billing.running.url });
  const reports = await start(reportsService, {
    NODE_ENV: 'test',
    FILE_STORE_DIR: folder,
    FILE_LINK_KEY: randomBytes(32).toString('base64url'),
    NUMEROLOGY_URL: numerology.running.url,
    BILLING_URL: nowhere,
    USER_URL: nowhere,
    // Nothing is rendered here.
    CHROMIUM_PATH: process.execPath,
  });
  const content = await start(contentService, { PUBLIC_URL: 'https://sefira.example/', REPORTS_URL: nowhere });
  const user = await start(userService, { ...userEnvironment, FILE_STORE_DIR: folder });
  await mkdir(path.join(folder, 'closed'), { recursive: true });
  await writeFile(path.join(folder, 'closed', 'file.pdf'), '%PDF-1.7 test');
  return {
    testEnvironment,
    billing,
    numerology,
    reports,
    content,
    user,
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}
