import type { Identity } from '@sefira/contracts/shared/identity';
import type { RouteShape } from '@sefira/contracts/shared/route';
import { newId } from '@sefira/platform/time/identifiers';
import { createTestEnvironment, person, type ServiceUnderTest, startService } from '@sefira/testing/test-environment';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { definition } from '../src/definition.ts';
import { startBilling } from './start-billing.ts';

const now = new Date('2026-11-21T12:00:00Z');

export const ana = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' };
export const rui = { name: 'Rui Barbosa', birthDate: '1949-11-05' };
export const others = [
  'Bia Souza',
  'Caio Lima',
  'Dora Nunes',
  'Eva Prado',
  'Félix Rosa',
  'Gil Melo',
  'Hugo Reis',
  'Iara Luz',
].map((name, index) => ({ name, birthDate: `198${index}-0${index + 1}-1${index}` }));
export const wedding = {
  occasion: 'wedding' as const,
  people: [ana, rui],
  from: '2027-05-01',
  to: '2027-05-31',
  avoidWeekdays: [1, 2, 3, 4, 5],
  avoidHolidays: false,
};

export interface AnalysesFixture extends AsyncDisposable {
  readonly numerology: ServiceUnderTest;
  /** The caller of `ask`. */
  readonly as: Identity;
  /** Sends a call and checks its response against the strict contract. */
  ask(
    route: RouteShape,
    body: object,
  ): Promise<{ readonly success: true; readonly message: string; readonly data: Record<string, unknown> }>;
  /** Stored analyses. */
  count(): Promise<string>;
}

/** Numerology with billing, on 2026-11-21. */
export async function startAnalyses(): Promise<AnalysesFixture> {
  const stack = new AsyncDisposableStack();
  const testEnvironment = stack.use(await createTestEnvironment());
  const billing = stack.use(await startBilling(testEnvironment, { clock: () => now }));
  const environment = { ROLE: 'http', BILLING_URL: billing.running.url };
  const numerology = stack.use(await startService(definition, testEnvironment, { environment, clock: () => now }));
  const as = person(newId());
  return {
    numerology,
    as,
    async ask(route, body) {
      const { status, body: answer } = await numerology.send(route, { as, body } as never);
      expect(status, JSON.stringify(answer)).toBe(200);
      expect(z.parse(route.response as z.ZodMiniType, answer)).toEqual(answer);
      return answer as { success: true; message: string; data: Record<string, unknown> };
    },
    async count() {
      return (await testEnvironment.database.query('SELECT count(*) FROM numerology.analysis')).rows[0].count;
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

export const codeOf = (body: unknown) => (body as { error: string }).error;
