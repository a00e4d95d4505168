import { type ArticleKind, type CoverMotif, headingAnchor } from '@sefira/contracts/content/article';
import { createArticle } from '@sefira/contracts/content/site';
import { articleEditorTexts as texts } from '../../../texts/admin/admin-content.ts';
import { isoFromTyped, typedFromIso } from '../../../ui/format/calendar-date.ts';
import type { ArticleBody, ArticleInHand } from './content-api.ts';

/** An article as form values. */
export interface TypedArticle {
  readonly kind: ArticleKind;
  readonly title: string;
  readonly slug: string;
  readonly summary: string;
  readonly topic: string;
  readonly date: string;
  readonly numbers: string;
  readonly motif: CoverMotif;
  readonly keywords: string;
  readonly position: string;
  readonly body: string;
}

/** Errors by field. */
export type ArticleIssues = Partial<Record<keyof TypedArticle, string>>;

const emptyArticle = {
  kind: 'blog',
  title: '',
  slug: '',
  summary: '',
  topic: '',
  numbers: '',
  motif: 'web',
  keywords: '',
  position: '0',
  body: '',
} as const;

/** The form values of an article, or of a new one dated `today`. */
export function typedArticle(article: ArticleInHand | null, today: string): TypedArticle {
  if (!article) return { ...emptyArticle, date: typedFromIso(today) ?? '' };
  const { kind, title, slug, summary, topic, date, numbers, motif, keywords, position, body } = article;
  return {
    kind,
    title,
    slug,
    summary,
    topic,
    date: typedFromIso(date) ?? '',
    numbers: numbers.join(', '),
    motif,
    keywords: keywords.join(', '),
    position: String(position),
    body,
  };
}

/** The current title; the address follows it until it is edited. */
export function withTitle(typed: TypedArticle, title: string): TypedArticle {
  const follows = typed.slug === headingAnchor(typed.title);
  return { ...typed, title, slug: follows ? headingAnchor(title) : typed.slug };
}

/** Numbers 1 to 33, separated by commas, for the cover; other values are dropped. */
export function coverNumbers(typed: string): number[] {
  return wholeNumbers(typed)
    .filter((number) => number >= 1 && number <= 33)
    .slice(0, 3);
}

/** A published article shows when it changed; a draft or new one shows its date only. */
function updatedOn(typed: TypedArticle, before: ArticleInHand | null, today: string): string | undefined {
  const stated = before?.updated ?? undefined;
  if (before?.status !== 'published' || today <= before.date) return stated;
  return typed.title !== before.title || typed.body.trim() !== before.body ? today : stated;
}

interface Target {
  readonly status: 'draft' | 'published';
  /** The stored article; null for a new one. */
  readonly before: ArticleInHand | null;
  readonly today: string;
}

/** The article for the call, or the errors of its fields. */
export function readTyped(
  typed: TypedArticle,
  { status, before, today }: Target,
): { readonly body: ArticleBody } | { readonly issues: ArticleIssues } {
  const date = isoFromTyped(typed.date);
  const updated = updatedOn(typed, before, today);
  const candidate = {
    kind: typed.kind,
    slug: typed.slug.trim(),
    frontMatter: {
      title: typed.title,
      summary: typed.summary,
      topic: typed.topic,
      date: date ?? '',
      ...(updated ? { updated } : {}),
      numbers: wholeNumbers(typed.numbers),
      motif: typed.motif,
      keywords: listed(typed.keywords),
      position: /^-?\d{1,6}$/.test(typed.position.trim()) ? Number(typed.position) : Number.NaN,
    },
    body: typed.body,
    status,
  };
  const parsed = createArticle.body.safeParse(candidate);
  if (parsed.success) return { body: parsed.data };
  const issues: { -readonly [Key in keyof ArticleIssues]: ArticleIssues[Key] } = {};
  for (const { path, message } of parsed.error.issues) {
    const field = fieldOf(path);
    if (field) issues[field] ??= ownSummary[field] ?? message;
  }
  return { issues };
}

/** The field of a contract issue. */
export function fieldOf(path: readonly PropertyKey[]): keyof TypedArticle | null {
  const [first, second] = path;
  const name = String(first === 'frontMatter' ? second : first);
  return isField(name) ? name : null;
}

/** Replacements for sentences of the contract that would not help a writer. */
const ownSummary: ArticleIssues = {
  date: texts.dateWrong,
  numbers: texts.numbersWrong,
  keywords: texts.keywordsWrong,
  position: texts.positionWrong,
};

function isField(name: string): name is keyof TypedArticle {
  return name === 'date' || name in emptyArticle;
}

function listed(typed: string): string[] {
  return typed
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function wholeNumbers(typed: string): number[] {
  return listed(typed).map((word) => (/^\d{1,3}$/.test(word) ? Number(word) : Number.NaN));
}
