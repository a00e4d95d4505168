import type { Explanation, ScoreExplanation } from '@sefira/numerology/explanations/explanation';
import { productRules } from '@sefira/numerology/rules/product-references';
import { referencesOf } from '@sefira/numerology/rules/references';
import { ruleSetById } from '@sefira/numerology/rules/registry';
import type { Certainty, RuleReference, RuleSet } from '@sefira/numerology/rules/rule-set';
import { sourcesInWords } from '@sefira/numerology/rules/source-words';
import { type Content, each, h } from '../document/element.ts';
import { calculation, printable } from './calculation.ts';
import { type Chapter, chapter } from './chapter.ts';
import { list } from './dates.ts';

/** How the sources stand to a rule. */
export const agreement: Readonly<Record<Certainty, string>> = {
  A: 'unânime',
  B: 'majoritário',
  C: 'dividido',
  D: 'escolha nossa',
};

const AGREEMENT = 'Ao lado das fontes, o acordo entre elas: unânime, majoritário, dividido ou escolha nossa.';

/** Longer results stand on a line of their own, not beside the title. */
const LONGEST_RESULT = 22;

/** One calculation of the appendix, with its people where several have the same. */
export interface Calculated {
  readonly explanation: Explanation | ScoreExplanation;
  readonly of?: string;
}

/** The appendix of any report: its calculations one by one under the rule set that made them. */
export function method(
  calculations: readonly Calculated[],
  ruleSet: string,
  { follows = false }: { readonly follows?: boolean } = {},
): Chapter {
  const rules = ruleSetById(ruleSet);
  const own = chapter({
    id: 'como-foi-calculado',
    title: 'Como foi calculado',
    part: 'Apêndice',
    hasNotes: !follows,
    ...(follows ? { className: 'same-page' } : {}),
    lead: `Regras “${rules.label}”, versão ${rules.version}. Cada resultado traz a conta, a regra e a fonte. Onde as escolas divergem, dizemos.`,
    content: [
      alphabet(rules),
      // At the front: behind the calculations they might come to stand on a page alone.
      h('p', { className: 'small muted', style: { margin: '3mm 0 0' } }, AGREEMENT),
      h('div', { className: 'method section' }, ...entries(calculations, rules)),
    ],
  });
  return { ...own, follows };
}

/** Each with its sum; the words of a rule stand where it is used first, and are referred to after that. */
function entries(calculations: readonly Calculated[], rules: RuleSet): Content[] {
  const explained = new Map<string, string>();
  return each(calculations, (one) => {
    const { rule, source, certainty } = one.explanation;
    const words = `${rule} ${source} ${certainty}`;
    const before = explained.get(words) ?? null;
    const title = titleOf(one, ruleOf(one, rules));
    if (before === null) explained.set(words, title);
    return entry(one, rules, before);
  });
}

function ruleOf({ explanation }: Calculated, rules: RuleSet): RuleReference {
  return { ...referencesOf(rules), ...productRules }[explanation.rule];
}

function titleOf({ of }: Calculated, rule: RuleReference): string {
  return of ? `${rule.title} · ${of}` : rule.title;
}

/** `before`: where the same words stand already. */
function entry(calculated: Calculated, rules: RuleSet, before: string | null): Content {
  const { explanation } = calculated;
  const rule = ruleOf(calculated, rules);
  const result = resultText(explanation.value);
  const long = result.length > LONGEST_RESULT;
  return h(
    'article',
    {},
    h('h3', {}, h('span', {}, titleOf(calculated, rule)), long ? null : h('span', { className: 'result' }, result)),
    long ? h('p', {}, h('strong', {}, result)) : null,
    explanation.rule === 'arcanos' || explanation.rule === 'arcanoRegente' || explanation.rule === 'somaTotal'
      ? null
      : calculation(explanation),
    ...(before === null
      ? [
          h('p', {}, printable(rule.statement)),
          h(
            'p',
            { className: 'muted' },
            `Fontes (${agreement[explanation.certainty]}): ${sourcesInWords(explanation.source).join('; ')}.`,
          ),
          dissent(explanation, rule),
        ]
      : [h('p', { className: 'muted' }, `Regra e fonte como em “${before}”.`)]),
  );
}

function dissent({ certainty }: Pick<Explanation, 'certainty'>, rule: RuleReference): Content {
  const split = certainty === 'C' || certainty === 'D';
  if (!rule.dissent) return split ? h('p', { className: 'diverge' }, h('strong', {}, 'As escolas divergem.')) : null;
  return h(
    'p',
    split ? { className: 'diverge' } : { className: 'muted' },
    h('strong', {}, split ? 'As escolas divergem: ' : 'Há quem faça diferente: '),
    printable(rule.dissent),
  );
}

/** The value of a calculation in words. */
export function resultText(value: Explanation['value']): string {
  if (value === null || (typeof value === 'object' && value.length === 0)) return 'não há';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string')
    return value === 'em ascensao'
      ? 'em ascensão'
      : value === 'desfavoravel'
        ? 'desfavorável'
        : value === 'favoravel'
          ? 'favorável'
          : value;
  return value.length > 8 ? `${value.length} valores` : list(value);
}

/** The school's letter table. */
function alphabet(rules: RuleSet): Content {
  const byValue = new Map<number, string[]>();
  for (const [letter, value] of Object.entries({ ...rules.alphabet.values, ...rules.alphabet.ownLetters })) {
    byValue.set(value, [...(byValue.get(value) ?? []), letter]);
  }
  const values = [...byValue.keys()].toSorted((a, b) => a - b);
  return h(
    'table',
    { className: 'count' },
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('th', { scope: 'col' }, 'Valor'),
        ...each(values, (value) => h('th', { scope: 'col' }, String(value))),
      ),
    ),
    h(
      'tbody',
      {},
      h(
        'tr',
        {},
        h('th', { scope: 'row' }, 'Letras'),
        ...each(values, (value) => h('td', {}, (byValue.get(value) ?? []).toSorted().join(' '))),
      ),
    ),
  );
}
