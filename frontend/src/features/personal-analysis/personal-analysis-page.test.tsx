import { analyzePersonal } from '@sefira/contracts/numerology/analyses';
import { readPortrait } from '@sefira/contracts/numerology/portrait';
import { createPersonalReport } from '@sefira/contracts/reports/orders';
import { downloadReport, readReport } from '@sefira/contracts/reports/reports';
import type { NumerologySystem } from '@sefira/contracts/shared/fields';
import { defaultPreferences, type Profile, readProfile, updatePreferences } from '@sefira/contracts/user/profile';
import { interpretMap } from '@sefira/numerology/interpretations/map-texts';
import { recommendPersonal } from '@sefira/numerology/interpretations/recommend-people';
import { synthesisOf } from '@sefira/numerology/letter/synthesis';
import { analyzePersonal as analyse } from '@sefira/numerology/personal';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ana, finishedReport, signedIn } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer, answerPdf, answerWith, type Received, refuse } from '../../testing/server.ts';

const analysisId = '0199b0a0-0000-7000-8000-000000000020';

/** The service's response, computed by the engine. */
function resultOf(name: string, birthDate: string, system: NumerologySystem = 'cabalistica') {
  const { lifePath, expression, map, ...rest } = analyse({ name, birthDate, referenceDate: '2026-11-21', system });
  const recommendations = recommendPersonal(map);
  return {
    ...rest,
    lifePath: { number: lifePath, meaning: 'destino' },
    expression: { number: expression, meaning: 'expressão' },
    recommendations: recommendations.map(({ description }) => description),
    synthesis: synthesisOf(map),
    map,
    texts: { ...interpretMap(map), recommendations },
    analysisId,
  };
}

function profileOf(name: string, birthDate: string): Profile {
  return {
    id: ana.id,
    name,
    email: ana.email,
    phone: null,
    birthDate,
    location: null,
    bio: null,
    avatar: null,
    twoFactorEnabled: false,
    isEmailConfirmed: true,
    preferences: defaultPreferences,
    updatedAt: '2026-11-21T12:00:00.000Z',
  };
}

async function analyseAna(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await user.type(await screen.findByLabelText(/Nome completo/), 'Ana Célia Vasconcelos');
  await user.type(screen.getByLabelText(/Data de nascimento/), '29111955');
  await user.click(screen.getByRole('button', { name: 'Gerar análise' }));
}

beforeEach(() => {
  signedIn();
  // No profile data: the form begins empty.
  refuse(readProfile, 'NOT_FOUND');
  refuse(readPortrait, 'NOT_FOUND');
});

test('letters and sums follow the typed name, the date is echoed in words', async () => {
  const { user } = await renderApp('/analise-numerologica');
  await user.type(await screen.findByLabelText(/Nome completo/), 'Ana Célia');
  const beads = screen.getByRole('region', { name: 'Letra por letra' });
  expect(within(beads).getByText('é vale 7')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/Data de nascimento/), '21111987');
  expect(screen.getByText('sábado, 21 de novembro de 1987')).toBeVisible();
  expect(screen.getByLabelText(/E-mail/)).toHaveValue('ana@sefira.test');
});

