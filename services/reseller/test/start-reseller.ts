import { definition as authDefinition } from '@sefira/auth-service/definition';
import { register } from '@sefira/contracts/auth/session';
import { applyAsReseller } from '@sefira/contracts/reseller/account';
import { decideReseller } from '@sefira/contracts/reseller/admin';
import { readReferralLink } from '@sefira/contracts/reseller/links';
import type { EventPayload } from '@sefira/contracts/shared/events';
import type { RouteRequest } from '@sefira/contracts/shared/route';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import { person, type ServiceUnderTest, startService, type TestEnvironment } from '@sefira/testing/test-environment';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { definition } from '../src/definition.ts';

/** The service under test with the real auth, and a clock that the test sets. */
export interface Resale extends AsyncDisposable {
  readonly reseller: ServiceUnderTest;
  readonly auth: ServiceUnderTest;
}

/** `reportsUrl`: the service that renders printouts; unreachable by default. */
export async function startReseller(
  testEnvironment: TestEnvironment,
  clock: () => Date,
  reportsUrl = 'http://127.0.0.1:1',
): Promise<Resale> {
  await using opened = new AsyncDisposableStack();
  const auth = opened.use(await startService(authDefinition, testEnvironment, { clock }));
  const environment = {
    PUBLIC_URL: 'http://sefira.test',
    AUTH_URL: auth.running.url,
    REPORTS_URL: reportsUrl,
    RESELLER_ROUND_SECONDS: '0.1',
  };
  const reseller = opened.use(await startService(definition, testEnvironment, { environment, clock }));
  const stack = opened.move();
  return { reseller, auth, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

export const asReseller = (userId: string) => person(userId, { role: 'reseller' });
export const asAdmin = () => person(newId(), { role: 'admin' });

type Registration = EventPayload<'user.registered'>;

/** Signs up a customer who clicked on a link. */
export async function signUp(
  testEnvironment: TestEnvironment,
  code: string | null,
  now: Date,
  given: Partial<Registration> & { readonly deviceAccountIds?: string[] } = {},
): Promise<string> {
  const { deviceAccountIds = [], ...overrides } = given;
  const userId = overrides.userId ?? newId();
  await deliverEvent(testEnvironment, 'reseller', 'user.registered', {
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

/** An order as billing publishes it. */
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

/** The refund of an order. */
export function refundOf(
  paid: EventPayload<'order.paid'>,
  refundedAt: Date,
  refundedCents = paid.amountCents,
): EventPayload<'order.refunded'> {
  const { paidAt: _paidAt, isRenewal: _isRenewal, ...facts } = paid;
  return { ...facts, refundedCents, refundedAt: refundedAt.toISOString() };
}

export interface NewReseller {
  readonly userId: string;
  readonly email: string;
  readonly code: string;
}

/** Signs up, applies and is approved. */
export async function newReseller(
  resale: Resale,
  given: Partial<RouteRequest<typeof applyAsReseller>['body']> = {},
): Promise<NewReseller> {
  const email = `${newId()}@revenda.test`;
  const body = { name: 'Rui Sampaio', email, password: 'segredo do rui', birthDate: '1979-08-02' };
  const signedUp = await resale.auth.send(register, { body });
  const { user } = z.parse(register.response, signedUp.body);
  const application = {
    document: '529.982.247-25',
    pixKeyType: 'email',
    pixKey: 'Rui@Revenda.test',
    promotion: 'No meu canal de vídeos sobre numerologia.',
    acceptTerms: true,
    termsVersion: '2026-11',
    ...given,
  } as const;
  const applied = await resale.reseller.send(applyAsReseller, { as: person(user.id), body: application });
  expect(applied.status, JSON.stringify(applied.body)).toBe(201);
  const decided = await resale.reseller.send(decideReseller, {
    as: asAdmin(),
    params: { id: user.id },
    body: { decision: 'approve' },
  });
  expect(decided.status, JSON.stringify(decided.body)).toBe(200);
  const link = await resale.reseller.send(readReferralLink, { as: asReseller(user.id) });
  return { userId: user.id, email, code: z.parse(readReferralLink.response, link.body).data.code };
}
