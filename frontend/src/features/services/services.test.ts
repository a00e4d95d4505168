import { entitlements } from '@sefira/contracts/billing/plans';
import { expect, test } from 'vitest';
import { services } from '../../texts/content/company-pages.ts';

test('each service is included in the plan that the page names', () => {
  const excluded = services.filter(({ sold }) => {
    const plan = entitlements[sold.plan];
    return 'service' in sold ? !plan.services[sold.service] : !plan.features.includes(sold.feature);
  });
  expect(excluded.map(({ title }) => title)).toEqual([]);
});
