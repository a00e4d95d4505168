import * as z from 'zod/mini';
import { calendarDate, id, instant } from '../shared/fields.ts';
import { withoutAccents } from '../shared/fold.ts';

/** Section of an article: /blog, /help, /tutorials, or a group of questions on /faq. */
export const articleKinds = ['blog', 'help', 'tutorial', 'faq'] as const;
export const articleKind = z.enum(articleKinds);
export type ArticleKind = z.infer<typeof articleKind>;

/** Compositions of covers (libs/drawings article-cover); numbers and slug make each cover unique. */
export const coverMotifs = ['web', 'pair', 'orbit', 'steps', 'triangle', 'rays', 'tree', 'waves'] as const;
export const coverMotif = z.enum(coverMotifs);
export type CoverMotif = z.infer<typeof coverMotif>;

export const articleSlug = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use letras minúsculas, números e hífens.'), z.maxLength(80));

/** Front matter of an article; unknown keys are refused. */
export const articleFrontMatter = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(4, 'Informe o título.'), z.maxLength(110, 'O título é longo demais.')),
  /** One or two sentences for lists, search engines and the newsletter. */
  summary: z
    .string()
    .check(z.trim(), z.minLength(20, 'Escreva o resumo.'), z.maxLength(220, 'O resumo é longo demais.')),
  topic: z.string().check(z.trim(), z.minLength(2, 'Informe o tema.'), z.maxLength(40)),
  date: calendarDate,
  updated: z.optional(calendarDate),
  numbers: z.array(z.int().check(z.minimum(1), z.maximum(33))).check(z.minLength(1), z.maxLength(3)),
  motif: coverMotif,
  keywords: z._default(z.array(z.string().check(z.trim(), z.minLength(2), z.maxLength(40))).check(z.maxLength(12)), []),
  /** Place in its list, smallest first; the newest first among equals. */
  position: z._default(z.int(), 0),
});
export type ArticleFrontMatter = z.infer<typeof articleFrontMatter>;

/** An article in a list. */
export const articleCard = z.object({
  kind: articleKind,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  topic: z.string(),
  date: calendarDate,
  updated: z.nullable(calendarDate),
  /** Reading time in minutes at 200 words a minute. */
  minutes: z.int(),
  numbers: z.array(z.int()),
  motif: coverMotif,
});
export type ArticleCard = z.infer<typeof articleCard>;

/** A published article; `body` is Markdown. */
export const article = z.extend(articleCard, {
  body: z.string(),
  related: z.array(articleCard),
});
export type Article = z.infer<typeof article>;

/** An article for its editor. */
export const editedArticle = z.extend(articleCard, {
  id,
  status: z.enum(['draft', 'published']),
  /** `file` came with the product; `admin` was written or changed in the panel. */
  source: z.enum(['file', 'admin']),
  keywords: z.array(z.string()),
  position: z.int(),
  version: z.int(),
  announcedAt: z.nullable(instant),
  updatedAt: instant,
});
export type EditedArticle = z.infer<typeof editedArticle>;

/** Words of a Markdown text without the addresses of links. */
const wordPattern = /[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu;
const linkAddress = /\]\([^)]*\)/g;
const wordsPerMinute = 200;

/** Minutes that a Markdown text takes to read, at least one. */
export function readingMinutes(markdown: string): number {
  const words = markdown.replace(linkAddress, ']').match(wordPattern)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

const fileShape = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** Splits a file into its YAML front matter and its text; null without front matter. */
export function splitArticle(content: string): { readonly head: string; readonly body: string } | null {
  const match = fileShape.exec(content.replaceAll('\r\n', '\n'));
  return match ? { head: match[1] ?? '', body: (match[2] ?? '').trim() } : null;
}

/** Up to three related articles: same topic first, then shared numbers, in the order of the list. */
export function relatedTo<Card extends ArticleCard>(own: ArticleCard, others: readonly Card[]): Card[] {
  const nearness = (other: ArticleCard) =>
    (other.topic === own.topic ? 4 : 0) + other.numbers.filter((number) => own.numbers.includes(number)).length * 2;
  return others
    .filter(({ kind, slug }) => kind === own.kind && slug !== own.slug)
    .map((card, index) => ({ card, score: nearness(card) - index / 100 }))
    .sort((one, other) => other.score - one.score)
    .slice(0, 3)
    .map(({ card }) => card);
}

/** Path of an article. */
export function articlePath({ kind, slug }: Pick<ArticleCard, 'kind' | 'slug'>): string {
  return `${articleBases[kind]}${slug}`;
}

const articleBases: Readonly<Record<ArticleKind, string>> = {
  blog: '/blog/',
  help: '/help/',
  tutorial: '/tutorials/',
  faq: '/faq#',
};

/** Anchor of a heading: `Como cancelo o plano?` → `como-cancelo-o-plano`. */
export function headingAnchor(heading: string): string {
  const plain = withoutAccents(heading).toLowerCase();
  return (plain.match(/[a-z0-9]+/g) ?? []).join('-').slice(0, 80);
}
