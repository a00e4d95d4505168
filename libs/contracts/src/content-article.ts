import * as z from 'zod/mini';
import { calendarDate, id, instant } from './fields.ts';

/** Where an article is read: /blog, /help, /tutorials, or as a group of questions on /faq. */
export const articleKinds = ['blog', 'help', 'tutorial', 'faq'] as const;
export const articleKind = z.enum(articleKinds);
export type ArticleKind = z.infer<typeof articleKind>;

/** Compositions of covers (libs/drawings article-cover); with numbers and address they make each cover its own. */
export const coverMotifs = ['web', 'pair', 'orbit', 'steps', 'triangle', 'rays', 'tree', 'waves'] as const;
export const coverMotif = z.enum(coverMotifs);
export type CoverMotif = z.infer<typeof coverMotif>;

export const articleSlug = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use letras minúsculas, números e hífens.'), z.maxLength(80));

/** What stands between the two `---` at the top of an article; anything else there is refused. */
export const articleFrontMatter = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(4, 'Informe o título.'), z.maxLength(110, 'O título é longo demais.')),
  /** One or two sentences: in lists, in search engines, in the newsletter. */
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
  /** Reading time at 200 words a minute. */
  minutes: z.int(),
  numbers: z.array(z.int()),
  motif: coverMotif,
});
export type ArticleCard = z.infer<typeof articleCard>;

/** An article as it is read; `body` is Markdown. */
export const article = z.extend(articleCard, {
  body: z.string(),
  related: z.array(articleCard),
});
export type Article = z.infer<typeof article>;

/** An article as its editor sees it. */
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
