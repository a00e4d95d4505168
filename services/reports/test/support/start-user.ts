import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';

import { type ServiceUnderTest, startService, type TestEnvironment } from '@sefira/testing/test-environment';
import { userEnvironment } from '@sefira/testing/user-environment';
import { definition as userDefinition } from '@sefira/user-service/definition';

/** The real user service beside the one under test: it permits mails. */
export function startUser(testEnvironment: TestEnvironment): Promise<ServiceUnderTest> {
  return startService(userDefinition, testEnvironment, {
    environment: {
      ...userEnvironment,
    },
  });
}

/** An account as auth publishes it. @returns its id */
export async function registerSender(
  testEnvironment: TestEnvironment,
  { isEmailConfirmed = true } = {},
): Promise<string> {
  const userId = newId();
  await deliverEvent(testEnvironment, 'user', 'user.updated', {
    userId,
    name: 'Ana Célia',
    birthDate: null,
    email: `${userId}@sefira.test`,
    role: 'user',
    plan: 'free',
    status: 'active',
    isEmailConfirmed,
    isTwoFactorEnabled: false,
    updatedAt: new Date().toISOString(),
  });
  const known = async () =>
    (await testEnvironment.database.query('SELECT 1 FROM "user".profile WHERE user_id = $1', [userId])).rowCount;
  while ((await known()) === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  return userId;
}
