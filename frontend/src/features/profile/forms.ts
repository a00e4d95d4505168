import { updateProfile } from '@sefira/contracts/user/profile';
import * as z from 'zod/mini';
import { personalTexts } from '../../texts/account/profile.ts';
import { passwordTexts } from '../../texts/account/security.ts';
import { birthDateProblem } from '../../ui/format/birth-date.ts';

const { shape } = updateProfile.body;
const filled = (message: string) => z.string().check(z.refine((value) => value.trim() !== '', message));

/** Personal data as form values; the bounds are the contract's. */
export const personalForm = z.object({
  name: filled(personalTexts.nameRequired),
  // An account from a social login may have none.
  email: z.string().check(
    z.superRefine((value, context) => {
      const message = value.trim() === '' ? undefined : z.safeParse(shape.email, value).error?.issues[0]?.message;
      if (message) context.addIssue(message);
    }),
  ),
  phone: z.string().check(bounded(shape.phone)),
  birthDate: z.string().check(
    z.superRefine((value, context) => {
      const problem = value === '' ? null : birthDateProblem(value);
      if (problem) context.addIssue(problem);
    }),
  ),
  location: z.string().check(bounded(shape.location)),
  bio: z.string().check(bounded(shape.bio)),
});

/** The password change, checked in the specification's order: all filled, new ones equal, long enough. */
export const passwordForm = z
  .object({ currentPassword: z.string(), newPassword: z.string(), confirmPassword: z.string() })
  .check(({ value, issues }) => {
    const problem = (path: keyof typeof value, message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: value[path] });
    const empty = (['currentPassword', 'newPassword', 'confirmPassword'] as const).find((path) => value[path] === '');
    if (empty) problem(empty, passwordTexts.allRequired);
    else if (value.newPassword !== value.confirmPassword) problem('confirmPassword', passwordTexts.mismatch);
    else if (value.newPassword.length < 6) problem('newPassword', passwordTexts.tooShort);
  });

/** Shows a contract issue at its field. */
function bounded(schema: z.ZodMiniType) {
  return z.superRefine<string>((value, context) => {
    const { error } = z.safeParse(schema, value);
    const message = error?.issues[0]?.message;
    if (message) context.addIssue(message);
  });
}
