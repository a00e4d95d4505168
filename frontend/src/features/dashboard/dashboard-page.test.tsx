import { listReports } from '@sefira/contracts/reports/reports';
import { readProfile } from '@sefira/contracts/user/profile';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ownProfile } from '../../testing/default-handlers.ts';
import { ana, finishedReport, reportsAre, signedIn } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answer, refuse } from '../../testing/server.ts';
import { dashboardTexts as texts } from '../../texts/account/dashboard.ts';
import { todayInBrazil } from '../../ui/format/calendar-date.ts';
import { personalDay } from './personal-day.ts';

const birthDate = '1955-11-29';

function bornOn(date: string | null): void {
  answer(readProfile, () => ({ success: true, message: 'ok', data: { ...ownProfile, birthDate: date } }));
}

test('the day comes first: its number in words, what it is good for, yesterday and the coming days', async () => {
  signedIn();
  bornOn(birthDate);
  reportsAre([finishedReport]);
  await renderApp('/dashboard');
  const day = personalDay(birthDate, todayInBrazil());
  expect(await screen.findByText(texts.tipNumber(day ?? 0))).toBeVisible();
  for (const title of ['Bom para', 'Evite', 'Ontem', 'Os próximos dias', 'Relatórios recentes']) {
    expect(screen.getByText(title)).toBeVisible();
  }
  expect(screen.getAllByText(/dia pessoal \d+\./)).toHaveLength(7);
});

test('an empty account is one card with one action', async () => {
  signedIn();
  bornOn(birthDate);
  reportsAre([]);
  await renderApp('/dashboard');
  const card = await screen.findByRole('region', { name: 'Falta o seu mapa' });
  expect([...within(card).queryAllByRole('link'), ...within(card).queryAllByRole('button')]).toHaveLength(1);
  expect(screen.queryByText('Serviços')).toBeNull();
  expect(screen.queryByText('Créditos')).toBeNull();
});

test('the badge is the name of the plan, and the highest plan is offered no upgrade', async () => {
  signedIn({ ...ana, subscription: 'professional', isPremium: true });
  bornOn(birthDate);
  reportsAre([finishedReport]);
  await renderApp('/dashboard');
  const main = await screen.findByRole('main');
  expect(await within(main).findByText('★ Profissional')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Upgrade Premium' })).toBeNull();
});

test('a failed list of reports leaves the day in place', async () => {
  signedIn();
  bornOn(birthDate);
  refuse(listReports, 'INTERNAL_ERROR');
  const { user } = await renderApp('/dashboard');
  expect(await screen.findByText('Ontem')).toBeVisible();
  expect(screen.queryByText('Falta o seu mapa')).toBeNull();
  await expect.poll(() => screen.getByText('PDFs prontos').nextSibling).toHaveTextContent('–');
  reportsAre([finishedReport]);
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('link', { name: finishedReport.title })).toBeVisible();
});

test('a profile that could not be read is read again; the person is not asked for a map', async () => {
  signedIn();
  refuse(readProfile, 'INTERNAL_ERROR');
  reportsAre([finishedReport]);
  const { user } = await renderApp('/dashboard');
  expect(await screen.findByText(texts.dayFailed)).toBeVisible();
  expect(screen.queryByText(texts.tipUnknown)).toBeNull();
  bornOn(birthDate);
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Ontem')).toBeVisible();
});
