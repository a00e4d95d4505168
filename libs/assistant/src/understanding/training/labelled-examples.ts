import care from '../data/examples/care.json' with { type: 'json' };
import limits from '../data/examples/limits.json' with { type: 'json' };
import manners from '../data/examples/manners.json' with { type: 'json' };
import names from '../data/examples/names.json' with { type: 'json' };
import numbers from '../data/examples/numbers.json' with { type: 'json' };
import people from '../data/examples/people.json' with { type: 'json' };
import product from '../data/examples/product.json' with { type: 'json' };
import replies from '../data/examples/replies.json' with { type: 'json' };
import self from '../data/examples/self.json' with { type: 'json' };
import time from '../data/examples/time.json' with { type: 'json' };
import { featuresOf } from '../example-features.ts';
import type { LabelledFeatures } from '../linear-classifier.ts';
import { foldQuestion, normalise } from '../normalise.ts';
import { findNames } from '../read-names.ts';

type Examples = Readonly<Record<string, readonly string[]>>;

export interface LabelledExample extends LabelledFeatures {
  readonly text: string;
}

/** Examples of care, of limits, of manners and of the product. */
export const ofManners: readonly Examples[] = [care, limits, manners, product];
export const tables: readonly Examples[] = [numbers, self, replies, people, time, names, ...ofManners];

/** Every labelled example with its features. */
export function labelledExamples(): LabelledExample[] {
  return tables.flatMap((table) =>
    Object.entries(table).flatMap(([label, texts]) =>
      texts.map((text) => ({ label, text, features: featuresOf(normalise(text), namesOf(text), text.includes('?')) })),
    ),
  );
}

function namesOf(text: string): ReadonlySet<string> {
  return new Set(findNames(text).flatMap(({ name }) => foldQuestion(name).split(' ')));
}
