import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LoadFailed } from './load-failed.tsx';

test('a specified message keeps its words and has a second sentence; another stands alone', async () => {
  const again = { again: 'Tentar de novo', onAgain: () => undefined };
  const { rerender } = render(<LoadFailed text="Erro ao carregar dados do dashboard" {...again} />);
  expect(await screen.findByText('Os dados estão guardados; só não chegaram até aqui.')).toBeVisible();
  expect(screen.getByText('Erro ao carregar dados do dashboard')).toBeVisible();
  rerender(<LoadFailed text="Não foi possível carregar o extrato." {...again} />);
  expect(await screen.findByText('Não foi possível carregar o extrato.')).toBeVisible();
  await expect.poll(() => screen.queryByText(/Os dados estão guardados/)).toBeNull();
});
