import { readCatalogue } from '@sefira/contracts/billing/catalogue';
import { readSubscription } from '@sefira/contracts/billing/subscription';
import { expect, test } from 'vitest';
import { cataloguePath, subscriptionPath } from './read-prices.ts';

test('the home page reads the plan catalogue at the path of the contract', () => {
  expect(cataloguePath).toBe(readCatalogue.path);
  expect(subscriptionPath).toBe(readSubscription.path);
});
