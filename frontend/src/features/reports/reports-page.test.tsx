import { downloadReport, listReports, rateReport, retryReport } from '@sefira/contracts/reports/reports';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { finishedReport, reportsAre, signedIn } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer, answerPdf, refuse } from '../../testing/server.ts';

beforeEach(() => signedIn());

test('without reports the page links to the first analysis', async () => {
  reportsAre([]);
  await renderApp('/relatorios');
  expect(await screen.findByText('Nenhum relatório encontrado')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fazer análise' })).toHaveAttribute('href', '/analise-numerologica');
});

test('a finished report shows its facts and is downloaded', async () => {
  reportsAre([finishedReport]);
  answerPdf(downloadReport);
  const { user } = await renderApp('/relatorios');
  expect(await screen.findByRole('heading', { name: finishedReport.title })).toBeVisible();
  expect(screen.getByText('24 páginas')).toBeVisible();
  expect(screen.getByText('Concluído')).toBeVisible();
  expect(screen.getByText('21/11/2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Baixar PDF: ${finishedReport.title}` }));
  expect(await screen.findByText('PDF baixado com sucesso!')).toBeVisible();
});

test('a report that a corrected rule changes is marked in the list', async () => {
  const other = { ...finishedReport, id: finishedReport.id.replace(/0$/, '1'), hasCorrectedRule: false };
  reportsAre([{ ...finishedReport, hasCorrectedRule: true }, other]);
  await renderApp('/relatorios');
  expect(await screen.findAllByText('Regra corrigida')).toHaveLength(1);
});

test('a report in progress shows its step, a failed one can be retried', async () => {
  const failed = { ...finishedReport, id: finishedReport.id.replace(/0$/, '1'), status: 'failed' as const };
  const making = { ...finishedReport, status: 'processing' as const, step: 'drawing' as const, progress: 40 };
  reportsAre([making, { ...failed, failureReason: 'O navegador de impressão não respondeu.' }]);
  answer(retryReport, () => ({ success: true, message: 'ok', data: { ...failed, status: 'processing' } }));
  const { user } = await renderApp('/relatorios');
  expect(await screen.findByText('Desenhando a mandala')).toBeVisible();
  expect(screen.getByText('O navegador de impressão não respondeu.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Baixar PDF/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: `Tentar de novo: ${finishedReport.title}` }));
  expect(await screen.findByText('Relatório na fila de novo.')).toBeVisible();
});

test('a report is viewed on screen and rated; its star again removes the rating', async () => {
  const sentBodies: unknown[] = [];
  let report = finishedReport;
  answer(rateReport, ({ body }) => {
    sentBodies.push(body);
    report = { ...report, ...(body as object) };
    reportsAre([report]);
    return { success: true, message: 'ok', data: report };
  });
  reportsAre([report]);
  const { user } = await renderApp('/relatorios');
  const path = `/relatorios/${finishedReport.id}`;
  expect(await screen.findByRole('link', { name: `Visualizar: ${finishedReport.title}` })).toHaveAttribute(
    'href',
    path,
  );
  await user.click(screen.getByRole('button', { name: '4 estrelas' }));
  expect(await screen.findByText('Obrigado pela avaliação!')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '4 estrelas', pressed: true }));
  expect(await screen.findByText('Avaliação retirada.')).toBeVisible();
  expect(sentBodies).toEqual([{ rating: 4 }, { rating: null }]);
});

test('the brand needs the professional plan; other plans see a link to it', async () => {
  await renderApp('/relatorios/marca');
  expect(await screen.findByText('Faz parte do plano Profissional')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver o plano Profissional' })).toHaveAttribute(
    'href',
    '/pagamento?plan=professional',
  );
});

test('search and filters are sent to the server', async () => {
  const asked: string[] = [];
  answer(listReports, ({ url }) => {
    asked.push(url.search);
    const counters = { total: 0, completed: 0, processing: 0, failed: 0, averageRating: null };
    return { success: true, message: 'ok', data: { items: [], nextCursor: null, counters } };
  });
  const { user } = await renderApp('/relatorios');
  await user.type(await screen.findByLabelText('Buscar', { selector: 'input[id]' }), 'Ana');
  await user.selectOptions(screen.getByLabelText('Tipo'), 'numerology');
  await user.selectOptions(screen.getByLabelText('Data'), 'week');
  await screen.findByText('Nenhum relatório encontrado');
  await expect.poll(() => asked.at(-1)).toBe('?type=numerology&date=week&search=Ana');
});

test('a list that could not be read shows no figures', async () => {
  refuse(listReports, 'INTERNAL_ERROR');
  await renderApp('/relatorios');
  expect(await screen.findByText('Não foi possível carregar seus relatórios.')).toBeVisible();
  expect(screen.queryByText('Concluídos')).toBeNull();
});

test('an ended session shows one toast and leads to the login, which stores the origin', async () => {
  refuse(listReports, 'SESSION_EXPIRED');
  const { router } = await renderApp('/relatorios');
  expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeVisible();
  expect(await screen.findAllByText('Sessão expirada. Faça login novamente.')).toHaveLength(1);
  expect(router.state.location.state).toEqual({ from: '/relatorios' });
  expect(localStorage.getItem('authToken')).toBeNull();
});
