import { interpretYear } from '@sefira/numerology/interpretations/personal-time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { analyseName, fillPeople, openForm, people, send } from '../support/analysis-forms.ts';
import { settled } from '../support/hydrated.ts';
import { type BrowserFixture, findings, heightOf, openFixture, visit } from '../support/journey.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

test('compatibility requires two people and compares five as ten pairs', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  await openForm(page, '/compatibilidade');
  await page.getByText('Pessoas para Análise (2/5)').waitFor();
  expect(await page.getByRole('button', { name: 'Remover pessoa 1' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Analisar compatibilidade' }).click();
  await page.getByText('Por favor, preencha os dados de pelo menos duas pessoas.').waitFor();
  await fillPeople(page, 5, 'Adicionar pessoa');
  await page.getByText('Pessoas para Análise (5/5)').waitFor();
  expect(await page.getByRole('button', { name: 'Adicionar pessoa' }).isDisabled()).toBe(true);
  await send(page, 'Analisar compatibilidade');
  await page.getByText('10 pares', { exact: true }).waitFor();
  expect(await page.getByRole('article').count()).toBe(10);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Nova Análise' }).click();
  expect(await page.getByLabel('Nome completo').first().inputValue()).toBe('');
  const saved = page.getByLabel('Pessoas salvas').first();
  await saved.selectOption({ label: `${people[2].name} · ${people[2].birth}` });
  expect(await page.getByLabel('Nome completo').first().inputValue()).toBe(people[2].name);
  expect(complaints).toEqual([]);
});

test('compatibility proposes the kind of relation by the dates until the person chooses, and reads by it', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  await openForm(page, '/compatibilidade');
  const kind = page.getByLabel('O que vocês são');
  const [parent, child] = [page.getByLabel('Data de nascimento').nth(0), page.getByLabel('Data de nascimento').nth(1)];
  expect(await kind.inputValue()).toBe('couple');
  await page.getByLabel('Nome completo').nth(0).fill('Carlos Eduardo Nunes');
  await parent.fill('12/06/1985');
  await page.getByLabel('Nome completo').nth(1).fill('Pedro Henrique Nunes');
  await child.fill('04/03/2016');
  await expect.poll(() => kind.inputValue()).toBe('parentAndChild');
  await send(page, 'Analisar compatibilidade');
  await page.getByText('Compatibilidade · Pais e filhos').waitFor();
  await page.getByText('Carlos (quem educa) e Pedro (quem cresce)').waitFor();
  expect(await page.getByText('Doze meses em comum').count()).toBeGreaterThan(0);
  expect(await page.getByText(/casal/iu).count()).toBe(0);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Nova Análise' }).click();
  await kind.selectOption('partners');
  await parent.fill('12/06/1985');
  await child.fill('04/03/2016');
  expect(await kind.inputValue()).toBe('partners');
  expect(complaints).toEqual([]);
});

test('compatibility explains that it needs an account where guests are not allowed', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  await page.route('**/api/auth/guest', (route) =>
    route.fulfill({ status: 403, json: { success: false, message: 'x', error: 'GUEST_NOT_ALLOWED' } }),
  );
  await page.goto('/compatibilidade');
  await page.getByText('Você precisa estar logado para fazer análise de compatibilidade.').waitFor();
  await page.waitForURL('**/login');
});

test('server refusals are shown in the specified words', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  const refuse = async (path: string, status: number, error: string) => {
    await page.unroute('**/api/numerology/**');
    await page.route(`**/api/numerology/${path}`, (route) =>
      route.fulfill({
        status,
        json: { success: false, message: 'Créditos insuficientes para realizar esta análise.', error },
      }),
    );
  };
  await openForm(page, '/compatibilidade');
  await fillPeople(page, 2, 'Adicionar pessoa');
  const submit = page.getByRole('button', { name: 'Analisar compatibilidade' });
  await refuse('analyze', 500, 'INTERNAL_ERROR');
  await submit.click();
  await page.getByText('Erro ao gerar análise de compatibilidade. Tente novamente.').first().waitFor();
  await refuse('analyze', 401, 'SESSION_EXPIRED');
  await submit.click();
  await page.getByText('Sessão expirada. Por favor, faça login novamente.').first().waitFor();

  await openForm(page, '/analise-ciclos');
  await page.getByLabel('Data de nascimento').fill(people[0].birth);
  await refuse('analyze/cycles', 500, 'INTERNAL_ERROR');
  await page.getByRole('button', { name: 'Analisar ciclos' }).click();
  await page.getByText('Erro ao realizar análise. Tente novamente.').first().waitFor();
});