test('the map of Ana Célia Vasconcelos shows numbers, texts and calculations, and resets to an empty form', async () => {
  const received: Received[] = [];
  answer(analyzePersonal, (call) => {
    received.push(call);
    return { success: true, message: 'ok', data: resultOf('Ana Célia Vasconcelos', '1955-11-29') };
  });
  const { user } = await renderApp('/analise-numerologica');
  await analyseAna(user);

  const heading = await screen.findByRole('heading', { level: 1, name: 'Ana Célia Vasconcelos' });
  await waitFor(() => expect(heading).toHaveFocus());
  const tiles = within(screen.getByRole('region', { name: 'Seus números' }));
  for (const [label, number] of Object.entries({ Motivação: 4, Impressão: 1, Expressão: 5, Destino: 6, Missão: 11 })) {
    expect(tiles.getByText(label).closest('div')).toHaveTextContent(`${label}${number}`);
  }
  expect(received[0]?.body).toMatchObject({ name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29', language: 'pt' });
  expect(received[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  expect(received[0]?.headers.get('Authorization')).toBe('Bearer token-of-ana');
  expect(screen.getByText('A soma direta dá 4; refeita palavra por palavra, continua 4.')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /Mandala de Ana Célia Vasconcelos/ })).toBeInTheDocument();

  expect(received[0]?.body).toMatchObject({ system: 'cabalistica' });

  // The other triangles, the current arcanum, and the comparison with the other school.
  expect(screen.getByText(/^Arcano vigente · De/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Social' }));
  expect(screen.getByRole('img', { name: /^Triângulo social/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Comparar com as outras escolas' }));
  const compared = await screen.findByRole('table');
  expect(within(compared).getByRole('row', { name: /^Motivação 4/ })).toBeInTheDocument();
  expect(within(compared).getAllByRole('row')).toHaveLength(10);

  await user.click(screen.getByRole('button', { name: 'Nova Análise' }));
  expect(await screen.findByLabelText(/Nome completo/)).toHaveValue('');
});

test('the Pythagorean school changes letters and request, and the map names the school', async () => {
  const received: Received[] = [];
  answer(analyzePersonal, (call) => {
    received.push(call);
    return { success: true, message: 'ok', data: resultOf('Ana Célia Vasconcelos', '1955-11-29', 'pitagorica') };
  });
  const { user } = await renderApp('/analise-numerologica');
  await user.selectOptions(await screen.findByLabelText('Sistema'), 'Pitagórico');
  await user.type(screen.getByLabelText(/Nome completo/), 'Ana Célia Vasconcelos');
  expect(within(screen.getByRole('region', { name: 'Letra por letra' })).getByText('é vale 5')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/Data de nascimento/), '29111955');
  await user.click(screen.getByRole('button', { name: 'Gerar análise' }));
  expect(await screen.findByText('Sistema pitagórico')).toBeVisible();
  expect(await screen.findByText('Planos de expressão')).toBeInTheDocument();
  expect(screen.queryByText(/[Aa]rcano|Triângulo|Árvore da Vida/u)).toBeNull();
  expect(screen.getByText(/Acentos não mudam o valor/u)).toBeInTheDocument();
  expect(screen.getByText(/se repetem 3 vezes ou mais/u)).toBeInTheDocument();
  expect(received[0]?.body).toMatchObject({ system: 'pitagorica' });
});

test('a professional keeps switched rules under a name, as a school of the form', async () => {
  signedIn({ ...ana, subscription: 'professional' });
  const profile = profileOf('Ana Célia Vasconcelos', '1955-11-29');
  const received: unknown[] = [];
  answer(readProfile, () => ({ success: true, message: 'ok', data: profile }));
  answer(updatePreferences, ({ body }) => {
    received.push(body);
    return { success: true, message: 'ok', data: { ...profile.preferences, ...(body as object) } };
  });
  answer(analyzePersonal, () => ({
    success: true,
    message: 'ok',
    data: resultOf('Ana Célia Vasconcelos', '1955-11-29'),
  }));
  const { user } = await renderApp('/analise-numerologica');
  await screen.findByDisplayValue('Ana Célia Vasconcelos');
  await user.click(screen.getByRole('button', { name: 'Gerar análise' }));
  await user.click(await screen.findByText('Recalcular por outra regra'));
  await user.click(await screen.findByRole('checkbox', { name: /Ano pessoal em janeiro/u }));
  await user.click(screen.getByRole('button', { name: 'Guardar como minhas regras' }));
  expect(await screen.findByText('Dê um nome às suas regras.')).toBeVisible();
  await user.type(screen.getByLabelText(/Nome das suas regras/u), 'Linha de janeiro');
  await user.click(screen.getByRole('button', { name: 'Guardar como minhas regras' }));
  expect(await screen.findByRole('button', { name: 'Tirar “Linha de janeiro” do campo Sistema' })).toBeVisible();
  expect(received).toEqual([{ rules: { name: 'Linha de janeiro', system: 'cabalistica@1+janeiro' } }]);
  await user.click(screen.getByRole('button', { name: 'Nova Análise' }));
  expect(await screen.findByRole('option', { name: 'Linha de janeiro' })).toBeInTheDocument();
});

test('the own name and birth date are prefilled, and earlier persons can be chosen', async () => {
  localStorage.setItem(`people:${ana.id}`, JSON.stringify([{ name: 'João Souza', birthDate: '03/02/1960' }]));
  answer(readProfile, () => ({ success: true, message: 'ok', data: profileOf('Ana Célia Vasconcelos', '1955-11-29') }));
  const { user } = await renderApp('/analise-numerologica');
  expect(await screen.findByDisplayValue('Ana Célia Vasconcelos')).toBeVisible();
  expect(screen.getByLabelText(/Data de nascimento/)).toHaveValue('29/11/1955');
  await user.selectOptions(screen.getByLabelText('Pessoas salvas'), 'João Souza · 03/02/1960');
  expect(screen.getByLabelText(/Nome completo/)).toHaveValue('João Souza');
});

test('a refusal is shown in the form, at its field and as a toast', async () => {
  refuse(analyzePersonal, 'NAME_LETTER_UNKNOWN', [
    { path: 'name', message: 'O nome tem uma letra que não pertence ao alfabeto latino.' },
  ]);
  const { user } = await renderApp('/analise-numerologica');
  await analyseAna(user);
  expect(await screen.findByText('Erro ao gerar análise. Tente novamente.')).toBeVisible();
  expect(screen.getByLabelText(/Nome completo/)).toBeInvalid();
  expect(screen.getAllByText('O nome tem uma letra que não pertence ao alfabeto latino.')).toHaveLength(2);
});

test.each([
  ['   ', '29111955', 'Informe o nome completo.'],
  ['123', '29111955', 'O nome precisa ter ao menos uma letra.'],
  ['Ana', '31021990', 'Esta data não existe. Confira o dia, o mês e o ano.'],
  ['Ana', '01012999', 'A data de nascimento não pode estar no futuro.'],
])('%j with %s is refused before it is sent', async (name, birthDate, message) => {
  const { user } = await renderApp('/analise-numerologica');
  await user.type(await screen.findByLabelText(/Nome completo/), name);
  await user.type(screen.getByLabelText(/Data de nascimento/), birthDate);
  await user.click(screen.getByRole('button', { name: 'Gerar análise' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('a finished PDF is saved at once', async () => {
  answer(analyzePersonal, () => ({
    success: true,
    message: 'ok',
    data: resultOf('Ana Célia Vasconcelos', '1955-11-29'),
  }));
  answerPdf(createPersonalReport);
  const { user } = await renderApp('/analise-numerologica');
  await analyseAna(user);
  await user.click(await screen.findByRole('button', { name: 'Baixar PDF' }));
  expect(await screen.findByText('PDF baixado com sucesso!')).toBeVisible();
});

test('a present asks for its dedication and sends it with the order', async () => {
  answer(analyzePersonal, () => ({
    success: true,
    message: 'ok',
    data: resultOf('Ana Célia Vasconcelos', '1955-11-29'),
  }));
  const sent: unknown[] = [];
  answerPdf(createPersonalReport, ({ body }) => void sent.push(body));
  const { user } = await renderApp('/analise-numerologica');
  await analyseAna(user);
  await user.click(await screen.findByRole('checkbox', { name: 'É um presente: quero uma página de dedicatória' }));
  await screen.findByRole('textbox', { name: /Para quem é/ });
  await user.click(screen.getByRole('button', { name: 'Baixar PDF' }));
  expect(await screen.findByText('Diga para quem é o presente.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Para quem é/ }), 'Ana');
  await user.type(screen.getByRole('textbox', { name: /De quem é/ }), 'Rui');
  await user.type(screen.getByRole('textbox', { name: /Dedicatória/ }), 'Com afeto');
  await user.click(screen.getByRole('button', { name: 'Baixar PDF' }));
  await waitFor(() => expect(sent).toHaveLength(1), { timeout: 10_000 });
  expect(sent[0]).toMatchObject({ dedication: { from: 'Rui', to: 'Ana', words: 'Com afeto' } });
});

test('a PDF in progress shows its step and is saved when finished', async () => {
  answer(analyzePersonal, () => ({
    success: true,
    message: 'ok',
    data: resultOf('Ana Célia Vasconcelos', '1955-11-29'),
  }));
  const accepted = { reportId: finishedReport.id, status: 'processing' };
  answerWith(createPersonalReport, 202, { success: true, message: 'ok', data: accepted });
  let asked = 0;
  answer(readReport, () => {
    asked += 1;
    const making = { ...finishedReport, status: 'processing', step: 'layout', progress: 60, pages: null };
    return { success: true, message: 'ok', data: asked < 2 ? making : finishedReport };
  });
  answerPdf(downloadReport);
  const { user } = await renderApp('/analise-numerologica');
  await analyseAna(user);
  await user.click(await screen.findByRole('button', { name: 'Baixar PDF' }));
  expect(await screen.findByText('Montando as páginas')).toBeVisible();
  expect(await screen.findByText('PDF baixado com sucesso!', {}, { timeout: 5000 })).toBeVisible();
});

test('a failed PDF is reported beside the button', async () => {
  answer(analyzePersonal, () => ({
    success: true,
    message: 'ok',
    data: resultOf('Ana Célia Vasconcelos', '1955-11-29'),
  }));
  refuse(createPersonalReport, 'DEPENDENCY_DOWN');
  const { user } = await renderApp('/analise-numerologica');
  await analyseAna(user);
  await user.click(await screen.findByRole('button', { name: 'Baixar PDF' }));
  expect(await screen.findByText('Erro ao gerar PDF. Tente novamente.')).toBeVisible();
});

test('a name shared to the application is filled in', async () => {
  await renderApp(`/analise-numerologica?${new URLSearchParams({ nome: ' Íris Prado\nenviado por mensagem' })}`);
  expect(await screen.findByLabelText(/Nome completo/)).toHaveValue('Íris Prado');
});

/** The list item with this text, in a folded chapter too. */
function lineOf(text: string) {
  return screen.getByText((_, element) => element?.tagName === 'LI' && element.textContent === text);
}

test('a professional recalculates by other rules and keeps the map under them', async () => {
  signedIn({ ...ana, subscription: 'professional', isPremium: true });
  answer(readProfile, () => ({ success: true, message: 'ok', data: profileOf('Ana Lima', '1990-12-30') }));
  const received: Received[] = [];
  answer(analyzePersonal, (call) => {
    received.push(call);
    const { system } = call.body as { system: NumerologySystem };
    return { success: true, message: 'ok', data: resultOf('Anaís Müller', '1990-12-30', system) };
  });
  const { user } = await renderApp('/analise-numerologica');
  const name = await screen.findByLabelText(/Nome completo/);
  await user.clear(name);
  await user.type(name, 'Anaís Müller');
  const birth = screen.getByLabelText(/Data de nascimento/);
  await user.clear(birth);
  await user.type(birth, '30121990');
  await user.click(screen.getByRole('button', { name: 'Gerar análise' }));
  await user.click(await screen.findByRole('checkbox', { name: /^Ano pessoal em janeiro/, hidden: true }));
  expect(screen.getByText('3 números mudam:')).toBeInTheDocument();
  expect(lineOf('Ano pessoal: de 6 para 7')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Guardar o mapa por estas regras', hidden: true }));
  await waitFor(() => expect(received.at(-1)?.body).toMatchObject({ system: 'cabalistica@1+janeiro' }));
  expect(await screen.findByText('Regra própria')).toBeInTheDocument();
  expect(await screen.findByRole('checkbox', { name: /^Ano pessoal em janeiro/, hidden: true })).toBeChecked();
  expect(lineOf('Ano pessoal: de 6 para 7')).toBeInTheDocument();
  const save = { name: 'Guardar o mapa por estas regras', hidden: true };
  expect(screen.queryByRole('button', save)).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /^Trema soma 2/, hidden: true }));
  expect(lineOf('Arcano regente: de 4 para 1')).toBeInTheDocument();
  expect(lineOf('Lições cármicas: de 6, 7, 8, 9 para 6, 7, 9')).toBeInTheDocument();
  expect(screen.getByRole('button', save)).toBeInTheDocument();
});

test('a name shared to the application is typed in, without the link that an app adds', async () => {
  await renderApp(`/analise-numerologica?nome=${encodeURIComponent('Cecília Meireles https://example.com/cecilia')}`);
  expect(await screen.findByLabelText(/^Nome completo/)).toHaveValue('Cecília Meireles');
});
