import * as z from 'zod/mini';

/** Fields that calls of the admin panel share. */

export const adminService = 'admin-config';
export const admins = ['admin'] as const;

/** A whole record, as the panel sends it back. */
export const wholeRecord = z.record(z.string().check(z.maxLength(60)), z.unknown());

/** Reason that the audit trail stores. */
export const adminReason = z
  .string('Informe o motivo.')
  .check(z.trim(), z.minLength(3, 'Informe o motivo.'), z.maxLength(300, 'O motivo é longo demais.'));
