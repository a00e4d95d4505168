import * as z from 'zod/mini';
import { acknowledgement, envelope, page } from '../shared/envelope.ts';
import { email, id, instant, pageLimit, personName } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';
import { article, articleCard, articleFrontMatter, articleKind, articleSlug, editedArticle } from './article.ts';

export const listArticles = defineRoute({
  id: 'content.listArticles',
  service: 'content',
  method: 'GET',
  path: '/content/articles',
  access: 'public',
  summary: 'Lista os artigos publicados de um tipo.',
  query: z.object({
    kind: articleKind,
    cursor: z.optional(articleSlug),
    limit: pageLimit(30, 60),
  }),
  response: envelope(page(articleCard)),
});

export const readArticle = defineRoute({
  id: 'content.readArticle',
  service: 'content',
  method: 'GET',
  path: '/content/articles/:kind/:slug',
  access: 'public',
  summary: 'Lê um artigo publicado, com os que combinam com ele.',
  params: z.object({ kind: articleKind, slug: articleSlug }),
  response: envelope(article),
});

const xml = { binary: ['application/xml'] } as const;

/** Served at /sitemap.xml too. */
export const readSitemap = defineRoute({
  id: 'content.readSitemap',
  service: 'content',
  method: 'GET',
  path: '/content/sitemap',
  access: 'public',
  summary: 'O mapa do site para buscadores.',
  response: xml,
});

/** Served at /robots.txt too. */
export const readRobots = defineRoute({
  id: 'content.readRobots',
  service: 'content',
  method: 'GET',
  path: '/content/robots',
  access: 'public',
  summary: 'O que buscadores podem ler.',
  response: { binary: ['text/plain'] },
});

/** Served at /blog/feed.xml too. */
export const readFeed = defineRoute({
  id: 'content.readFeed',
  service: 'content',
  method: 'GET',
  path: '/content/feed',
  access: 'public',
  summary: 'Os artigos do blog em Atom.',
  response: xml,
});

export const contactTopics = [
  'question',
  'payment',
  'account',
  'report',
  'partnership',
  'career',
  'example',
  'other',
] as const;

/** Honeypot: hidden from people. A request that fills it is ignored with a normal response. */
const trap = z.optional(z.string().check(z.maxLength(200)));

export const sendContact = defineRoute({
  id: 'content.sendContact',
  service: 'content',
  method: 'POST',
  path: '/contact',
  access: 'public',
  summary: 'Envia uma mensagem para o suporte.',
  body: z.object({
    name: personName,
    email,
    topic: z.enum(contactTopics),
    message: z
      .string()
      .check(
        z.trim(),
        z.minLength(10, 'Escreva um pouco mais, para que possamos ajudar.'),
        z.maxLength(4000, 'A mensagem pode ter no máximo 4.000 caracteres.'),
      ),
    website: trap,
  }),
  response: acknowledgement,
  rateLimit: { limit: 5, windowSeconds: 3600, by: 'address' },
});

/** The response is the same whether or not the address is subscribed. */
export const subscribeNewsletter = defineRoute({
  id: 'content.subscribeNewsletter',
  service: 'content',
  method: 'POST',
  path: '/newsletter',
  access: 'public',
  summary: 'Pede a newsletter; nada chega antes da confirmação por e-mail.',
  body: z.object({ email, website: trap }),
  response: acknowledgement,
  rateLimit: { limit: 10, windowSeconds: 3600, by: 'address' },
});

const newsletterToken = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_.-]{20,200}$/, 'Este link não está inteiro. Abra-o de novo pelo e-mail.'));

export const confirmNewsletter = defineRoute({
  id: 'content.confirmNewsletter',
  service: 'content',
  method: 'POST',
  path: '/newsletter/confirm',
  access: 'public',
  summary: 'Confirma a newsletter com o link recebido.',
  body: z.object({ token: newsletterToken }),
  response: acknowledgement,
  errors: ['TOKEN_INVALID'],
});

