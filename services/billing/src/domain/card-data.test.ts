import { expect, it } from 'vitest';
import { holdsCardNumber } from './card-data.ts';

it.each([
  '4242424242424242',
  'cartão 4242 4242 4242 4242, obrigado',
  '5555-5555-5555-4444',
  '3782.822463.10005',
  { deep: [{ field: '6011111111111117' }] },
  { number: 4242424242424242 },
  { '4242424242424242': 'key' },
  { name: 'Ana', field: '4242424242424242' },
  '4222222222222',
  '6304000000000000000',
  '4000000000000093',
])('knows a card number in %j', (value) => {
  expect(holdsCardNumber(value)).toBe(true);
});

it.each([
  '52998224725',
  '4242424242424241',
  // Valid checksums of numbers that are no cards: too short, too long, unknown brand.
  422222222222,
  4.222222222222204e19,
  '0000000000000000',
  '1234567812345670',
  '01947b2e-4242-4242-8242-424242424242',
  { name: 'Ana', cpf: '529.982.247-25', phone: '+55 11 91234-5678', at: '2026-11-21T12:00:00.000Z' },
  null,
])('lets everything else pass: %j', (value) => {
  expect(holdsCardNumber(value)).toBe(false);
});
