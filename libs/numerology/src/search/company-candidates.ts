import type { RuleSet } from '../rules/rule-set.ts';
import { itemAt } from '../tables/lookup.ts';
import { inTurns, mixedOrder } from './candidate-order.ts';
import { foldText } from './folding.ts';
import type { Composition } from './name-pattern.ts';
import { type NumbersOfName, numberOf, numbersOf, type WordForm, type WordOption } from './word-options.ts';

export interface CompanyCandidate extends NumbersOfName {
  words: readonly string[];
  /** Whether a word of it was put together. */
  isCoined: boolean;
}

export interface CandidateSearch {
  rules: RuleSet;
  targets: readonly number[];
  /** Letters allowed, both inclusive. */
  letters: readonly [number, number];
  /** The search ends when this many names were tried and `enough` were found. */
  leastTries: number;
  mostTries: number;
  enough: number;
}

/** Reads a position as one choice in each place. */
function choose({ columns }: Composition, position: number): WordOption[] {
  let rest = position;
  return columns.map((options) => {
    const option = itemAt(options, rest % options.length);
    rest = Math.floor(rest / options.length);
    return option;
  });
}

/** Letters by which two words of a name are taken for one family: “Sabor” and “Sabores”, “Curso” and “Percurso”. */
const familyLetters = 4;

function repeatsWord(options: readonly WordOption[]): boolean {
  const words = options.filter(({ m }) => m.letters >= familyLetters).map(({ m }) => foldText(m.text));
  return words.some((word, index) => {
    const family = word.slice(0, familyLetters);
    return words.some((other, at) => at !== index && other.includes(family));
  });
}

/** Adjectives follow the noun before them, articles the noun after them; null where the gender of that noun is unknown. */
function agree(options: readonly WordOption[]): WordForm[] | null {
  const forms: WordForm[] = [];
  for (const [index, option] of options.entries()) {
    const noun = option.agreesWith === null ? null : options[index + (option.agreesWith === 'after' ? 1 : -1)];
    if (noun && !noun.gender && option.m.text !== option.f.text) return null;
    forms.push(noun?.gender === 'f' ? option.f : option.m);
  }
  return forms;
}

function lettersIn(forms: readonly WordForm[]): number {
  let letters = 0;
  for (const form of forms) letters += form.letters;
  return letters;
}

/** Composed names of the wanted length with a target as the number of all letters, in a fixed mixed order of the patterns. */
export function findCompanyCandidates(
  compositions: readonly Composition[],
  search: CandidateSearch,
): { candidates: CompanyCandidate[]; tried: number } {
  const [shortest, longest] = search.letters;
  const sources = compositions
    .filter(({ size }) => size > 0)
    .map((composition) => ({ take: mixedOrder(composition.size), item: composition }));
  const candidates: CompanyCandidate[] = [];
  let tried = 0;
  for (const [composition, position] of inTurns(sources)) {
    const isEnough = tried >= search.leastTries && candidates.length >= search.enough;
    if (isEnough || tried >= search.mostTries) break;
    tried += 1;
    const options = choose(composition, position);
    if (repeatsWord(options)) continue;
    const forms = agree(options);
    if (!forms) continue;
    const letters = lettersIn(forms);
    if (letters < shortest || letters > longest) continue;
    if (!search.targets.includes(numberOf('expressao', forms, search.rules))) continue;
    candidates.push({
      words: forms.map(({ text }) => text),
      isCoined: options.some(({ isCoined }) => isCoined),
      ...numbersOf(forms, search.rules),
    });
  }
  return { candidates, tried };
}
