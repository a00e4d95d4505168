import type { RuleSet, RuleSetId } from './rule-set.ts';

/** A choice on which schools differ, as a person can switch it. */
export interface RuleOption {
  /** Part of the id of the rule set: `cabalistica@1+trema-soma`. */
  id: string;
  title: string;
  /** The rule set with this choice; the same one where the choice says nothing. */
  apply: (rules: RuleSet) => RuleSet;
}

const diaeresis = '\u0308';

/** Every dissent of docs/numerology.md that a professional may switch, in the order of the ids. */
export const ruleOptions: readonly RuleOption[] = [
  {
    id: 'destino-partes',
    title: 'Destino por partes',
    apply: (rules) => ({ ...rules, destino: { ...rules.destino, method: 'parts' } }),
  },
  {
    id: 'mes-e-dia-simples',
    title: 'Mês e dia pessoais sem mestres',
    apply: (rules) => ({ ...rules, mesPessoal: { ...rules.mesPessoal, masters: [] }, diaPessoal: { masters: [] } }),
  },
  {
    id: 'mes-do-nascimento',
    title: 'Mês do nascimento no mês pessoal',
    apply: (rules) => ({ ...rules, mesPessoal: { ...rules.mesPessoal, month: 'birth' } }),
  },
  {
    id: 'divida-sem-22',
    title: '22 não é dívida',
    apply: (rules) => ({ ...rules, dividasCarmicas: { ...rules.dividasCarmicas, twentyTwoCounts: false } }),
  },
  {
    id: 'janeiro',
    title: 'Ano pessoal em janeiro',
    apply: (rules) => ({ ...rules, anoPessoal: { ...rules.anoPessoal, turns: 'january' } }),
  },
  {
    id: 'momentos-partes',
    title: 'Momentos por partes',
    apply: (rules) => ({ ...rules, momentosDecisivos: { ...rules.momentosDecisivos, method: 'parts' } }),
  },
  {
    id: 'sem-retomada',
    title: 'Sem retomada por palavra',
    apply: (rules) => ({
      ...rules,
      motivacao: { ...rules.motivacao, retryByWord: [] },
      expressao: { ...rules.expressao, retryByWord: [] },
    }),
  },
  {
    id: 'trema-soma',
    title: 'Trema soma 2',
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

/** A rule set under chosen options; null for one that does not exist. */
export function withOptions(base: RuleSet, options: readonly string[]): RuleSet | null {
  const chosen = ruleOptions.filter(({ id }) => options.includes(id));
  // One id for one rule set: unknown, repeated or unordered options name none.
  if (chosen.map(({ id }) => id).join('+') !== options.join('+')) return null;
  const changed = chosen.reduce((rules, { apply }) => apply(rules), base);
  const titles = chosen.map(({ title }) => title.charAt(0).toLowerCase() + title.slice(1));
  return { ...changed, id: idWithOptions(base.id, options), label: `${base.label} (${titles.join(', ')})` };
}
