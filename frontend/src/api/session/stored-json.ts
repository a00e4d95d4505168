import type * as z from 'zod/mini';

/** What a text of the browser's storage holds; null for none, a damaged one and the shape of an earlier version. */
export function readStoredJson<Stored>(shape: z.ZodMiniType<Stored>, text: string | null): Stored | null {
  try {
    return shape.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
