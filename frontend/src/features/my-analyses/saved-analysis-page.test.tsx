import { readAnalysis } from '@sefira/contracts/numerology/stored-analysis';
import { errorCatalogue } from '@sefira/contracts/shared/errors';
import { screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { expect, test } from 'vitest';
import { takenOverAnalysisPath } from '../../shared/navigation/paths.ts';
import { signedIn } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { hold, refuse } from '../../testing/server.ts';

const id = '01980000-0000-7000-8000-000000000009';

test('an unknown analysis is said to be missing, without a toast', async () => {
  signedIn();
  refuse(readAnalysis, 'NOT_FOUND');
  await renderApp(`/my-analyses/${id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Análise não encontrada' })).toBeInTheDocument();
  // Toasts are shown by a part that loads late: once it shows a later one, it would show an earlier one too.
  toast('um aviso depois');
  expect(await screen.findByText('um aviso depois')).toBeInTheDocument();
  expect(screen.queryByText(errorCatalogue.NOT_FOUND.message)).toBeNull();
});

test('an analysis that the new account is taking over is waited for', async () => {
  signedIn();
  refuse(readAnalysis, 'NOT_FOUND');
  await renderApp(takenOverAnalysisPath(id));
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(screen.queryByRole('heading', { level: 1, name: 'Análise não encontrada' })).toBeNull();
});

test('the way back is there while the analysis loads', async () => {
  signedIn();
  hold(readAnalysis);
  await renderApp(`/my-analyses/${id}`);
  expect(await screen.findByRole('link', { name: /Minhas Análises/ })).toBeVisible();
});

test('a failed read is no missing analysis and can be repeated', async () => {
  signedIn();
  refuse(readAnalysis, 'INTERNAL_ERROR');
  await renderApp(`/my-analyses/${id}`);
  expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});
