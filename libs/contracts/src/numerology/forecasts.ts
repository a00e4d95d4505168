import * as z from 'zod/mini';
import { acknowledgement, envelope } from '../shared/envelope.ts';
import { birthDate, instant } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';

/** Whether the caller has a calendar address, and since when. The address itself is stored hashed and shown once. */
export const readCalendarFeed = defineRoute({
  id: 'numerology.readCalendarFeed',
  service: 'numerology',
  method: 'GET',
  path: '/numerology/calendar-feed',
  access: 'account',
  summary: 'Diz se a própria agenda de previsões está ligada.',
  response: envelope(z.object({ createdAt: z.nullable(instant) })),
});

export const createCalendarFeed = defineRoute({
  id: 'numerology.createCalendarFeed',
  service: 'numerology',
  method: 'POST',
  path: '/numerology/calendar-feed',
  access: 'account',
  summary: 'Cria o endereço .ics das previsões; o anterior deixa de valer.',
  body: z.object({ birthDate }),
  response: envelope(z.object({ path: z.string() })),
  errors: ['PLAN_REQUIRED', 'DATE_IN_FUTURE'],
});

export const deleteCalendarFeed = defineRoute({
  id: 'numerology.deleteCalendarFeed',
  service: 'numerology',
  method: 'DELETE',
  path: '/numerology/calendar-feed',
  access: 'account',
  summary: 'Desliga o endereço .ics das previsões.',
  response: acknowledgement,
});

/** Read by calendar programs, which have no session: the unguessable file name authenticates. */
export const readCalendarFile = defineRoute({
  id: 'numerology.readCalendarFile',
  service: 'numerology',
  method: 'GET',
  path: '/numerology/calendars/:file',
  access: 'public',
  summary: 'A agenda de previsões em iCalendar.',
  params: z.object({ file: z.string().check(z.regex(/^[A-Za-z0-9_-]{32}\.ics$/)) }),
  response: { binary: ['text/calendar'] },
  errors: ['PLAN_REQUIRED'],
  rateLimit: { limit: 60, windowSeconds: 3600, by: 'address' },
});
