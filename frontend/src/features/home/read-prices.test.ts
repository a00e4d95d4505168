import { readCatalogue } from '@sefira/contracts/billing';
import { expect, test } from 'vitest';
import { cataloguePath } from './read-prices.ts';

test('the home reads the plan catalogue where its contract says', () => {
  expect(cataloguePath).toBe(readCatalogue.path);
});
