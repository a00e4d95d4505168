import manners from './data/examples/manners.json' with { type: 'json' };
import careManners from './data/examples/manners-care.json' with { type: 'json' };
import moreManners from './data/examples/manners-more.json' with { type: 'json' };
import numbers from './data/examples/numbers.json' with { type: 'json' };
import people from './data/examples/people.json' with { type: 'json' };
import self from './data/examples/self.json' with { type: 'json' };
import time from './data/examples/time.json' with { type: 'json' };
import { type ExampleTable, indexOf, type Likeness, nearestIntents } from './nearest-examples.ts';
import { normalise } from './normalise.ts';

const tables: readonly ExampleTable[] = [numbers, self, people, time, manners, moreManners, careManners];
const mannerIntents = new Set([...Object.keys(manners), ...Object.keys(moreManners), ...Object.keys(careManners)]);

let index: ReturnType<typeof indexOf> | undefined;

/** The intents of the labelled examples nearest to folded words, most alike first. */
export function likelyIntents(words: string, names: ReadonlySet<string>): Likeness[] {
  if (words === '') return [];
  index ??= indexOf(merged(), normalise);
  return nearestIntents(words, names, index);
}

/** An intent of care or of manners, not of numbers. */
export function isManner(intent: string): boolean {
  return mannerIntents.has(intent);
}

/** Without examples of an intent, likeness says nothing about it. */
export function hasExamples(intent: string): boolean {
  return tables.some((table) => intent in table);
}

function merged(): ExampleTable {
  const all = new Map<string, string[]>();
  for (const table of tables)
    for (const [intent, texts] of Object.entries(table)) all.set(intent, [...(all.get(intent) ?? []), ...texts]);
  return Object.fromEntries(all);
}
