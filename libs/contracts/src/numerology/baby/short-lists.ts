import * as z from 'zod/mini';
import { envelope } from '../../shared/envelope.ts';
import { id, instant } from '../../shared/fields.ts';
import { defineRoute } from '../../shared/route.ts';
import { firstName, shortListLimits } from './input.ts';
import { babyName } from './result.ts';

/** The short list of a baby's names and the votes of the family (docs/decisions/0073-baby-studio.md). */

/** Days that a link is open. */
export const linkDays = [7, 30, 90] as const;
export const voteChoices = ['heart', 'maybe', 'no'] as const;
export const voteChoice = z.enum(voteChoices);
export type VoteChoice = (typeof voteChoices)[number];

/** A line of text: PostgreSQL stores neither NUL nor half a surrogate pair, and tabs and line ends are spaces. */
const line = (limit: number) =>
  z.string().check(
    z.overwrite((value) => value.toWellFormed().replace(/\p{C}+/gu, ' ')),
    z.trim(),
    z.maxLength(limit, `Use no máximo ${limit} caracteres.`),
  );

/** 144 random bits, base64url: the address of a list, and the key of a visitor to their own votes. */
const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{24}$/));

export const shortList = z.object({
  analysisId: id,
  title: z.string(),
  /** Null while the link is closed. */
  link: z.nullable(z.object({ slug: z.string(), expiresAt: instant })),
  names: z.array(
    z.object({
      id,
      note: z.string(),
      name: babyName,
      votes: z.object({ heart: z.int(), maybe: z.int(), no: z.int() }),
      comments: z.array(z.object({ visitor: z.string(), choice: voteChoice, comment: z.string() })),
    }),
  ),
  visitors: z.array(z.object({ id, firstName: z.string(), votedAt: instant })),
});
export type ShortListWire = z.infer<typeof shortList>;

const owned = { service: 'numerology', access: 'session', response: envelope(shortList), charges: 'stored' } as const;
const listPath = '/numerology/analyses/:id/short-list';
const own = z.object({ id });

export const readShortList = defineRoute({
  ...owned,
  id: 'numerology.readShortList',
  method: 'GET',
  path: listPath,
  summary: 'A lista curta de nomes de uma análise própria, com os votos da família.',
  cost: 2,
  params: own,
});

export const putShortListName = defineRoute({
  ...owned,
  id: 'numerology.putShortListName',
  method: 'PUT',
  path: `${listPath}/names`,
  summary: 'Põe um nome na lista curta, ou muda a anotação dele.',
  cost: 2,
  params: own,
  body: z.object({ name: firstName, note: z._default(line(shortListLimits.note), '') }),
  errors: ['NAME_LETTER_UNKNOWN', 'NAME_TOO_LONG', 'CONFLICT'],
});

export const removeShortListName = defineRoute({
  ...owned,
  id: 'numerology.removeShortListName',
  method: 'DELETE',
  path: `${listPath}/names/:nameId`,
  summary: 'Tira um nome da lista curta, com os votos dele.',
  cost: 2,
  params: z.extend(own, { nameId: id }),
});

export const openShortList = defineRoute({
  ...owned,
  id: 'numerology.openShortList',
  method: 'POST',
  path: `${listPath}/link`,
  summary: 'Abre a lista curta para a família votar por um link, ou estende o prazo dele.',
  cost: 2,
  params: own,
  body: z.object({
    days: z._default(z.literal([...linkDays]), 30),
    /** What visitors read above the names. */
    title: z._default(line(shortListLimits.title), ''),
  }),
  errors: ['CONFLICT'],
});

export const closeShortList = defineRoute({
  ...owned,
  id: 'numerology.closeShortList',
  method: 'DELETE',
  path: `${listPath}/link`,
  summary: 'Revoga o link da lista curta; os votos ficam.',
  cost: 2,
  params: own,
});

export const removeVisitor = defineRoute({
  ...owned,
  id: 'numerology.removeVisitor',
  method: 'DELETE',
  path: `${listPath}/visitors/:visitorId`,
  summary: 'Apaga os votos e comentários de uma pessoa da lista curta.',
  cost: 2,
  params: z.extend(own, { visitorId: id }),
});

/** What a visitor sees: first names without surnames, dates, notes and other people's votes. */
export const publicShortList = z.object({
  title: z.string(),
  expiresAt: instant,
  names: z.array(
    z.extend(
      z.pick(babyName, { name: true, numbers: true, origin: true, meaning: true, keyword: true, reading: true }),
      { id },
    ),
  ),
});
export type PublicShortListWire = z.infer<typeof publicShortList>;

const listAddress = z.object({ slug: token });

export const readPublicShortList = defineRoute({
  id: 'numerology.readPublicShortList',
  service: 'numerology',
  method: 'GET',
  path: '/public/short-lists/:slug',
  access: 'public',
  charges: 'stored',
  summary: 'Lê uma lista curta de nomes aberta à família.',
  cost: 2,
  params: listAddress,
  response: envelope(publicShortList),
  rateLimit: { limit: 120, windowSeconds: 60, by: 'address' },
});

export const castVotes = defineRoute({
  id: 'numerology.castVotes',
  service: 'numerology',
  method: 'PUT',
  path: '/public/short-lists/:slug/votes',
  access: 'public',
  summary: 'Guarda os votos de uma pessoa numa lista curta; com a chave dela, muda os que já deu.',
  cost: 2,
  params: listAddress,
  body: z.object({
    /** Of the first call; without it the visitor is new. */
    visitor: z._default(z.nullable(token), null),
    firstName: line(shortListLimits.visitorName).check(
      z.refine((value) => /\p{L}/u.test(value), 'Escreva o seu primeiro nome.'),
    ),
    votes: z
      .array(z.object({ nameId: id, choice: voteChoice, comment: z._default(line(shortListLimits.comment), '') }))
      .check(z.minLength(1, 'Vote em pelo menos um nome.'), z.maxLength(shortListLimits.names)),
  }),
  response: envelope(z.object({ visitor: z.string(), counted: z.int() })),
  errors: ['CONFLICT'],
  rateLimit: { limit: 20, windowSeconds: 600, by: 'address' },
  failureLimit: { limit: 30, windowSeconds: 600 },
  bodyLimit: 16 * 1024,
});
