import { createHash } from 'node:crypto';
import { checkSession, login, register } from '@sefira/contracts/auth/session';
import type { EventName, EventPayload } from '@sefira/contracts/shared/events';
import { deviceTokenHeader, type Identity } from '@sefira/contracts/shared/identity';
import { unseal } from '@sefira/messaging/sealing';
import { internalCaller } from '@sefira/platform/http/service-client';
import { newId } from '@sefira/platform/time/identifiers';
import { person, type ServiceUnderTest, type TestAnswer, type TestEnvironment } from '@sefira/testing/test-environment';

export const password = 'segredo da ana';
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
export const errorOf = (answer: TestAnswer) => [answer.status, (answer.body as { error?: string }).error];
export const dataOf = <Data>(answer: TestAnswer) => (answer.body as { data: Data }).data;

export interface Member {
  readonly userId: string;
  readonly email: string;
  readonly token: string;
  readonly deviceToken: string;
  readonly as: Identity;
}

/** The accounts of a test file, created and used through the service's own calls. */
export function members(testEnvironment: TestEnvironment, auth: ServiceUnderTest) {
  async function check(token: string, at: ServiceUnderTest = auth) {
    const answer = await at.send(checkSession, { as: internalCaller, body: { tokenHash: hashOf(token) } });
    return dataOf<{ userId: string; sessionId: string; role: string; expiresAt: string } | null>(answer);
  }

  /** The identity that a gateway signs for a live token. */
  async function asOf(token: string): Promise<Identity> {
    const record = await check(token);
    if (!record) throw new Error('the session has ended');
    return person(record.userId, { sessionId: record.sessionId });
  }

  return {
    check,
    asOf,
    async register(email = `${newId()}@sefira.test`): Promise<Member> {
      const body = { name: 'Ana Célia', email, password, birthDate: '1955-11-29' };
      const { token, deviceToken, user } = (await auth.send(register, { body })).body as {
        token: string;
        deviceToken: string;
        user: { id: string };
      };
      return { userId: user.id, email, token, deviceToken, as: await asOf(token) };
    },
    login: (email: string, typed = password, deviceToken?: string, headers: Record<string, string> = {}) =>
      auth.send(login, {
        body: { email, password: typed },
        headers: { ...(deviceToken ? { [deviceTokenHeader]: deviceToken } : {}), ...headers },
      }),
    /** Published events of an account, newest last. */
    async events<Name extends EventName>(name: Name, userId: string): Promise<EventPayload<Name>[]> {
      const { rows } = await testEnvironment.database.query(
        `SELECT payload FROM auth.outbox_event WHERE name = $1 AND payload->>'userId' = $2 ORDER BY id`,
        [name, userId],
      );
      return rows.map((row: { payload: EventPayload<Name> }) => row.payload);
    },
    /** The unsealed token of a mailed link. */
    open: (sealedToken: string) =>
      (unseal(sealedToken, testEnvironment.environment('auth').MESSAGE_KEY ?? '') as { token: string }).token,
  };
}
