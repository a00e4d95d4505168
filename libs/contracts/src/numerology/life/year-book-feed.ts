import * as z from 'zod/mini';
import { acknowledgement, envelope } from '../../shared/envelope.ts';
import { id, instant } from '../../shared/fields.ts';
import { defineRoute } from '../../shared/route.ts';

/** The year book's days as a calendar feed at a secret address (docs/decisions/0074-life-atlas-and-year-book.md). */

const feedPath = '/numerology/analyses/:id/calendar-feed';
const own = z.object({ id });

export const readYearBookFeed = defineRoute({
  id: 'numerology.readYearBookFeed',
  service: 'numerology',
  method: 'GET',
  path: feedPath,
  access: 'account',
  summary: 'Diz se a agenda de um livro do ano próprio está ligada.',
  params: own,
  response: envelope(z.object({ createdAt: z.nullable(instant) })),
});

export const createYearBookFeed = defineRoute({
  id: 'numerology.createYearBookFeed',
  service: 'numerology',
  method: 'POST',
  path: feedPath,
  access: 'account',
  summary: 'Cria o endereço .ics de um livro do ano; o anterior deixa de valer.',
  params: own,
  response: envelope(z.object({ path: z.string() })),
});

export const deleteYearBookFeed = defineRoute({
  id: 'numerology.deleteYearBookFeed',
  service: 'numerology',
  method: 'DELETE',
  path: feedPath,
  access: 'account',
  summary: 'Desliga o endereço .ics de um livro do ano.',
  params: own,
  response: acknowledgement,
});
