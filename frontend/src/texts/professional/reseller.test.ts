import { configurationRegistry } from '@sefira/contracts/admin-config/configuration';
import { expect, test } from 'vitest';
import { specifiedTerms } from './reseller.ts';

test('the terms of the page equal the defaults of the configuration', () => {
  const { reseller_commission_percent, reseller_attribution_days, reseller_minimum_payout_cents } =
    configurationRegistry;
  expect(specifiedTerms).toMatchObject({
    commissionPercent: reseller_commission_percent.preset,
    attributionDays: reseller_attribution_days.preset,
    minimumPayoutCents: reseller_minimum_payout_cents.preset,
  });
});
