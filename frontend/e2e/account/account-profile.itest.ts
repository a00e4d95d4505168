import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../support/hydrated.ts';
import {
  analyseOnScreen,
  type BrowserFixture,
  findings,
  freshEmail,
  openFixture,
  registerOnScreen,
  visit,
} from '../support/journey.ts';
import { linkTo, mailTo } from '../support/mail.ts';
import { openAccount } from '../support/sessions.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

test('personal data and picture are saved and shown everywhere at once', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  await openAccount(page);
  await page.goto('/perfil');
  await page.getByLabel('Nome completo').fill('Beatriz Souza');
  await page.getByLabel('Telefone').fill('(11) 98765-4321');
  await page.getByLabel('Cidade').fill('São Paulo, SP');
  await page.getByLabel('Bio').fill('Gosto de números.');
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await page.getByText('Dados pessoais atualizados com sucesso!').waitFor();
  await page.getByRole('button', { name: 'Menu de Beatriz Souza' }).waitFor();

  const picture = { name: 'eu.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.getByLabel('Escolher foto').setInputFiles(picture);
  await page.getByText('Avatar atualizado com sucesso!').waitFor();
  const shown = page.getByRole('img', { name: 'Foto de Beatriz Souza' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  await page
    .getByLabel('Trocar foto')
    .or(page.getByLabel('Escolher foto'))
    .first()
    .setInputFiles({
      name: 'eu.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    });
  await page.getByText('Envie uma imagem JPEG, PNG ou WebP de até 5 MB.').waitFor();

  await page.reload();
  expect(await page.getByLabel('Telefone').inputValue()).toBe('(11) 98765-4321');
  expect(await page.getByLabel('Bio').inputValue()).toBe('Gosto de números.');
  await page.getByRole('button', { name: 'Remover' }).click();
  await page.getByText('Foto removida.').waitFor();
  expect(complaints).toEqual([]);
});

test('an e-mail and its pending successor fit a phone', async () => {
  await using owner = await visit(fixture, { viewport: { width: 390, height: 844 } });
  const { page } = owner;
  await openAccount(page);
  await page.goto('/perfil');
  await settled(page);
  const next = `uma-pessoa-de-nome-comprido-${freshEmail()}`;
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(next);
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await page.getByText(`Enviamos um link para ${next}`).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('the chosen tab stays in view when the screen narrows', async () => {
  await using owner = await visit(fixture);
  const { page } = owner;
  await registerOnScreen(page);
  await page.goto('/perfil?aba=notificacoes');
  await settled(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const tab = page.getByRole('tab', { name: 'Notificações' });
  const isInView = async () => {
    const box = await tab.boundingBox();
    return box !== null && box.x >= 0 && box.x + box.width <= 390;
  };
  await expect.poll(isInView).toBe(true);
});

test('preferences start at the specified defaults, apply at once and follow the account to another browser', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  const { email, password } = await openAccount(page);
  await page.goto('/perfil?aba=preferencias');
  const states = async (names: readonly string[]) =>
    Promise.all(names.map((name) => page.getByRole('switch', { name: new RegExp(`^${name}`) }).isChecked()));
  expect(await states(['Perfil visível', 'Compartilhar estatísticas', 'Coleta de dados de uso'])).toEqual([
    true,
    false,
    true,
  ]);
  await page.getByLabel('Tema').selectOption('dark');
  await page.getByText('Preferências atualizadas com sucesso!').waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.getByRole('tab', { name: 'Notificações' }).click();
  expect(await states(['E-mail', 'Relatórios', 'Novidades', 'Notificações push'])).toEqual([true, true, false, true]);
  await page.getByRole('switch', { name: /^Novidades/ }).click();
  await page.getByText('Preferências atualizadas com sucesso!').waitFor();
  await page.reload();
  expect(await states(['Novidades'])).toEqual([true]);

  await using elsewhere = await visit(fixture);
  await elsewhere.page.goto('/login');
  await settled(elsewhere.page);
  await elsewhere.page.getByRole('textbox', { name: /^E-mail/ }).fill(email);
  await elsewhere.page.getByLabel('Senha').first().fill(password);
  await elsewhere.page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await elsewhere.page.waitForURL('**/dashboard');
  await elsewhere.page.locator('html[data-theme=dark]').waitFor({ state: 'attached' });
});

test('a new account takes over the work of its guest session', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  await page.goto('/');
  await analyseOnScreen(page);
  await page.goto('/cadastro?plan=premium');
  await settled(page);
  await page.getByText('Plano escolhido: Premium.').waitFor();
  await page.getByText('Trazer para a conta nova o que fiz como visitante').waitFor();
  await page.getByLabel('Nome completo').fill('Ana Célia Vasconcelos');
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(freshEmail());
  await page.getByLabel('Data de nascimento').fill('29/11/1955');
  await page.getByLabel('Senha').first().fill('Segredo#2026');
  await page.getByText(/^Força da senha: (boa|forte)$/).waitFor();
  await page.getByText('Li e aceito os termos de uso').click();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await page.waitForURL('**/pagamento?plan=premium');
  await page.goto('/my-analyses');
  await page.getByText('Ana Célia Vasconcelos').first().waitFor();
  expect(complaints).toEqual([]);
});

test('an unread notification appears without a reload, and a read one stays read', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  const { email } = await registerOnScreen(page);
  await page.getByRole('button', { name: 'Notificações', exact: true }).waitFor();
  const link = linkTo('/confirmar-email', await mailTo(fixture, email, 'Confirme seu e-mail na Sefira'));
  await using elsewhere = await visit(fixture);
  await elsewhere.page.goto(link);
  await elsewhere.page.getByRole('heading', { name: 'E-mail confirmado' }).waitFor();
  // Before the next poll is due: the socket delivers it.
  await page.getByRole('button', { name: 'Notificações: 1 não lida' }).click();
  await page.getByRole('link', { name: 'Ver todas' }).click();
  await page.waitForURL('**/notificacoes');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Marcar todas como lidas' }).click();
  await page.getByText('Tudo lido').waitFor();
  await page.reload();
  await page.getByText('Tudo lido').waitFor();
  await page.getByRole('button', { name: 'Notificações', exact: true }).waitFor();
  expect(complaints).toEqual([]);
});
