import { subscribeNewsletter } from '@sefira/contracts/content/site';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, refuse } from '../../testing/server.ts';
import { NewsletterForm } from './newsletter-form.tsx';

async function subscribeTwice(): Promise<void> {
  const user = userEvent.setup();
  render(<NewsletterForm />);
  await user.type(screen.getByLabelText('Seu e-mail'), 'ana@sefira.test');
  await user.dblClick(screen.getByRole('button', { name: 'Inscrever' }));
}

test('a double click subscribes once', async () => {
  let calls = 0;
  answer(subscribeNewsletter, () => {
    calls += 1;
    return { success: true, message: 'Confirme pelo e-mail.', data: null };
  });
  await subscribeTwice();
  expect(await screen.findByText('Confirme pelo e-mail.')).toBeVisible();
  expect(calls).toBe(1);
});

test('a refusal is said beside the field, which keeps the address', async () => {
  refuse(subscribeNewsletter, 'RATE_LIMITED');
  await subscribeTwice();
  expect(await screen.findByText('Muitas tentativas. Aguarde alguns minutos.')).toBeVisible();
  expect(screen.getByLabelText('Seu e-mail')).toHaveValue('ana@sefira.test');
});
