import * as z from 'zod/mini';
import { fieldErrors } from './field-errors.ts';

/** Wire forms of the product's values; bounds are the same in every service and on every screen. */

/** UUID (v7 when made by us). */
export const id = z.uuid();

/** Instant in UTC, ISO 8601. */
export const instant = z.iso.datetime();

const calendarDatePattern = /^\d{4}-\d{2}-\d{2}$/;

/** The refusal of a rule by its own code of the catalogue, which error handlers find by its sentence. */
export function refusedAs(code: keyof typeof fieldErrors) {
  return { error: fieldErrors[code].message, abort: true };
}

/** Calendar date `YYYY-MM-DD` that exists, never through a time zone (docs/decisions/0005-money-dates-and-ids.md). */
export const calendarDate = z
  .string()
  .check(
    z.regex(calendarDatePattern, { error: 'Informe a data no formato AAAA-MM-DD.', abort: true }),
    z.refine(existsInCalendar, refusedAs('DATE_IMPOSSIBLE')),
  );

/** Rows of a page of a list: as many as usual, at most `most`. */
export function pageLimit(usual: number, most = 100) {
  return z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(most)), usual);
}

/** Cursor of a list in another order than that of its ids: opaque to the caller, read by `readCursor` of libs/platform. */
export const opaqueCursor = z.optional(z.string().check(z.maxLength(600)));

/** A period in order: its last day is not before its first. The refusal stands at `to`. */
export const periodInOrder = z.refine<{ readonly from?: string | undefined; readonly to?: string | undefined }>(
  ({ from, to }) => from === undefined || to === undefined || from <= to,
  { error: 'A data final vem antes da inicial.', path: ['to'] },
);

/** A person's, company's or group's name as typed; the engine decides what its letters are worth. */
export const personName = z.string().check(
  // Pasted tabs and line ends are spaces; PostgreSQL stores neither NUL nor half a surrogate pair.
  z.overwrite((value) => value.toWellFormed().replace(/\p{Cc}+/gu, ' ')),
  z.trim(),
  z.minLength(1, refusedAs('NAME_EMPTY')),
  z.maxLength(120, refusedAs('NAME_TOO_LONG')),
  z.refine((value) => /\p{L}/u.test(value), refusedAs('NAME_WITHOUT_LETTERS')),
);

/** Birth date: exists, from 1600 on. "Not in the future" needs a clock and is checked by the service. */
export const birthDate = calendarDate.check(z.refine((value) => value >= '1600-01-01', refusedAs('DATE_TOO_EARLY')));

export const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254, 'O e-mail é longo demais.'), z.email('Informe um e-mail válido.'));

/** A password as typed: never trimmed, never cut (docs/decisions/0012-passwords.md). */
export const newPassword = z
  .string()
  .check(
    z.minLength(6, refusedAs('PASSWORD_TOO_SHORT')),
    z.maxLength(256, 'A senha pode ter no máximo 256 caracteres.'),
  );

export const language = z._default(z.enum(['pt', 'pt-BR']), 'pt');

/** A school of the engine (`cabalistica`), or one of its rule sets (`cabalistica@1`). The engine refuses an unknown one. */
export const numerologySystem = z
  .string()
  .check(z.regex(/^[a-z]{3,20}(?:@\d{1,3}(?:\+[a-z0-9-]{1,40}){0,12})?$/, 'Escolha uma escola da lista.'));
export type NumerologySystem = z.infer<typeof numerologySystem>;

function existsInCalendar(value: string): boolean {
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number);
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
