import { readConfigurationItems } from '@sefira/contracts/admin-config/configuration-calls';
import { currentSession, guest, logout } from '@sefira/contracts/auth/session';
import { listConversations } from '@sefira/contracts/chat/conversations';
import { searchEverything, suggestSearches } from '@sefira/contracts/content/search';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readToken } from '../../api/session/token-storage.ts';
import { ana, reportsAre, signedIn, signedOut } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer, cutOff, refuse } from '../../testing/server.ts';

const visitor = { ...ana, id: 'guest', email: null, name: 'Convidado', role: 'guest', isPremium: true } as const;

test('an unknown address shows the 404 page with links', async () => {
  signedOut();
  await renderApp('/nada-aqui');
  expect(await screen.findByRole('heading', { name: 'Página Não Encontrada' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Meu painel' })).toHaveAttribute('href', '/dashboard');
  expect(document.title).toBe('Página Não Encontrada · Sefira');
});

test('without a session and without guests a guarded page leads to the login', async () => {
  signedOut();
  const { router } = await renderApp('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeVisible();
  expect(router.state.location.state).toEqual({ from: '/dashboard' });
});

test('a visitor gets a guest session where the configuration allows it', async () => {
  reportsAre([]);
  answer(guest, () => ({ success: true, message: 'ok', data: { token: 'guest-token', user: visitor } }));
  await renderApp('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Olá, Usuário!' })).toBeVisible();
  expect(readToken()).toBe('guest-token');
  expect(screen.getAllByRole('link', { name: 'Entrar' }).length).toBeGreaterThan(0);
});

test('an expired token is removed at start-up with one toast', async () => {
  signedIn();
  refuse(currentSession, 'SESSION_EXPIRED');
  signedOut();
  await renderApp('/sobre');
  expect(await screen.findByText('Sessão expirada. Faça login novamente.')).toBeVisible();
  expect(readToken()).toBeNull();
});

test('the stored user stands while the server is unreachable', async () => {
  signedIn();
  cutOff(currentSession);
  await renderApp('/sobre');
  expect(await screen.findByRole('button', { name: 'Menu de Ana Célia' })).toBeVisible();
  expect(readToken()).toBe('token-of-ana');
});

test('telephone, networks and claims follow the configuration; an unset channel is hidden', async () => {
  signedOut();
  const { user } = await renderApp('/sobre');
  const footer = await screen.findByRole('contentinfo');
  expect(within(footer).getByText('Avaliação 4.9/5')).toBeVisible();
  expect(within(footer).queryByRole('list', { name: 'Redes sociais' })).toBeNull();
  const shown = { contact_channels_active: true, support_phone: '(11) 4000-1234', claim_rating: '4.7' };
  const social = { social_youtube: 'https://www.youtube.com/@casa', support_email: 'oi@casa.example' };
  answer(readConfigurationItems, () => ({
    success: true,
    message: 'ok',
    data: Object.entries({ ...shown, ...social }).map(([key, value]) => ({
      key,
      title: key,
      value,
      type: 'text' as const,
      description: '',
      category: 'interface' as const,
      isEditable: true,
      validation_rules: '',
    })),
  }));
  // A page change sooner after the last read causes none, and the next one is half a minute later.
  await new Promise((over) => setTimeout(over, 800));
  await user.click(within(footer).getByRole('link', { name: 'Carreiras' }));
  expect(await screen.findByRole('link', { name: '(11) 4000-1234' })).toHaveAttribute('href', 'tel:1140001234');
  expect(screen.getByRole('link', { name: 'YouTube' })).toHaveAttribute('href', 'https://www.youtube.com/@casa');
  expect(screen.queryByRole('link', { name: 'Facebook' })).toBeNull();
  expect(screen.getByText('Avaliação 4.7/5')).toBeVisible();
  expect(screen.getByRole('link', { name: 'oi@casa.example' })).toBeVisible();
});

test('an alias leads to its screen', async () => {
  signedIn();
  reportsAre([]);
  const { router } = await renderApp('/reports');
  expect(await screen.findByRole('heading', { name: 'Relatórios' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/relatorios');
});

test('signing out shows a toast and leads to the home page, even when the server call fails', async () => {
  signedIn();
  answer(logout, () => ({ success: true, message: 'ok' }));
  const { router } = await renderApp('/sobre');
  await screen.findByRole('button', { name: 'Menu de Ana Célia' });
  fireEvent.click(screen.getByText('Sair'));
  expect(await screen.findByText('Logout realizado com sucesso!')).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toBe('/');
  expect(readToken()).toBeNull();
});

test('the search form ignores blank text and opens the results for the trimmed text', async () => {
  signedIn();
  answer(suggestSearches, () => ({ success: true, message: 'ok', data: [] }));
  answer(searchEverything, () => ({
    success: true,
    message: 'ok',
    data: { query: 'mapa', corrected: false, groups: [] },
  }));
  answer(listConversations, () => ({ success: true, message: 'ok', data: { items: [], nextCursor: null } }));
  const { user, router } = await renderApp('/sobre');
  const field = await screen.findByPlaceholderText('Buscar análises, relatórios...');
  const form = field.closest('form');
  if (!form) throw new Error('the search box has no form');
  await user.type(field, '   ');
  fireEvent.submit(form);
  expect(router.state.location.pathname).toBe('/sobre');
  await user.type(field, ' mapa ');
  fireEvent.submit(form);
  expect(await screen.findByText('Resultados para “mapa”')).toBeVisible();
  expect(await screen.findByText('Nada encontrado')).toBeVisible();
  expect(router.state.location.search).toBe('?q=mapa');
  expect(field).toHaveValue('');
});

test('the navigation marks the current section', async () => {
  signedIn();
  await renderApp('/analises');
  await screen.findByRole('heading', { level: 1, name: 'Análises' });
  const [navigation] = screen.getAllByRole('navigation', { name: 'Navegação principal' });
  if (!navigation) throw new Error('there is no main navigation');
  expect(within(navigation).getByRole('link', { name: 'Análises' })).toHaveAttribute('aria-current', 'page');
});

test('a navigation stands near the top before the new page is drawn, and scrolls the rest smoothly', async () => {
  signedOut();
  const { router } = await renderApp('/sobre');
  const scrolled = vi.spyOn(window, 'scrollTo');
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(3000);
  await act(() => router.navigate('/servicos'));
  expect(scrolled.mock.calls).toEqual([[{ top: 120, behavior: 'instant' }], [{ top: 0, behavior: 'smooth' }]]);
});

test('work tools have one line of legal links instead of the footer of the site', async () => {
  signedIn();
  reportsAre([]);
  const { router } = await renderApp('/relatorios');
  const footer = await screen.findByRole('contentinfo');
  expect(within(footer).getByRole('link', { name: 'Privacidade' })).toBeVisible();
  expect(within(footer).queryByText('Newsletter')).toBeNull();
  await act(() => router.navigate('/sobre'));
  expect(await screen.findByText('Newsletter')).toBeVisible();
});

test('the page of the newsletter has one form', async () => {
  signedOut();
  await renderApp('/newsletter');
  expect(await screen.findByRole('heading', { name: 'Newsletter da Sefira' })).toBeVisible();
  expect(document.title).toBe('Newsletter · Sefira');
  expect(screen.getAllByRole('textbox', { name: 'Seu e-mail' })).toHaveLength(1);
});

const planLinks = () => screen.getAllByRole('link', { name: 'Planos' }).map((link) => link.getAttribute('href'));

test('the entry of the plans leads a visitor to the home page', async () => {
  signedOut();
  await renderApp('/sobre');
  await screen.findByRole('contentinfo');
  expect(planLinks()).toContain('/#planos');
});

test('the entry of the plans leads a user with an account to the checkout', async () => {
  signedIn();
  await renderApp('/sobre');
  await screen.findByRole('button', { name: 'Menu de Ana Célia' });
  expect(planLinks()).toContain('/pagamento');
});
