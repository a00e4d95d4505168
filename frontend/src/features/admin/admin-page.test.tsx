import { listAudit } from '@sefira/contracts/admin-config/audit';
import {
  type ConfigurationItem,
  readConfigurationItems,
  writeConfiguration,
} from '@sefira/contracts/admin-config/configuration-calls';
import { listExports } from '@sefira/contracts/admin-config/exports';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ana, signedIn } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer, refuse, refuseFor } from '../../testing/server.ts';

const credits: ConfigurationItem = {
  key: 'credits_welcome',
  title: 'Créditos de boas-vindas',
  unit: 'créditos',
  value: 20,
  type: 'number',
  description: 'Créditos de boas-vindas de uma conta nova.',
  category: 'sistema',
  isEditable: true,
  validation_rules: 'Número inteiro de 0 a 1000',
  visibility: 'public',
  preset: 20,
  version: 1,
  updated_at: null,
  updated_by: null,
};

function configurationIs(items: readonly ConfigurationItem[]): void {
  signedIn({ ...ana, role: 'admin' });
  answer(readConfigurationItems, () => ({ success: true, message: 'ok', data: items }));
  answer(listAudit, () => ({ success: true, message: 'ok', data: [], nextCursor: null }));
}

test('other roles see a refusal and nothing else', async () => {
  signedIn({ ...ana, role: 'reseller' });
  await renderApp('/admin');
  expect(await screen.findByText('Acesso Negado')).toBeVisible();
  // On the page and as a toast.
  await expect.poll(() => screen.queryAllByText('Apenas administradores podem acessar esta página.').length).toBe(2);
  expect(screen.queryByRole('tab')).toBeNull();
});

test('the settings open at the configuration, which may be empty or fail', async () => {
  configurationIs([]);
  await renderApp('/settings');
  expect(await screen.findByText('Nenhuma configuração encontrada')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Configurações' })).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByText('Nenhum registro encontrado')).toBeVisible();
});

test('a failed list of exports is no empty list, and is read again', async () => {
  configurationIs([]);
  refuse(listExports, 'INTERNAL_ERROR');
  const { user } = await renderApp('/admin?aba=relatorios');
  expect(await screen.findByText('Não foi possível carregar os arquivos.')).toBeVisible();
  expect(screen.queryByText('Nenhum arquivo ainda.')).toBeNull();
  answer(listExports, () => ({ success: true, message: 'ok', data: [] }));
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Nenhum arquivo ainda.')).toBeVisible();
});

test('a setting has its title and what its number counts, and no key', async () => {
  configurationIs([credits]);
  await renderApp('/settings');
  expect(await screen.findByText('Créditos de boas-vindas')).toBeVisible();
  expect(screen.getByText('20 créditos')).toBeVisible();
  expect(screen.queryByText(/credits_welcome/)).toBeNull();
});

test('a period is typed as dd/mm/aaaa, and one that ends before it begins is refused at the field', async () => {
  configurationIs([]);
  const queries: string[] = [];
  answer(listAudit, ({ url }) => {
    queries.push(url.search);
    return { success: true, message: 'ok', data: [], nextCursor: null };
  });
  const { user } = await renderApp('/settings');
  const trail = within(await screen.findByRole('region', { name: 'Log de Auditoria' }));
  await user.click(trail.getByRole('button', { name: 'Usar um período' }));
  await user.type(trail.getByLabelText('De'), '20112026');
  await expect.poll(() => queries.join()).toContain('from=2026-11-20');
  await user.type(trail.getByLabelText('Até'), '01112026');
  expect(trail.getByText('A data final vem antes da inicial.')).toBeVisible();
  expect(queries.some((query) => query.includes('to=2026-11-01'))).toBe(false);
  await user.clear(trail.getByLabelText('Até'));
  await user.type(trail.getByLabelText('Até'), '31022026');
  expect(trail.getByText('Este dia não existe no calendário.')).toBeVisible();
});

test('a value is validated by its type, confirmed with the password and saved', async () => {
  configurationIs([credits]);
  const { user } = await renderApp('/settings');
  await user.click(await screen.findByRole('button', { name: 'Editar Créditos de boas-vindas' }));
  const field = screen.getByLabelText('Valor de Créditos de boas-vindas');
  await user.clear(field);
  await user.type(field, 'muitos');
  expect(screen.getByText('Valor inválido para o tipo number')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  await user.clear(field);
  await user.type(field, '30');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText('Senha é obrigatória para salvar configurações')).toBeVisible();
  const bodies: unknown[] = [];
  answer(writeConfiguration, ({ body }) => {
    bodies.push(body);
    return { success: true, message: 'ok', data: { ...credits, value: 30, version: 2 } };
  });
  await user.type(within(dialog).getByLabelText('Senha de administrador', { exact: false }), 'segredo{Enter}');
  expect(await screen.findByText('Configuração salva com sucesso')).toBeVisible();
  expect(bodies).toEqual([{ value: 30, adminPassword: 'segredo', version: 1 }]);
  expect(screen.queryByLabelText('Valor de Créditos de boas-vindas')).toBeNull();
});

test('after a conflict the user sees the other value and chooses', async () => {
  configurationIs([credits]);
  const { user } = await renderApp('/settings');
  await user.click(await screen.findByRole('button', { name: 'Editar Créditos de boas-vindas' }));
  const field = screen.getByLabelText('Valor de Créditos de boas-vindas');
  await user.clear(field);
  await user.type(field, '30');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  refuse(writeConfiguration, 'CONFLICT', [], { current: { value: 40, version: 2, updated_by: 'Vera' }, yours: 30 });
  await user.type(screen.getByLabelText('Senha de administrador', { exact: false }), 'segredo{Enter}');
  expect(await screen.findByText('Vera mudou este valor para 40 créditos enquanto você editava.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Manter o meu' })).toBeVisible();
});

test('too many wrong passwords are counted down by the button of the dialog', async () => {
  configurationIs([credits]);
  const { user } = await renderApp('/settings');
  await user.click(await screen.findByRole('button', { name: 'Editar Créditos de boas-vindas' }));
  const field = screen.getByLabelText('Valor de Créditos de boas-vindas');
  await user.clear(field);
  await user.type(field, '30');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  refuseFor(writeConfiguration, 75);
  await user.type(screen.getByLabelText('Senha de administrador', { exact: false }), 'segredo');
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Confirmar e Salvar' }));
  const countdown = await dialog.findByRole('timer');
  expect(countdown).toHaveTextContent(/Faltam 1 min 1\d s/);
  await waitFor(() => expect(document.activeElement).toContainElement(countdown));
});
