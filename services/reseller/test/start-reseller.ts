import type { EventPayload } from '@sefira/contracts/events';
import { newId } from '@sefira/platform/identifiers';
import { definition } from '@sefira/reseller-service/definition';
import { deliverEvent } from '@sefira/testing/deliver-event';
import { startNeighbour } from '@sefira/testing/neighbour';
import { person, type ServiceUnderTest, startService, type TestGround } from '@sefira/testing/service';

/** The service under test with the real auth beside it, and a clock that the test moves. */
export interface Resale extends AsyncDisposable {
  readonly reseller: ServiceUnderTest;
  readonly auth: ServiceUnderTest;
}

export async function startReseller(ground: TestGround, clock: () => Date): Promise<Resale> {
  await using opened = new AsyncDisposableStack();
  const auth = opened.use(await startNeighbour('auth', ground, { clock }));
  const environment = {
    PUBLIC_URL: 'http://sefira.test',
    AUTH_URL: auth.running.url,
    REPORTS_URL: 'http://127.0.0.1:1',
    RESELLER_ROUND_SECONDS: '0.1',
  };
  const reseller = opened.use(await startService(definition, ground, { environment, clock }));
  const stack = opened.move();
  return { reseller, auth, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

export const asReseller = (userId: string) => person(userId, { role: 'reseller' });
export const asAdmin = () => person(newId(), { role: 'admin' });

type Registration = EventPayload<'user.registered'>;

/** Somebody signs up who has clicked on a link. */
export async function signUp(
  ground: TestGround,
  code: string | null,
  now: Date,
  given: Partial<Registration> & { readonly deviceAccountIds?: string[] } = {},
): Promise<string> {
  const { deviceAccountIds = [], ...overrides } = given;
  const userId = overrides.userId ?? newId();
  await deliverEvent(ground, 'reseller', 'user.registered', {
    name: 'Caetano Veloso',
    email: `${userId.slice(-6)}@exemplo.com.br`,
    birthDate: '1942-08-07',
    registeredAt: now.toISOString(),
    ...(code === null ? {} : { referral: { code, clickedAt: now.toISOString(), deviceAccountIds } }),
    ...overrides,
    userId,
  });
  return userId;
}

/** What billing would tell of an order. */
export function purchase(
  userId: string,
  paidAt: Date,
  given: Partial<EventPayload<'order.paid'>> = {},
): EventPayload<'order.paid'> {
  return {
    orderId: newId(),
    userId,
    kind: 'plan',
    plan: 'premium',
    cycle: 'monthly',
    credits: 0,
    description: 'Plano Premium, mensal',
    amountCents: 4990,
    method: 'pix',
    paidAt: paidAt.toISOString(),
    isRenewal: false,
    ...given,
  };
}

/** The same order, taken back. */
export function refundOf(
  paid: EventPayload<'order.paid'>,
  refundedAt: Date,
  refundedCents = paid.amountCents,
): EventPayload<'order.refunded'> {
  const { paidAt: _paidAt, isRenewal: _isRenewal, ...facts } = paid;
  return { ...facts, refundedCents, refundedAt: refundedAt.toISOString() };
}
