import { cabalisticaRules } from '../schools/cabalistica/references.ts';
import { caldaicaRules } from '../schools/caldaica/references.ts';
import { pitagoricaRules } from '../schools/pitagorica/references.ts';
import { optionWords } from './option-words.ts';
import type { RuleId, RuleReference, RuleSet, RuleSetId } from './rule-set.ts';

export type References = Readonly<Record<RuleId, RuleReference>>;

/** By the id of a rule set, like its own entry in the registry. */
const references: Readonly<Record<RuleSetId, References>> = {
  'cabalistica@1': cabalisticaRules,
  'pitagorica@1': pitagoricaRules,
  'caldaica@1': caldaicaRules,
};

const withOptions = new Map<RuleSetId, References>();

/**
 * The rules of a rule set as a person can read them; an option has its words in place of the school's. Apart from the registry,
 * because pages that only compute need no words.
 * @throws RangeError for a rule set without references
 */
export function referencesOf({ id }: Pick<RuleSet, 'id'>): References {
  const known = references[id] ?? withOptions.get(id);
  if (known) return known;
  const [base, ...options] = id.split('+');
  const own = references[base as RuleSetId];
  if (!own) throw new RangeError(`no references of ${id}`);
  const changed = options.reduce((rules, option) => inWordsOf(rules, option, own), own);
  withOptions.set(id, changed);
  return changed;
}

/** Rules in the words of an option; a rule that two options change has the words of both. */
function inWordsOf(rules: References, option: string, own: References): References {
  const { statement, changes } = optionWords[option] ?? { statement: '', changes: [] };
  const words = changes.map((rule) => {
    const { dissent: _, ...reference } = rules[rule];
    const before = reference.statement === own[rule].statement ? '' : `${reference.statement} `;
    return [rule, { ...reference, statement: `${before}${statement}`, certainty: 'C' }] as const;
  });
  return { ...rules, ...Object.fromEntries(words) };
}
