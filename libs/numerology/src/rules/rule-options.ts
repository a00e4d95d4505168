import type { RuleId, RuleSet, RuleSetId } from './rule-set.ts';

/** A choice on which schools differ, as a person can switch it. */
export interface RuleOption {
  /** Part of the id of the rule set: `cabalistica@1+trema-soma`. */
  id: string;
  title: string;
  /** What it does, and who does so. */
  statement: string;
  /** Rules that are told in its words. */
  changes: readonly RuleId[];
  /** The rule set with this choice; the same one where the choice says nothing. */
  apply: (rules: RuleSet) => RuleSet;
}

const diaeresis = '\u0308';

/** Every dissent of docs/numerology.md that a professional may switch, in the order of the ids. */
export const ruleOptions: readonly RuleOption[] = [
  {
    id: 'destino-partes',
    title: 'Destino por partes',
    statement: 'Dia, mês e ano reduzidos em separado antes de somar, como faz o programa SincroApp.',
    changes: ['destino'],
    apply: (rules) => ({ ...rules, destino: { ...rules.destino, method: 'parts' } }),
  },
  {
    id: 'mes-e-dia-simples',
    title: 'Mês e dia pessoais sem mestres',
    statement: 'Mês e dia pessoais são sempre reduzidos de 1 a 9, como faz o programa SincroApp.',
    changes: ['mesPessoal', 'diaPessoal'],
    apply: (rules) => ({ ...rules, mesPessoal: { masters: [] }, diaPessoal: { masters: [] } }),
  },
  {
    id: 'divida-sem-22',
    title: '22 não é dívida',
    statement: 'O 22 deixa de contar como 4 e não dá a dívida 13.',
    changes: ['dividasCarmicas'],
    apply: (rules) => ({ ...rules, dividasCarmicas: { ...rules.dividasCarmicas, twentyTwoCounts: false } }),
  },
  {
    id: 'janeiro',
    title: 'Ano pessoal em janeiro',
    statement: 'O ano pessoal vira em 1º de janeiro, e não no aniversário.',
    changes: ['anoPessoal'],
    apply: (rules) => ({ ...rules, anoPessoal: { ...rules.anoPessoal, turns: 'january' } }),
  },
  {
    id: 'momentos-partes',
    title: 'Momentos por partes',
    statement: 'Os momentos decisivos somam dia, mês e ano já reduzidos, como fazem três programas.',
    changes: ['momentosDecisivos'],
    apply: (rules) => ({ ...rules, momentosDecisivos: { ...rules.momentosDecisivos, method: 'parts' } }),
  },
  {
    id: 'sem-retomada',
    title: 'Sem retomada por palavra',
    statement: 'Motivação e Expressão 2 ou 4 ficam como estão, sem refazer palavra por palavra.',
    changes: ['motivacao', 'expressao'],
    apply: (rules) => ({
      ...rules,
      motivacao: { ...rules.motivacao, retryByWord: [] },
      expressao: { ...rules.expressao, retryByWord: [] },
    }),
  },
  {
    id: 'trema-soma',
    title: 'Trema soma 2',
    statement: 'O trema soma 2 ao valor da letra em vez de dobrar, como fazem os programas Numeris e Numancy.',
    changes: [],
    apply: (rules) => ({
      ...rules,
      alphabet: rules.alphabet.ignoresMarks
        ? rules.alphabet
        : { ...rules.alphabet, marks: { ...rules.alphabet.marks, [diaeresis]: { add: 2 } } },
    }),
  },
];

/** Id of a rule set with options, always in one order: `cabalistica@1+janeiro+trema-soma`. */
export function idWithOptions(base: RuleSetId, options: readonly string[]): RuleSetId {
  const chosen = ruleOptions.filter(({ id }) => options.includes(id)).map(({ id }) => `+${id}`);
  return `${base}${chosen.join('')}` as RuleSetId;
}

/** The rule set with the words of the option in place of its own. */
function told({ statement, changes }: RuleOption, rules: RuleSet): RuleSet {
  const words = changes.map((rule) => {
    const { dissent: _, ...reference } = rules.rules[rule];
    return [rule, { ...reference, statement, certainty: 'C' }] as const;
  });
  return { ...rules, rules: { ...rules.rules, ...Object.fromEntries(words) } };
}

/** A rule set under chosen options; null for one that does not exist. */
export function withOptions(base: RuleSet, options: readonly string[]): RuleSet | null {
  const chosen = ruleOptions.filter(({ id }) => options.includes(id));
  // One id for one rule set: unknown, repeated or unordered options name none.
  if (chosen.map(({ id }) => id).join('+') !== options.join('+')) return null;
  const changed = chosen.reduce((rules, option) => told(option, option.apply(rules)), base);
  const titles = chosen.map(({ title }) => title.charAt(0).toLowerCase() + title.slice(1));
  return { ...changed, id: idWithOptions(base.id, options), label: `${base.label} (${titles.join(', ')})` };
}
