import { readCatalogue } from '@sefira/contracts/billing/catalogue';
import { readSubscription } from '@sefira/contracts/billing/subscription';
import { expect, test } from 'vitest';
import { cataloguePath, subscriptionPath } from './read-prices.ts';

test('the home reads the plan catalogue where its contract says', () => {
  expect(cataloguePath).toBe(readCatalogue.path);
  expect(subscriptionPath).toBe(readSubscription.path);
});
