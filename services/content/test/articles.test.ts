import { articlePath } from '@sefira/contracts/content/article';
import { foldAligned } from '@sefira/contracts/shared/fold';
import { expect, test } from 'vitest';
import { readArticleFiles } from '../src/adapters/article-files.ts';
import { plainText, sectionsOf } from '../src/adapters/markdown-text.ts';
import { excerptOf, highlight, marksOf } from '../src/domain/highlight.ts';
import { sitePages } from '../src/domain/site-pages.ts';

const files = await readArticleFiles();
const words = (text: string) => text.split(/\s+/u).filter(Boolean).length;

test('the blog has at least 20 articles of 600 words or more', () => {
  const blog = files.filter(({ kind }) => kind === 'blog');
  expect(blog.length).toBeGreaterThanOrEqual(20);
  expect(blog.filter(({ body }) => words(plainText(body)) < 600).map(({ slug }) => slug)).toEqual([]);
});

test('every cover is unique', () => {
  const covers = files.map(({ slug, frontMatter: { numbers, motif } }) => `${slug}/${motif}/${numbers}`);
  expect(new Set(covers).size).toBe(files.length);
});

test('every link of an article leads to a page or another article', () => {
  const known = new Set([
    ...sitePages.map(({ path }) => path),
    ...files.map(articlePath),
    '/esqueci-senha',
    '/payments/extrato',
  ]);
  const dead = files.flatMap(({ slug, body }) =>
    [...body.matchAll(/\]\((\/[^)#]*)/g)]
      .map(([, path = '']) => path)
      .filter((path) => !known.has(path) && !path.startsWith('/tutoriais/'))
      .map((path) => `${slug} → ${path}`),
  );
  expect(dead).toEqual([]);
});

test('no text promises fate, health or money, or frightens', () => {
  const forbidden =
    /\b(maldi[çc][ãa]o|azar|amarra[çc][ãa]o|cura garantida|dinheiro garantido|trag[ée]dia|morte certa|inevit[áa]vel)\b/i;
  expect(files.filter(({ body }) => forbidden.test(body)).map(({ slug }) => slug)).toEqual([]);
});

test('questions have answers', () => {
  const questions = files.filter(({ kind }) => kind === 'faq').flatMap(({ body }) => sectionsOf(body));
  expect(questions.length).toBeGreaterThanOrEqual(10);
  expect(questions.filter(({ heading, text }) => !heading.endsWith('?') && text.length < 40)).toEqual([]);
});

test('folding preserves positions; matches are marked in the original text', () => {
  const text = 'Lições CÁRMICAS são açúcar';
  expect(foldAligned(text)).toBe('licoes carmicas sao acucar');
  expect(foldAligned('İI ﬁ ß 👩‍🚀 é')).toHaveLength('İI ﬁ ß 👩‍🚀 é'.normalize('NFC').length);
  expect(highlight(text, (word) => word === 'carmicas')).toBe('Lições **CÁRMICAS** são açúcar');
  const long = `${'palavra '.repeat(60)}destino ${'palavra '.repeat(60)}`;
  expect(excerptOf(long, (word) => word === 'destino')).toMatch(/^… .*\*\*destino\*\*.* …$/);
  expect(excerptOf('curto', () => false)).toBe('curto');
});

test('marks the words searched for; words that only begin like the last one where it is absent', () => {
  const searched = [
    { stem: 'map', forms: ['mapa', 'mapas'] },
    { stem: 'ana', forms: ['ana'] },
  ];
  const marked = (text: string) => highlight(text, marksOf(text, searched));
  expect(marked('Análise: mapas de Ana Mapple')).toBe('Análise: **mapas** de **Ana** Mapple');
  expect(marked('Análise de nomes')).toBe('**Análise** de nomes');
  expect(marked('Toda semana')).toBe('Toda semana');
});
