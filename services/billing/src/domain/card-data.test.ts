import { expect, test } from 'vitest';
import { holdsCardNumber } from './card-data.ts';

test.each(['4242424242424242', '4242 4242 4242 4242', '4242-4242-4242-4242', '4242424242424242@sefira.test'])(
  '%s may be a card',
  (text) => {
    expect(holdsCardNumber({ name: text })).toBe(true);
  },
);

test.each(['pessoa-24239-1795264476296-1@sefira.test', '529.982.247-25', 'Ana Célia'])('%s is none', (text) => {
  expect(holdsCardNumber({ email: text })).toBe(false);
});
