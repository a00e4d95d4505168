import { readdirSync, readFileSync } from 'node:fs';
import { type TextTopic, textSchemas } from '../interpretations/schema.ts';

const folder = new URL('../../texts/', import.meta.url);

export const topics = Object.keys(textSchemas) as TextTopic[];

/** Paths of the files in `texts/`, without extension. */
export function filesOfBank(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length).replaceAll('\\', '/'));
}

/** The parsed file of a topic. */
export function readTopic(topic: TextTopic): unknown {
  return JSON.parse(readFileSync(new URL(`${topic}.json`, folder), 'utf8'));
}

export interface Passage {
  readonly topic: TextTopic;
  /** Topic and keys, joined by slashes. */
  readonly path: string;
  /** Last property name of the path. */
  readonly key: string;
  readonly text: string;
}

function passagesIn(topic: TextTopic, value: unknown, path: string, key: string): Passage[] {
  if (typeof value === 'string') return [{ topic, path, key, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => passagesIn(topic, item, `${path}/${index}`, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => passagesIn(topic, item, `${path}/${name}`, name));
}

/** Every string of a topic. */
export function passagesOf(topic: TextTopic): Passage[] {
  return passagesIn(topic, readTopic(topic), topic, '');
}

/** Lower-case words and numbers of a text, without punctuation. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Running text, as against titles and labels. */
export function isProse({ text }: Passage): boolean {
  return wordsOf(text).length >= 10;
}
