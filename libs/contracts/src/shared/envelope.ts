import * as z from 'zod/mini';

/** One field problem of a 400: where (`birthDate`, `people.0.name`) and what, in Portuguese. */
export const fieldIssue = z.object({ path: z.string(), message: z.string() });
export type FieldIssue = z.infer<typeof fieldIssue>;

/** The error envelope of every failed call (docs/decisions/0004-answer-envelope-and-errors.md). */
export const errorEnvelope = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.string(),
  data: z.optional(z.looseObject({ issues: z.optional(z.array(fieldIssue)) })),
  requestId: z.optional(z.string()),
});
export type ErrorEnvelope = z.infer<typeof errorEnvelope>;

/** `{success, message, data}` round a payload (docs/decisions/0004-answer-envelope-and-errors.md). */
export function envelope<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ success: z.literal(true), message: z.string(), data });
}

/** `{success, message}` of a call that has nothing else to say. */
export const acknowledgement = z.object({ success: z.literal(true), message: z.string() });

/** A page of a list by keyset: `nextCursor` is null on the last page. */
export function page<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) });
}
