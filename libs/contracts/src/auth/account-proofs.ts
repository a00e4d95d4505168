import * as z from 'zod/mini';

/** Asked again before what matters; a wrong one answers PASSWORD_INVALID (400), so that the session goes on. */
export const currentPassword = z
  .string()
  .check(z.minLength(1, 'Informe a senha.'), z.maxLength(256, 'A senha é longa demais.'));

/** A TOTP code of six digits or a backup code such as `abcd-efgh`. */
export const secondFactorCode = z
  .string()
  .check(z.trim(), z.minLength(6, 'Informe o código.'), z.maxLength(20, 'Código inválido.'));
