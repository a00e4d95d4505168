import { email } from '@sefira/contracts/shared/fields';
import * as z from 'zod/mini';
import { loginTexts, registerTexts as texts } from '../../texts/account/account.ts';
import { birthDateProblem } from '../../ui/format/birth-date.ts';

const required = (message: string) => z.string().check(z.refine((value) => value.trim() !== '', message));

/** E-mail and password, both required. */
export const loginForm = z.object({
  email: z.pipe(required(loginTexts.emailRequired), email),
  password: required(loginTexts.passwordRequired),
});

/** The e-mail for a password reset. */
export const forgotForm = z.object({ email: z.pipe(required(loginTexts.emailRequired), email) });

/** A new password, typed twice; the checks run in the registration's order. */
export const resetForm = z
  .object({ password: required(texts.passwordRequired), confirmPassword: required(texts.confirmRequired) })
  .check(({ value, issues }) => {
    const problem = (path: keyof typeof value, message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: value[path] });
    if (value.password !== value.confirmPassword) problem('confirmPassword', texts.mismatch);
    else if (value.password.length < 6) problem('password', texts.tooShort);
  });

/** The code of the second factor. */
export const codeForm = z.object({ code: required(loginTexts.codeRequired) });

/** The registration. All fields are required; then, in this order: password length, accepted terms. */
export const registerForm = z
  .object({
    name: required(texts.nameRequired),
    email: z.pipe(required(texts.emailRequired), email),
    birthDate: z.string(),
    password: required(texts.passwordRequired),
    acceptTerms: z.boolean(),
  })
  .check(({ value, issues }) => {
    const problem = (path: keyof typeof value, message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: value[path] });
    const date = value.birthDate === '' ? texts.birthDateRequired : birthDateProblem(value.birthDate);
    if (date) problem('birthDate', date);
    if (value.password.length < 6) problem('password', texts.tooShort);
    else if (!value.acceptTerms) problem('acceptTerms', texts.termsRequired);
  });
