import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paymentTexts } from '../../texts/billing/checkout.ts';
import { OrderSummary } from './order-summary.tsx';

const sums = { full: 71_880, yearlyDiscount: 11_890, offer: null, unused: 0, total: 59_990 };

function show(from: string | null) {
  const { container } = render(
    <OrderSummary item="Plano Premium (anual)" sums={sums} days={{ regret: 7, guarantee: 30 }} from={from} note={null}>
      <button type="button">Agendar</button>
    </OrderSummary>,
  );
  return [...container.querySelectorAll('dl > *')];
}

test('of a sum that is due later no part is shown, and the list has nothing but its lines', () => {
  const lines = show('28/11/2027');
  expect(lines.map(({ tagName }) => tagName)).toEqual(['DIV', 'DIV']);
  expect(lines.map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))).toEqual([
    'HojeR$ 0,00',
    'A partir de 28/11/2027R$ 599,90',
  ]);
  expect(screen.getByText('Plano Premium (anual)')).toBeVisible();
});

test('a sum that is due today is made up of its parts', () => {
  expect(show(null)).toHaveLength(3);
  expect(screen.getByText(paymentTexts.yearlyDiscount)).toBeVisible();
});
