import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type ArticleFrontMatter,
  type ArticleKind,
  articleFrontMatter,
  articleKind,
  articleSlug,
  splitArticle,
} from '@sefira/contracts/content/article';
import { parse } from 'yaml';
import * as z from 'zod/mini';

/** An article of this build. */
export interface ArticleFile {
  readonly kind: ArticleKind;
  readonly slug: string;
  readonly frontMatter: ArticleFrontMatter;
  readonly body: string;
  /** SHA-256 of the file. */
  readonly hash: string;
}

const folder = path.resolve(import.meta.dirname, '../../articles');

/**
 * Reads every `articles/<kind>/<slug>.md`.
 * @throws Error with the name of a file with an invalid path or front matter
 */
export async function readArticleFiles(): Promise<ArticleFile[]> {
  const files: ArticleFile[] = [];
  for await (const name of glob('*/*.md', { cwd: folder })) {
    try {
      files.push(readArticle(name, await readFile(path.join(folder, name), 'utf8')));
    } catch (error) {
      throw new Error(`articles/${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
  return files.sort((one, other) => one.slug.localeCompare(other.slug));
}

function readArticle(name: string, content: string): ArticleFile {
  const parts = splitArticle(content);
  if (!parts) throw new Error('no front matter between --- and ---');
  return {
    kind: z.parse(articleKind, path.dirname(name)),
    slug: z.parse(articleSlug, path.basename(name, '.md')),
    frontMatter: z.parse(articleFrontMatter, parse(parts.head)),
    body: parts.body,
    hash: createHash('sha256').update(content).digest('hex'),
  };
}
