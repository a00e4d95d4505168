import { describe, expect, it } from 'vitest';
import { coveredEnd, creditsBeyond, lossPassedOn, lostToDelay } from './coverage.ts';

const start = new Date('2026-01-01T00:00:00Z');
const end = new Date('2026-01-31T00:00:00Z');

describe('coverage of a plan by paid money', () => {
  it('shortens a period in proportion to what is lost, down to nothing', () => {
    const endAt = (uncoveredCents: number) =>
      coveredEnd(start, end, { priceCents: 6000, uncoveredCents }).toISOString();
    expect(endAt(0)).toBe(end.toISOString());
    expect(endAt(3000)).toBe('2026-01-16T00:00:00.000Z');
    expect(endAt(6000)).toBe(start.toISOString());
    expect(endAt(9000)).toBe(start.toISOString());
  });

  it('counts credits beyond the covered months only', () => {
    const half = { priceCents: 1000, uncoveredCents: 500 };
    expect(creditsBeyond({ credits: 180, months: 1 }, 1, half)).toBe(90);
    expect(creditsBeyond({ credits: 540, months: 3 }, 12, half)).toBe(0);
    expect(creditsBeyond({ credits: 1260, months: 7 }, 12, half)).toBe(180);
    expect(creditsBeyond({ credits: 180, months: 1 }, 1, { ...half, uncoveredCents: 0 })).toBe(0);
  });

  it('holds a discount for an hour and reduces it to the unused value afterwards', () => {
    const order = { discountCents: 2000, createdAt: start };
    const after = (milliseconds: number) => lostToDelay(order, 1500, new Date(start.getTime() + milliseconds));
    expect(after(3_600_000)).toBe(0);
    expect(after(3_600_001)).toBe(500);
    expect(lostToDelay(order, 2100, end)).toBe(0);
  });

  it('passes a loss on, at most the rest of the discount', () => {
    expect(lossPassedOn(2990, { discountCents: 5000, uncoveredCents: 0 })).toBe(2990);
    expect(lossPassedOn(2990, { discountCents: 5000, uncoveredCents: 4000 })).toBe(1000);
    expect(lossPassedOn(2990, { discountCents: 5000, uncoveredCents: 6000 })).toBe(0);
    expect(lossPassedOn(0, { discountCents: 5000, uncoveredCents: 0 })).toBe(0);
  });
});
