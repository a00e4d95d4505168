import * as z from 'zod/mini';

/** A kept name, wherever it is kept. `id` is the server's, or made of kind and name for a guest. */
export interface KeptName {
  readonly id: string;
  readonly name: string;
  readonly number: number;
  readonly note: string;
}

const stored = z.array(z.object({ id: z.string(), name: z.string(), number: z.int(), note: z.string() }));

/** A guest's favourites of one generator, kept in this browser. */
export function readLocalFavourites(kind: string): KeptName[] {
  const text = localStorage.getItem(keyOf(kind));
  const parsed = stored.safeParse(text ? parseJson(text) : []);
  return parsed.success ? parsed.data : [];
}

export function writeLocalFavourites(kind: string, names: readonly KeptName[]): void {
  localStorage.setItem(keyOf(kind), JSON.stringify(names));
}

function keyOf(kind: string): string {
  return `favourites:${kind}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}