/** One click (RFC 8058): only the URL counts, the body is ignored. */
export const unsubscribeNewsletter = defineRoute({
  id: 'content.leaveNewsletter',
  service: 'content',
  method: 'POST',
  path: '/newsletter/unsubscribe/:token',
  access: 'public',
  summary: 'Cancela a newsletter com um clique.',
  params: z.object({ token: newsletterToken }),
  body: { binary: ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'] },
  response: acknowledgement,
  errors: ['TOKEN_INVALID'],
});

/** Maximum length of an article in characters. */
const bodyText = z
  .string()
  .check(z.trim(), z.minLength(1, 'Escreva o texto.'), z.maxLength(60_000, 'O texto é longo demais.'));

const articleFields = z.object({
  kind: articleKind,
  slug: articleSlug,
  frontMatter: articleFrontMatter,
  body: bodyText,
  status: z.enum(['draft', 'published']),
});

const editedAnswer = envelope(z.extend(editedArticle, { body: z.string() }));

export const listEditedArticles = defineRoute({
  id: 'content.listEditedArticles',
  service: 'content',
  method: 'GET',
  path: '/admin/articles',
  access: ['admin'],
  summary: 'Lista todos os artigos, rascunhos também.',
  response: envelope(z.array(editedArticle)),
});

export const readEditedArticle = defineRoute({
  id: 'content.readEditedArticle',
  service: 'content',
  method: 'GET',
  path: '/admin/articles/:id',
  access: ['admin'],
  summary: 'Lê um artigo para editar.',
  params: z.object({ id }),
  response: editedAnswer,
});

export const createArticle = defineRoute({
  id: 'content.createArticle',
  service: 'content',
  method: 'POST',
  path: '/admin/articles',
  access: ['admin'],
  summary: 'Cria um artigo; publicado, aparece na hora no site e na busca.',
  body: articleFields,
  response: editedAnswer,
  status: 201,
  errors: ['CONFLICT'],
  bodyLimit: 256 * 1024,
});

export const changeArticle = defineRoute({
  id: 'content.changeArticle',
  service: 'content',
  method: 'PUT',
  path: '/admin/articles/:id',
  access: ['admin'],
  summary: 'Altera, publica ou recolhe um artigo; version é a versão que se editou.',
  params: z.object({ id }),
  body: z.extend(articleFields, { version: z.int() }),
  response: editedAnswer,
  errors: ['CONFLICT'],
  bodyLimit: 256 * 1024,
});

export const announceArticle = defineRoute({
  id: 'content.announceArticle',
  service: 'content',
  method: 'POST',
  path: '/admin/articles/:id/announce',
  access: ['admin'],
  freshProof: true,
  summary: 'Envia um artigo publicado a quem assina a newsletter, uma vez.',
  params: z.object({ id }),
  response: envelope(z.object({ subscribers: z.int() })),
  errors: ['CONFLICT'],
});

export const contactMessage = z.object({
  id,
  name: z.string(),
  email: z.string(),
  topic: z.enum(contactTopics),
  message: z.string(),
  isAnswered: z.boolean(),
  /** Its sender's plan included priority support. */
  isPriority: z.boolean(),
  createdAt: instant,
});

export const listContactMessages = defineRoute({
  id: 'content.listContactMessages',
  service: 'content',
  method: 'GET',
  path: '/admin/contact-messages',
  access: ['admin'],
  summary: 'Mensagens do formulário de contato, as mais novas primeiro.',
  query: z.object({ state: z._default(z.enum(['open', 'answered', 'all']), 'all'), cursor: z.optional(id) }),
  response: envelope(page(contactMessage)),
});

export const resolveContactMessage = defineRoute({
  id: 'content.settleContactMessage',
  service: 'content',
  method: 'PUT',
  path: '/admin/contact-messages/:id',
  access: ['admin'],
  summary: 'Marca uma mensagem como respondida, ou de volta.',
  params: z.object({ id }),
  body: z.object({ isAnswered: z.boolean() }),
  response: acknowledgement,
});
