import { listArticles } from '@sefira/contracts/content/site';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { answer, cutOff } from '../../testing/server.ts';

const card = {
  kind: 'blog',
  slug: 'o-sete',
  title: 'O sete em silêncio',
  summary: 'O que o sete procura quando se cala e estuda.',
  topic: 'Números',
  date: '2026-10-01',
  updated: null,
  minutes: 3,
  numbers: [7],
  motif: 'web',
} as const;
const newer = { ...card, slug: 'o-nove', title: 'O nove e as despedidas' };
const page = (items: readonly object[]) => ({ success: true, message: 'ok', data: { items, nextCursor: null } });

/** The prerendered page. */
function drawnAtBuildTime(): void {
  const root = document.createElement('div');
  root.id = 'root';
  root.dataset.prerendered = location.pathname;
  document.body.append(root);
}
afterEach(() => document.getElementById('root')?.remove());

test('a prerendered page shows later changes after hydration', async () => {
  drawnAtBuildTime();
  let asked = 0;
  answer(listArticles, () => {
    asked += 1;
    return page(asked === 1 ? [card] : [newer, card]);
  });
  await renderApp('/blog');
  expect(await screen.findByRole('link', { name: /O nove e as despedidas/ })).toBeVisible();
});

test('without a network the page stays as prerendered', async () => {
  drawnAtBuildTime();
  let asked = 0;
  answer(listArticles, () => {
    asked += 1;
    cutOff(listArticles);
    return page([card]);
  });
  await renderApp('/blog');
  expect(await screen.findByRole('link', { name: /O sete em silêncio/ })).toBeVisible();
  expect(asked).toBe(1);
});
