import type { z } from 'zod';
import { type TextTopic, textSchemas } from '../interpretations/schema.ts';
import { isShortIssue } from '../interpretations/schema-parts.ts';
import { readTopic } from './read-bank.ts';

export interface Coverage {
  /** All other violations of the schema. */
  readonly errors: readonly string[];
  /** Paths without an entry. */
  readonly missing: readonly string[];
  /** Paths of texts under their band. */
  readonly short: readonly string[];
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );
}

/** What a topic's file lacks by its schema. */
export function coverageOf(topic: TextTopic, value: unknown = readTopic(topic)): Coverage {
  const issues: readonly z.core.$ZodIssue[] = textSchemas[topic].safeParse(value).error?.issues ?? [];
  const [errors, missing, short]: [string[], string[], string[]] = [[], [], []];
  for (const issue of issues) {
    const path = [topic, ...issue.path].join('/');
    if (valueAt(value, issue.path) === undefined) missing.push(path);
    else if (isShortIssue(issue)) short.push(`${path}: ${issue.message}`);
    else errors.push(`${path}: ${issue.message}`);
  }
  return { errors, missing, short };
}
