import { expect, test } from 'vitest';
import { choiceOf } from './choice.ts';

const own = { plan: 'professional', cycle: 'yearly', status: 'active' } as const;
const chosen = (search: string, subscription?: Parameters<typeof choiceOf>[1]) => {
  const { plan, cycle } = choiceOf(new URLSearchParams(search), subscription);
  return `${plan} ${cycle}`;
};

test('the checkout starts with the own plan and its cycle, else with the specified defaults', () => {
  expect(chosen('', own)).toBe('professional yearly');
  expect(chosen('')).toBe('premium monthly');
  expect(chosen('', { ...own, status: 'ended' })).toBe('premium monthly');
  expect(chosen('', { plan: 'free', cycle: null, status: 'none' })).toBe('premium monthly');
});

test('the address wins over the own plan', () => {
  expect(chosen('plan=basic', own)).toBe('basic monthly');
  expect(chosen('plan=basic&ciclo=yearly', own)).toBe('basic yearly');
  expect(chosen('ciclo=monthly', own)).toBe('professional monthly');
});
