import { searchEverything } from '@sefira/contracts/content/search';
import {
  announceArticle,
  changeArticle,
  createArticle,
  listArticles,
  listEditedArticles,
  readArticle,
  readFeed,
  readSitemap,
} from '@sefira/contracts/content/site';
import { person, type ServiceUnderTest } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin, draft, startSite } from './site.ts';

const stack = new AsyncDisposableStack();
let content: ServiceUnderTest;

beforeAll(async () => {
  ({ content } = await startSite(stack));
});
afterAll(() => stack.disposeAsync());

const read = (slug: string) => content.send(readArticle, { params: { kind: 'blog', slug } });

test('a published article is at once in list, page, search, feed and sitemap', async () => {
  const created = await content.send(createArticle, {
    as: admin,
    body: draft('girassois', '## Luz\n\nOs girassóis seguem a luz.'),
  });
  expect(created).toMatchObject({ status: 201, body: { data: { source: 'admin', version: 1, minutes: 1 } } });
  expect(await read('girassois')).toMatchObject({ status: 200, body: { data: { slug: 'girassois' } } });
  const list = await content.send(listArticles, { query: { kind: 'blog', limit: 60 } });
  expect(list.bytes.toString()).toContain('girassois');
  const found = await content.send(searchEverything, { query: { q: 'girasois' } });
  expect(found).toMatchObject({
    status: 200,
    body: { data: { groups: [{ group: 'article', hits: [{ path: '/blog/girassois' }] }] } },
  });
  expect((await content.send(readFeed)).bytes.toString()).toContain('https://sefira.example/blog/girassois');
  expect((await content.send(readSitemap)).bytes.toString()).toContain(
    '<loc>https://sefira.example/blog/girassois</loc>',
  );
});

test('a change stores the earlier version, refuses an old one, and hides a draft', async () => {
  const { body } = await content.send(createArticle, { as: admin, body: draft('orquideas', 'As orquídeas.') });
  const { id } = (body as { data: { id: string } }).data;
  const fields = { ...draft('orquideas', 'As orquídeas recolhidas.'), status: 'draft' as const };
  const changed = await content.send(changeArticle, { as: admin, params: { id }, body: { ...fields, version: 1 } });
  expect(changed).toMatchObject({ status: 200, body: { data: { status: 'draft', version: 2 } } });
  const late = await content.send(changeArticle, { as: admin, params: { id }, body: { ...fields, version: 1 } });
  expect(late).toMatchObject({ status: 409, body: { error: 'CONFLICT' } });
  expect(await read('orquideas')).toMatchObject({ status: 404 });
  const found = await content.send(searchEverything, { query: { q: 'orquideas' } });
  expect(found).toMatchObject({ body: { data: { groups: [] } } });
  expect(await content.send(announceArticle, { as: admin, params: { id } })).toMatchObject({ status: 409 });
});

test('refuses a second article with a path, and editors without the role', async () => {
  await content.send(createArticle, { as: admin, body: draft('unico', 'Texto.') });
  expect(await content.send(createArticle, { as: admin, body: draft('unico', 'Outro.') })).toMatchObject({
    status: 409,
  });
  for (const role of ['user', 'reseller', 'guest'] as const) {
    expect(await content.send(listEditedArticles, { as: person('p', { role }) })).toMatchObject({ status: 403 });
  }
  expect(await content.send(listEditedArticles)).toMatchObject({ status: 401 });
});

test('refuses invalid front matter with its position', async () => {
  const wrong = draft('errado', 'Texto.');
  const answer = await content.send(createArticle, {
    as: admin,
    body: { ...wrong, frontMatter: { ...wrong.frontMatter, numbers: [99] } },
  });
  expect(answer).toMatchObject({ status: 400, body: { error: 'VALIDATION_FAILED' } });
  expect(JSON.stringify(answer.body)).toContain('frontMatter.numbers.0');
});
