import { type changePixKey, listPayouts, requestPayout, type submitDocument } from '@sefira/contracts/reseller/account';
import * as admin from '@sefira/contracts/reseller/admin';
import { listCommissions } from '@sefira/contracts/reseller/dashboard';
import type { EventName } from '@sefira/contracts/shared/events';
import { keyedHash } from '@sefira/messaging/keyed-hash';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import type { TestEnvironment } from '@sefira/testing/test-environment';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { asAdmin, asReseller, type NewReseller, purchase, type Resale, signUp } from './start-reseller.ts';

export const now = new Date('2026-11-21T15:00:00Z');
/** A time after which the guarantee period is over. */
export const past = new Date(now.getTime() - 31 * dayMilliseconds);
export const [ownCpf, otherCpf, thirdCpf, cnpj] = ['52998224725', '11144477735', '39053344705', '11222333000181'];

/** The datum of a customer's order or account. */
export interface CustomerDatum {
  readonly email?: string;
  readonly order?: Partial<ReturnType<typeof purchase>>;
}

/** Calls and events of tests about sales and payouts. */
export function sellAndPay(testEnvironment: TestEnvironment, { reseller }: Resale) {
  async function deliver<Name extends EventName>(
    name: Name,
    payload: Parameters<typeof deliverEvent<Name>>[3],
  ): Promise<void> {
    await deliverEvent(testEnvironment, 'reseller', name, payload);
    await reseller.idle();
  }

  async function payoutsOf(userId: string) {
    const answer = await reseller.send(listPayouts, { as: asReseller(userId), query: {} });
    return z.parse(listPayouts.response, answer.body).data;
  }

  const ask = (userId: string, amount: number) =>
    reseller.send(requestPayout, {
      as: asReseller(userId),
      headers: { 'idempotency-key': newId() },
      body: { amount },
    });

  return {
    deliver,
    payoutsOf,
    ask,
    /** A keyed hash as billing publishes it. */
    hashOf: (kind: string, value: string) =>
      keyedHash(kind, value, { MESSAGE_KEY: testEnvironment.environment('reseller').MESSAGE_KEY ?? '' }),
    async send(userId: string, route: typeof changePixKey | typeof submitDocument, body: object): Promise<void> {
      const answer = await reseller.send(route, { as: asReseller(userId), body } as never);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    },
    async statesOf(userId: string) {
      await reseller.idle();
      const answer = await reseller.send(listCommissions, { as: asReseller(userId), query: { days: 365 } });
      return z.parse(listCommissions.response, answer.body).data.map(({ state }) => state);
    },
    async openReviews(userId: string) {
      const list = await reseller.send(admin.listAttributionReviews, { as: asAdmin(), query: { limit: 100 } });
      const { items } = z.parse(admin.listAttributionReviews.response, list.body).data;
      return items.filter(({ resellerId }) => resellerId === userId);
    },
    async requested(userId: string, amount: number): Promise<string> {
      const answer = await ask(userId, amount);
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      return z.parse(requestPayout.response, answer.body).data.id;
    },
    decide: (id: string, decision: 'approve' | 'refuse') =>
      reseller.send(admin.decidePayout, {
        as: asAdmin(),
        params: { id },
        body: { decision, reason: 'Teste da decisão' },
      }),
    /** A sale of 500 reais to a customer of the reseller: a commission of 100 reais after the guarantee period. */
    async sell({ code }: NewReseller, { email, order }: CustomerDatum = {}): Promise<string> {
      const customer = await signUp(testEnvironment, code, past, email === undefined ? {} : { email });
      await reseller.idle();
      await deliver('order.paid', purchase(customer, past, { amountCents: 50_000, ...order }));
      return customer;
    },
  };
}
