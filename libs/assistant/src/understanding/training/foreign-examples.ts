import en from '../data/examples/en.json' with { type: 'json' };
import es from '../data/examples/es.json' with { type: 'json' };
import { foreignFeatures, foreignWords } from '../foreign-intents.ts';
import type { LabelledFeatures } from '../linear-classifier.ts';

const tables: Readonly<Record<'en' | 'es', Readonly<Record<string, readonly string[]>>>> = { en, es };

/** Every labelled example in a language, with its features. */
export function foreignExamples(language: 'en' | 'es'): LabelledFeatures[] {
  return Object.entries(tables[language]).flatMap(([label, texts]) =>
    texts.map((text) => ({ label, features: foreignFeatures(foreignWords(text), namesOf(text)) })),
  );
}

/** Capitalised words inside an example stand for names. */
function namesOf(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/(?<=\S\s)\p{Lu}[\p{L}]+/gu)].flatMap(([name]) => foreignWords(name).split(' ')));
}
