import { existsSync, readFileSync } from 'node:fs';
import type { BookTopic } from '../book-schema.ts';
import type { TextTable } from '../text-of.ts';

/** A family of the long portrait, as far as it is written; its schema is in `book-schema.ts`. */
export function bookTable<Value>(topic: BookTopic): TextTable<Value> {
  const file = new URL(`../../../texts/${topic}.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The entry of a family that may be unfinished. */
export function entryOf<Value>(table: TextTable<Value> | undefined, key: string | number): Value | undefined {
  return table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}
