import { confirmCharge } from '@sefira/contracts/billing/internal';
import type { ChargedService } from '@sefira/contracts/billing/plans';
import { readSubscription, subscription } from '@sefira/contracts/billing/subscription';
import { readWallet } from '@sefira/contracts/billing/wallet';
import { newId } from '@sefira/platform/time/identifiers';
import { person } from '@sefira/testing/test-environment';
import * as z from 'zod/mini';
import { asService, reserve } from './billing-fixture.ts';
import type { Shop } from './shop.ts';

/** Frequent steps of tests in a shop. */
export function shopper(open: () => Shop) {
  return {
    /** Advances the clock. */
    move(milliseconds: number): void {
      const { clock } = open();
      clock.now = new Date(clock.now.getTime() + milliseconds);
    },
    async credits(userId: string): Promise<number> {
      const answer = await open().billing.send(readWallet, { as: person(userId) });
      return z.parse(readWallet.response, answer.body).data.available;
    },
    async plan(userId: string) {
      const answer = await open().billing.send(readSubscription, { as: person(userId) });
      return z.parse(subscription, (answer.body as { data: unknown }).data);
    },
    /** Uses a service: by credits unless the plan includes it. */
    async spend(userId: string, service: ChargedService = 'group'): Promise<void> {
      const { body } = await reserve(open().billing, userId, service, { key: newId() });
      const { id } = z.parse(confirmCharge.response, body).data;
      await open().billing.send(confirmCharge, { as: asService, params: { id } });
    },
  };
}
