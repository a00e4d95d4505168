import { z } from 'zod';

/** Marks a text under its band, which the summary of the bank counts apart. */
const shortParameters = { short: true };

export function isShortIssue(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'custom' && issue.params === shortParameters;
}

/** Running text of at least `least` words and, where a band is set, at most `most`. */
export function prose(least: number, most = Number.POSITIVE_INFINITY) {
  return z
    .string()
    .trim()
    .superRefine((text, context) => {
      const count = text.split(/\s+/u).length;
      if (count < least) {
        context.addIssue({ code: 'custom', message: `${count} words, at least ${least}`, params: shortParameters });
      }
      if (count > most) context.addIssue({ code: 'custom', message: `${count} words, at most ${most}` });
    });
}

/** One text or a list of several: what a file of `variants` holds for a place. */
export function oneOrSeveral(text: z.ZodString) {
  return z.union([text, z.array(text).min(2)]);
}

export const label = z.string().trim().min(2).max(60);
export const line = z.string().trim().min(10).max(160);

export const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export const withMasters = [...digits, '11', '22'] as const;
export const withAllMasters = [...withMasters, '33'] as const;
export const quarterKeys = ['1', '2', '3', '4'] as const;
export const zeroToEight = ['0', '1', '2', '3', '4', '5', '6', '7', '8'] as const;

export function numbersFrom(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
}

/** A table that has exactly these keys: a missing or a surplus one fails. */
export function table<Value extends z.ZodType>(keys: readonly string[], value: Value) {
  return z.record(z.enum(keys), value);
}
