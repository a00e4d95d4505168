import {
  type ArticleCard,
  type Article as ArticleDetail,
  type ArticleKind,
  articleKind,
  coverMotif,
  type EditedArticle,
  relatedTo,
} from '@sefira/contracts/content/article';
import { type contactMessage, contactTopics } from '@sefira/contracts/content/site';
import * as z from 'zod/mini';
import type { Article } from '../data/articles.ts';
import type { ContactMessage } from '../data/contact-messages.ts';

const articleStatus = z.enum(['draft', 'published']);
const articleSource = z.enum(['file', 'admin']);

export function readArticleKind(kind: string): ArticleKind {
  return z.parse(articleKind, kind);
}

export function presentCard(article: Article): ArticleCard {
  const { slug, title, summary, topic, date, updated, minutes, numbers } = article;
  return {
    kind: readArticleKind(article.kind),
    slug,
    title,
    summary,
    topic,
    date,
    updated,
    minutes,
    numbers,
    motif: z.parse(coverMotif, article.motif),
  };
}

/** An article with its related ones among `others`. */
export function presentArticle(article: Article, others: readonly Article[]): ArticleDetail {
  const card = presentCard(article);
  return { ...card, body: article.body, related: relatedTo(card, others.map(presentCard)) };
}

export function presentEdited(article: Article): EditedArticle {
  return {
    ...presentCard(article),
    id: article.id,
    status: z.parse(articleStatus, article.status),
    source: z.parse(articleSource, article.source),
    keywords: article.keywords,
    position: article.position,
    version: article.version,
    announcedAt: article.announcedAt?.toISOString() ?? null,
    updatedAt: article.updatedAt.toISOString(),
  };
}

export function presentEditedWithBody(article: Article): EditedArticle & { body: string } {
  return { ...presentEdited(article), body: article.body };
}

export function presentContactMessage(message: ContactMessage): z.infer<typeof contactMessage> {
  return {
    id: message.id,
    name: message.name,
    email: message.email,
    topic: z.parse(z.enum(contactTopics), message.topic),
    message: message.message,
    isAnswered: message.isAnswered,
    isPriority: message.isPriority,
    createdAt: message.createdAt.toISOString(),
  };
}
