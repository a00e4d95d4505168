import { expect, test } from 'vitest';
import { higherPlans } from './higher-plans.ts';

test('only plans above the own one are offered', () => {
  expect(higherPlans('free')).toEqual(['basic', 'premium', 'professional']);
  expect(higherPlans('basic')).toEqual(['premium', 'professional']);
  expect(higherPlans('professional')).toEqual([]);
});
