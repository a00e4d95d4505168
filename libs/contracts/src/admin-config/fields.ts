import * as z from 'zod/mini';

/** What the calls of the admin panel share (spec 2 section 7). */

export const adminService = 'admin-config';
export const admins = ['admin'] as const;

/** A whole record, as the panel sends it back. */
export const wholeRecord = z.record(z.string().check(z.maxLength(60)), z.unknown());

/** Why a person did what the audit trail keeps. */
export const adminReason = z
  .string('Informe o motivo.')
  .check(z.trim(), z.minLength(3, 'Informe o motivo.'), z.maxLength(300, 'O motivo é longo demais.'));
