import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Article,
  type ArticleKind,
  articleFrontMatter,
  articleKind,
  readingMinutes,
  relatedTo,
  splitArticle,
} from '@sefira/contracts/content/article';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const folder = fileURLToPath(new URL('../../services/content/articles/', import.meta.url));

interface Positioned extends Article {
  readonly position: number;
}

/** The bundled articles in the form of the content service, for prerendering. */
export async function readArticles() {
  const all: Positioned[] = [];
  for await (const name of glob('*/*.md', { cwd: folder }))
    all.push(readArticle(name, await readFile(path.join(folder, name), 'utf8')));
  all.sort(
    (one, other) =>
      one.position - other.position || other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug),
  );
  const of = (kind: ArticleKind) => all.filter((article) => article.kind === kind).map(cardOf);
  return {
    list: async (kind: ArticleKind) => of(kind),
    async read(kind: ArticleKind, slug: string): Promise<Article | null> {
      const found = all.find((article) => article.kind === kind && article.slug === slug);
      if (!found) return null;
      const card = cardOf(found);
      return { ...card, body: found.body, related: relatedTo(card, of(kind)) };
    },
  };
}

function readArticle(name: string, content: string): Positioned {
  const parts = splitArticle(content);
  if (!parts) throw new Error(`articles/${name}: no front matter`);
  const { title, summary, topic, date, updated, numbers, motif, position } = z.parse(
    articleFrontMatter,
    parse(parts.head),
  );
  return {
    kind: z.parse(articleKind, path.dirname(name)),
    slug: path.basename(name, '.md'),
    title,
    summary,
    topic,
    date,
    updated: updated ?? null,
    minutes: readingMinutes(parts.body),
    numbers,
    motif,
    position,
    body: parts.body,
    related: [],
  };
}

function cardOf({ position: _position, body: _body, related: _related, ...card }: Positioned) {
  return card;
}
