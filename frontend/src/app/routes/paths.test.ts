import { hasFeature } from '@sefira/contracts/billing/plans';
import { planIds } from '@sefira/contracts/shared/identity';
import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { aliases, isOpen, paths } from '../../shared/navigation/paths.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { dashboardActions, dashboardServices } from '../../texts/account/dashboard.ts';
import { applicationLinks } from '../../texts/common/application-links.ts';
import {
  aboutEntry,
  footerColumns,
  mainNavigation,
  plansForUsers,
  plansForVisitors,
} from '../../texts/common/shell.ts';
import { userNavigation } from '../../texts/common/user-navigation.ts';
import { homeServices } from '../../texts/content/home.ts';
import { allRoutes } from './all-routes.ts';

const leadsNowhere = (path: string) => matchRoutes(allRoutes, path)?.at(-1)?.route.path === '*';

test('every path leads to a screen', () => {
  const all = [...Object.values(paths), ...Object.keys(aliases), ...Object.values(aliases)];
  expect(all.filter(leadsNowhere)).toEqual([]);
});

test('the address that people guess for the plans leads to them', async () => {
  const { router } = await renderApp('/planos');
  await expect.poll(() => router.state.location.pathname).toBe(paths.payment);
});

test('links of menus, footer and cards lead to screens; links without a screen are hidden', () => {
  const named = [
    ...mainNavigation,
    plansForVisitors,
    plansForUsers,
    aboutEntry,
    ...applicationLinks,
    ...userNavigation,
    ...footerColumns.flatMap(({ links }) => [...links]),
    ...homeServices,
    ...dashboardServices,
    ...dashboardActions,
  ].map(({ path }) => path);
  expect(named.filter((path) => isOpen(path) === leadsNowhere(path))).toEqual([]);
});

test('the menu shows the client panel to plans that include it', () => {
  const shown = userNavigation.filter(({ path }) => path === paths.clients).map(({ plan }) => plan);
  expect(shown).toEqual(planIds.filter((plan) => hasFeature(plan, 'client_panel')));
});
