import * as z from 'zod/mini';
import { defineRoute } from '../shared/route.ts';

const word = z.string().check(z.maxLength(200));

/** A list of names to take along (docs/decisions/0034-favourites.md), as it stands on the screen; all of it is printed as text. */
export const printNames = defineRoute({
  id: 'reports.printNames',
  service: 'reports',
  method: 'POST',
  path: '/reports/names',
  access: 'session',
  charges: 'unpaid',
  summary: 'Imprime uma lista de nomes gerados e devolve o PDF.',
  cost: { base: 10, perKilobyte: 0.1 },
  body: z.object({
    title: word.check(z.minLength(1)),
    columns: z.array(word).check(z.minLength(1), z.maxLength(8)),
    rows: z
      .array(z.array(z.union([word, z.number()])).check(z.maxLength(8)))
      .check(z.minLength(1, 'Não há nomes para exportar.'), z.maxLength(500)),
  }),
  response: { binary: ['application/pdf'] },
  errors: ['UPSTREAM_TIMEOUT'],
  bodyLimit: 262_144,
  rateLimit: { limit: 20, windowSeconds: 60, by: 'session' },
});
