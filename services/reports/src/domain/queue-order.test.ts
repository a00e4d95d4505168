import { expect, test } from 'vitest';
import { renderPriority } from './queue-order.ts';

test('orders waiting calls, customers, guests, and the first document of each owner before a second one', () => {
  const places = [
    { waiting: false, isGuest: true, ahead: 0 },
    { waiting: true, isGuest: true, ahead: 20 },
    { waiting: true, isGuest: false, ahead: 40_000 },
    { waiting: false, isGuest: false, ahead: 0 },
    { waiting: true, isGuest: true, ahead: 0 },
    { waiting: true, isGuest: false, ahead: 1 },
    { waiting: true, isGuest: false, ahead: 0 },
  ];
  expect(places.toSorted((one, other) => renderPriority(one) - renderPriority(other))).toEqual([
    { waiting: true, isGuest: false, ahead: 0 },
    { waiting: true, isGuest: false, ahead: 1 },
    { waiting: true, isGuest: false, ahead: 40_000 },
    { waiting: true, isGuest: true, ahead: 0 },
    { waiting: true, isGuest: true, ahead: 20 },
    { waiting: false, isGuest: false, ahead: 0 },
    { waiting: false, isGuest: true, ahead: 0 },
  ]);
  expect(places.every((place) => renderPriority(place) > 0)).toBe(true);
});