test('company: all fields but the e-mail are required; numbers, radar and best days are shown', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  await openForm(page, '/analise-empresa');
  await page.getByRole('button', { name: 'Analisar empresa' }).click();
  for (const text of [
    'Informe o nome da empresa.',
    'Informe a data de fundação.',
    'Escolha o tipo de negócio.',
    'Informe o nome do proprietário.',
    'Informe a data de nascimento do proprietário.',
  ]) {
    await page.getByText(text, { exact: true }).waitFor();
  }
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('companyName');
  await page.getByLabel('Nome da empresa').fill('Padaria Sol Nascente');
  await page.getByLabel('Data de fundação').fill('10/03/2015');
  await page.getByLabel('Tipo de negócio').selectOption('Alimentação');
  await page.getByLabel('Nome do proprietário').fill(people[0].name);
  await page.getByLabel('Data de nascimento do proprietário').fill(people[0].birth);
  await send(page, 'Analisar empresa');
  await page.getByRole('heading', { level: 1, name: 'Padaria Sol Nascente' }).waitFor();
  await page.getByRole('img', { name: /^Radar da empresa/ }).waitFor();
  await page.getByRole('heading', { name: 'Melhores dias' }).waitFor();
  await page.getByRole('heading', { name: 'Quem dirige e o nome' }).click();
  await page
    .getByText(/traz à empresa|Nem o nome nem quem dirige/)
    .first()
    .waitFor();
  expect(await findings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('company: a firm that opens next year is read, with the days to open', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  await openForm(page, '/analise-empresa');
  const year = new Date().getFullYear();
  await page.getByLabel('Nome da empresa').fill('Lumen Sistemas');
  await page.getByLabel('Data de fundação').fill(`10/03/${year + 3}`);
  await page.getByLabel('Tipo de negócio').selectOption('Tecnologia');
  await page.getByLabel('Nome do proprietário').fill(people[0].name);
  await page.getByLabel('Data de nascimento do proprietário').fill(people[0].birth);
  await page.getByRole('button', { name: 'Analisar empresa' }).click();
  await page.getByText('A data de fundação pode estar até dois anos à frente.').waitFor();
  await page.getByLabel('Data de fundação').fill(`10/03/${year + 1}`);
  await page.getByText('Em dúvida entre nomes? (opcional)').click();
  await page.getByLabel('Segundo nome').fill('Farol Dados e Sistemas');
  await page.getByLabel('Terceiro nome').fill('Oficina de Código');
  await send(page, 'Analisar empresa');
  await page.getByRole('heading', { name: 'Melhores dias para abrir' }).waitFor();
  expect(await page.getByRole('columnheader').count()).toBe(3);
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await heightOf(page)).toBeLessThanOrEqual(8000);
  // The picture leaves with its card.
  const heights = await page.locator('.card').evaluateAll((cards) => cards.map((card) => card.clientHeight));
  expect(heights.filter((height) => height > 0 && height < 40)).toEqual([]);
  expect(await findings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('cycles: the year is bounded; the week, the year and the life are drawn', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  await openForm(page, '/analise-ciclos');
  const year = page.getByLabel('Ano para análise');
  const thisYear = new Intl.DateTimeFormat('en', { timeZone: 'America/Sao_Paulo', year: 'numeric' }).format(new Date());
  expect(await year.inputValue()).toBe(thisYear);
  await year.fill('1899');
  await page.getByRole('button', { name: 'Analisar ciclos' }).click();
  await page.getByText('Informe a data de nascimento.').waitFor();
  await page.getByText('O ano deve estar entre 1900 e 2100.').waitFor();
  await page.getByLabel('Nome completo').fill(people[0].name);
  // Born on 1 January, a person has one personal year from its first day to its last.
  await page.getByLabel('Data de nascimento').fill('01/01/1960');
  await year.fill(thisYear);
  await send(page, 'Analisar ciclos');
  await page.getByText('Análise de ciclos realizada com sucesso!').waitFor();
  await page.getByRole('heading', { level: 1, name: `Ciclos de ${people[0].name} em ${thisYear}` }).waitFor();
  const personalYear = 1 + ((1 + 1 + Number(thisYear) - 1) % 9);
  await page
    .getByRole('heading', { name: interpretYear(personalYear).phase })
    .first()
    .waitFor();
  await page.getByRole('img', { name: /^Volta de nove anos.*você está aqui/ }).waitFor();
  await page.getByRole('img', { name: /^Roda dos planetas/ }).waitFor();
  await page.getByRole('img', { name: /^Calendário de .*: dias de começar, combinar, descansar/ }).waitFor();
  expect(await findings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('group: needs two complete members, takes ten, and shows the heat map of all pairs', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  await openForm(page, '/analise-grupo');
  await page.getByRole('button', { name: 'Remover membro 2' }).click();
  expect(await page.getByRole('button', { name: /^Remover membro/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Adicionar membro' }).click();
  await page.getByRole('button', { name: 'Analisar grupo' }).click();
  await page.getByText('Adicione pelo menos 2 membros válidos').waitFor();
  await fillPeople(page, 10, 'Adicionar membro');
  await page.getByText('Máximo de 10 membros permitido').waitFor();
  expect(await page.getByRole('button', { name: 'Adicionar membro' }).isDisabled()).toBe(true);
  await send(page, 'Analisar grupo');
  await page.getByText('Análise de grupo realizada com sucesso!').waitFor();
  const heat = await page.getByRole('img', { name: /^Mapa de calor dos pares/ }).getAttribute('aria-label');
  expect(heat ?? (await page.locator('svg title', { hasText: 'Mapa de calor' }).textContent())).toContain('Caio');
  expect(await page.getByRole('article').count()).toBe(10);
  expect(await findings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a shared page shows the result without the birth date, and answers 404 once revoked', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  await analyseName(page);
  await page.getByText('Análise do nome realizada com sucesso!').waitFor();
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  await page.getByRole('button', { name: 'Criar link' }).click();
  const address = await page.getByLabel('Link público').inputValue();

  await using stranger = await visit(fixture);
  await stranger.page.goto(address);
  await stranger.page.getByRole('heading', { name: 'Expressão', exact: true }).waitFor();
  const shown = await stranger.page.locator('main').textContent();
  expect(shown).toContain(people[0].name);
  expect(shown).not.toMatch(/1955|29\/11|29 de novembro/);
  expect(await findings(stranger.page)).toEqual([]);

  await page.getByRole('button', { name: 'Retirar link' }).click();
  await page.getByRole('button', { name: 'Criar link' }).waitFor();
  await page.keyboard.press('Escape');
  await stranger.page.reload();
  await stranger.page.getByText('Esta página não existe mais').first().waitFor();
  const slug = address.split('/').at(-1);
  expect((await fetch(new URL(`/api/public/shared/${slug}`, fixture.url))).status).toBe(404);
  expect([...complaints, ...stranger.complaints]).toEqual([]);
});

test('the history searches, opens and deletes', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  await analyseName(page);
  await page.goto('/my-analyses');
  await settled(page);
  await page.getByLabel('Tipo').selectOption('group');
  await page.getByText('Nenhuma análise encontrada').waitFor();
  await page.getByLabel('Tipo').selectOption('all');
  await page.getByLabel('Buscar', { exact: true }).last().fill('vasconcelos');
  await page.getByRole('link', { name: 'Abrir' }).click();
  await page.getByRole('heading', { level: 1, name: people[0].name }).waitFor();
  await page.getByRole('button', { name: 'Apagar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar' }).click();
  await page.getByText('Análise apagada.').waitFor();
  await page.getByText('Nenhuma análise encontrada').waitFor();
  expect(await findings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
