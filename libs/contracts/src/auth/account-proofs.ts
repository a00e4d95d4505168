import * as z from 'zod/mini';

/** The current password, confirmed before a sensitive change; a wrong one returns PASSWORD_INVALID (400), so the session stays open. */
export const currentPassword = z
  .string()
  .check(z.minLength(1, 'Informe a senha.'), z.maxLength(256, 'A senha é longa demais.'));

/** A TOTP code of six digits or a backup code such as `abcd-efgh`. */
export const secondFactorCode = z
  .string()
  .check(
    z.trim(),
    z.minLength(6, 'Informe o código.'),
    z.maxLength(20, 'Confira o código: ele tem no máximo 20 caracteres.'),
  );
