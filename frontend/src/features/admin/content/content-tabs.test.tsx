import {
  announceArticle,
  changeArticle,
  createArticle,
  listContactMessages,
  listEditedArticles,
  readEditedArticle,
  resolveContactMessage,
} from '@sefira/contracts/content/site';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ana, signedIn } from '../../../testing/people.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answer, refuse } from '../../../testing/server.ts';

const ok = { success: true, message: 'ok' } as const;
const id = '01a00000-0000-7000-8000-0000000000a1';
const storedArticle = {
  id,
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
  status: 'published',
  source: 'file',
  keywords: ['sete'],
  position: 0,
  version: 4,
  announcedAt: null,
  updatedAt: '2026-10-01T12:00:00.000Z',
  body: 'O sete estuda.',
} as const;

beforeEach(() => {
  signedIn({ ...ana, role: 'admin' });
  answer(listEditedArticles, () => ({ ...ok, data: [storedArticle] }));
  answer(readEditedArticle, () => ({ ...ok, data: storedArticle }));
});

test('a new article takes its address from the title, shows missing fields and is published', async () => {
  const { user, router } = await renderApp('/admin?aba=conteudo');
  const fill = async (label: string | RegExp, text: string) => {
    await user.click(await screen.findByLabelText(label));
    await user.paste(text);
  };
  await user.click(await screen.findByRole('link', { name: 'Novo artigo' }));
  await fill(/^Título/, 'A Força do Três');
  expect(screen.getByLabelText(/^Endereço/)).toHaveValue('a-forca-do-tres');
  await user.click(screen.getByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText('Alguns campos precisam de atenção.')).toBeVisible();
  expect(screen.getByText('Informe de um a três números de 1 a 33.')).toBeVisible();
  expect(screen.getByText('Escreva o texto.')).toBeVisible();
  expect(screen.getByLabelText('Resumo')).toHaveFocus();

  await fill('Resumo', 'O que o três faz quando ninguém olha.');
  expect(screen.queryByText('Escreva o resumo.')).toBeNull();
  await fill(/^Tema/, 'Números');
  await fill(/^Números da capa/, '3, 12');
  await fill('Texto em Markdown', 'O **três** fala.');
  await user.click(screen.getByRole('radio', { name: 'Prévia' }));
  expect(await screen.findByText('três')).toBeVisible();
  const bodies: unknown[] = [];
  answer(createArticle, ({ body }) => {
    bodies.push(body);
    return { ...ok, data: { ...storedArticle, version: 1 } };
  });
  await user.click(screen.getByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText('Artigo criado.')).toBeVisible();
  expect(bodies).toEqual([
    expect.objectContaining({
      kind: 'blog',
      slug: 'a-forca-do-tres',
      status: 'published',
      body: 'O **três** fala.',
      frontMatter: expect.objectContaining({ title: 'A Força do Três', numbers: [3, 12], motif: 'web', keywords: [] }),
    }),
  ]);
  // Saved: the new article opens at its own address without a warning.
  await expect.poll(() => router.state.location.search).toBe(`?aba=conteudo&artigo=${id}`);
});

test('leaving unsaved changes asks for confirmation, and a conflict is explained', async () => {
  const { user, router } = await renderApp(`/admin?aba=conteudo&artigo=${id}`);
  const text = await screen.findByLabelText('Texto em Markdown');
  await user.type(text, ' E cala.');
  refuse(changeArticle, 'CONFLICT');
  await user.click(screen.getByRole('button', { name: 'Salvar e manter no site' }));
  expect(await screen.findByText(/Outra pessoa mudou este artigo/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Todos os artigos' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sair sem salvar?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  expect(text).toHaveValue('O sete estuda. E cala.');
  const bodies: unknown[] = [];
  answer(changeArticle, ({ body }) => {
    bodies.push(body);
    return { ...ok, data: { ...storedArticle, body: 'O sete estuda. E cala.', status: 'draft', version: 5 } };
  });
  await user.click(screen.getByRole('button', { name: 'Recolher do site' }));
  expect(await screen.findByText('Artigo salvo.')).toBeVisible();
  expect(bodies).toEqual([
    expect.objectContaining({
      version: 4,
      status: 'draft',
      frontMatter: expect.objectContaining({
        date: '2026-10-01',
        updated: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      }),
    }),
  ]);
  await user.click(screen.getByRole('link', { name: 'Todos os artigos' }));
  await expect.poll(() => router.state.location.search).toBe('?aba=conteudo');
});

test('the list is searched without accents, and an article is announced once, after confirmation', async () => {
  const { user } = await renderApp('/admin?aba=conteudo');
  await user.type(await screen.findByLabelText('Buscar por título ou endereço'), 'silencio');
  expect(screen.getByText('1 artigo')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Enviar à newsletter: O sete em silêncio' }));
  answer(announceArticle, () => ({ ...ok, data: { subscribers: 12 } }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Enviar à newsletter' }));
  expect(await screen.findByText('Artigo a caminho de 12 assinantes.')).toBeVisible();
  await user.type(screen.getByLabelText('Buscar por título ou endereço'), 'xyz');
  expect(await screen.findByText('Nenhum artigo encontrado')).toBeVisible();
});

test('messages stay pending until they are answered', async () => {
  const asked: (string | null)[] = [];
  let isAnswered = false;
  answer(listContactMessages, ({ url }) => {
    asked.push(url.searchParams.get('state'));
    const message = {
      id,
      name: 'Bento Reis',
      email: 'bento@example.com',
      topic: 'payment',
      message: 'Paguei e o crédito não veio.',
      isAnswered,
      isPriority: true,
      createdAt: '2026-11-20T10:00:00.000Z',
    };
    return { ...ok, data: { items: isAnswered ? [] : [message], nextCursor: null } };
  });
  const { user } = await renderApp('/admin?aba=mensagens');
  expect(await screen.findByText('Paguei e o crédito não veio.')).toBeVisible();
  expect(screen.getByText('Prioritário')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Responder por e-mail: Bento Reis' })).toHaveAttribute(
    'href',
    'mailto:bento@example.com?subject=Sefira%3A%20Pagamento',
  );
  answer(resolveContactMessage, ({ body }) => {
    expect(body).toEqual({ isAnswered: true });
    isAnswered = true;
    return ok;
  });
  await user.click(screen.getByRole('button', { name: 'Marcar como respondida: Bento Reis' }));
  expect(await screen.findByText('Mensagem marcada como respondida.')).toBeVisible();
  expect(await screen.findByText('Nada aqui com esta situação.')).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['open']));
});
