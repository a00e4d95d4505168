import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { definition as authDefinition } from '@sefira/auth-service/definition';
import { definition as billingDefinition } from '@sefira/billing-service/definition';
import { register } from '@sefira/contracts/auth/session';
import type { Identity } from '@sefira/contracts/shared/identity';
import { newId } from '@sefira/platform/time/identifiers';

import {
  createTestEnvironment,
  person,
  type ServiceUnderTest,
  startService,
  type TestAnswer,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { definition } from '../src/definition.ts';

export const password = 'segredo da administração';
export const errorOf = (answer: TestAnswer) => [answer.status, (answer.body as { error?: string }).error];
export const dataOf = <Data>(answer: TestAnswer) => (answer.body as { data: Data }).data;

/** admin-config with the real auth and billing. */
export interface AdminFixture extends AsyncDisposable {
  readonly testEnvironment: TestEnvironment;
  readonly admin: ServiceUnderTest;
  readonly auth: ServiceUnderTest;
  readonly billing: ServiceUnderTest;
  readonly checkpointFolder: string;
  readonly auditKey: string;
  readonly signingJwk: string;
  /** Starts another replica of admin-config, with changed variables. */
  replica(changed?: Readonly<Record<string, string>>): Promise<ServiceUnderTest>;
  /** A new account with a role, and the identity that a gateway signs for it. */
  member(
    role?: 'user' | 'reseller' | 'admin',
  ): Promise<Identity & { readonly subject: string; readonly email: string }>;
}

export async function startAdmin(): Promise<AdminFixture> {
  await using opened = new AsyncDisposableStack();
  const testEnvironment = opened.use(await createTestEnvironment());
  const checkpointFolder = await mkdtemp(path.join(tmpdir(), 'sefira-audit-'));
  opened.defer(() => rm(checkpointFolder, { recursive: true, force: true }));
  const auth = opened.use(await startService(authDefinition, testEnvironment));
  const billing = opened.use(
    await startService(billingDefinition, testEnvironment, {
      environment: {
        PUBLIC_URL: 'http://sefira.test',
        PAYER_KEY: randomBytes(32).toString('base64url'),
        REPORTS_URL: 'http://127.0.0.1:1',
      },
    }),
  );
  const auditKey = randomBytes(32).toString('base64url');
  const signingJwk = JSON.stringify(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }));
  const environment = {
    AUTH_URL: auth.running.url,
    BILLING_URL: billing.running.url,
    REPORTS_URL: 'http://127.0.0.1:1',
    RESELLER_URL: 'http://127.0.0.1:1',
    USER_URL: 'http://127.0.0.1:1',
    NUMEROLOGY_URL: 'http://127.0.0.1:1',
    CHAT_URL: 'http://127.0.0.1:1',
    CONTENT_URL: 'http://127.0.0.1:1',
    AUDIT_KEY: auditKey,
    AUDIT_SIGNING_JWK: signingJwk,
    AUDIT_CHECKPOINT_DIR: checkpointFolder,
  };
  const replica: AdminFixture['replica'] = (changed = {}) =>
    startService(definition, testEnvironment, { environment: { ...environment, ...changed } });
  const admin = opened.use(await replica());
  const stack = opened.move();
  return {
    testEnvironment,
    admin,
    auth,
    billing,
    checkpointFolder,
    auditKey,
    signingJwk,
    replica,
    async member(role = 'user') {
      const email = `${newId()}@sefira.test`;
      const answer = await auth.send(register, {
        body: { name: 'Marta Ramos', email, password, birthDate: '1980-02-03' },
      });
      const { user } = answer.body as { user: { id: string } };
      // The role is set in the database, as for the first administrator.
      await testEnvironment.database.query('UPDATE auth.account SET role = $2 WHERE id = $1', [user.id, role]);
      return { ...person(user.id, { role }), subject: user.id, email };
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}
