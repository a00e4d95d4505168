import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { babyResultTexts as texts } from '../../../texts/analyses/baby.ts';
import { BabyMethod } from './baby-dates.tsx';

const order = { surnames: 'Silva', isChosen: true, favourable: 49, text: 'Traz o 1 e o 3.' };

test('speaks of an order of surnames only where there are two', () => {
  const { unmount } = render(<BabyMethod orders={[order]} method={[]} note="" />);
  expect(screen.queryByText(texts.ordersLead)).toBeNull();
  unmount();
  render(<BabyMethod orders={[order, { ...order, surnames: 'Silva Lima' }]} method={[]} note="" />);
  expect(screen.getByText(texts.ordersLead)).toBeTruthy();
});
