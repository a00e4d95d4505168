import { listFavourites, suggestChildNames, suggestCompanyNames } from '@sefira/contracts/numerology/generators';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signedIn } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer } from '../../testing/server.ts';

beforeEach(() => {
  signedIn();
  answer(listFavourites, () => ({ success: true, message: 'ok', data: [] }));
});

test('a missing number is said at the numbers, which take the focus each time', async () => {
  const { user } = await renderApp('/gerador-nomes');
  const submit = await screen.findByRole('button', { name: 'Gerar nomes' });
  for (const _press of [1, 2]) {
    await user.click(submit);
    expect(screen.getByRole('radio', { name: /^1:/ })).toHaveFocus();
  }
  expect(screen.getByRole('group', { name: /^Número alvo/ })).toHaveAccessibleDescription(
    'Selecione um número alvo para gerar nomes',
  );
});

test('an empty list says once what to change, and counts nothing', async () => {
  const message = 'Nenhum nome com estes filtros. Sem o filtro Estilo há 1 nome. Nada foi cobrado.';
  answer(suggestChildNames, () => ({
    success: true,
    message,
    suggestions: [],
    total: 0,
    unreachableTargets: [],
    familyNotes: [],
  }));
  const { user } = await renderApp('/gerador-nomes');
  await user.click(await screen.findByRole('radio', { name: /^5:/ }));
  await user.click(screen.getByRole('button', { name: 'Gerar nomes' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getAllByText(/Nenhum nome com estes filtros/)).toHaveLength(1);
  expect(screen.queryByText('0 de 0 nomes')).toBeNull();
});

test('names of two numbers have a meaning of each, and one name is counted in the singular', async () => {
  const name = (id: string, numerologyNumber: number, keyword: string) => ({
    id,
    name: `Farol ${id}`,
    numerologyNumber,
    matchScore: 8,
    industry: 'food',
    style: 'classic',
    position: 1,
    numberMeaning: { keyword, summary: `O nome soa a ${keyword}.` },
    reading: 'Por dentro, a ideia nasce falando.',
    domain: 'farol.com.br',
    handle: '@farol',
  });
  const named = [name('um', 3, 'Criatividade')];
  answer(suggestCompanyNames, () => ({
    success: true,
    message: 'ok',
    data: { names: named, unreachableTargets: [] },
  }));
  const { user } = await renderApp('/gerador-nomes-empresas');
  await user.click(await screen.findByRole('checkbox', { name: /^3:/ }));
  await user.click(screen.getByRole('checkbox', { name: /^8:/ }));
  await user.click(screen.getByRole('button', { name: 'Gerar nomes' }));
  expect(await screen.findByText('1 nome gerado com sucesso!')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'O que todos têm em comum' })).toBeVisible();
  named.push(name('dois', 8, 'Sucesso material'));
  await user.click(screen.getByRole('button', { name: 'Gerar nomes' }));
  const heading = await screen.findByRole('heading', { name: 'O que diz cada número' });
  const card = within(heading.closest('.card') as HTMLElement);
  expect(card.getByText('O nome soa a Sucesso material.')).toBeVisible();
});
