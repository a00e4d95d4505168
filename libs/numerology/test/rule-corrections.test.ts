import { expect, it } from 'vitest';
import { ruleSetById } from '../src/rules/registry.ts';
import { correctedRuleSet, type RuleCorrection } from '../src/rules/rule-corrections.ts';

const correction: RuleCorrection = {
  id: '2027-01-divida',
  from: 'cabalistica@1',
  to: 'cabalistica@1+divida-sem-22',
  date: '2027-01-10',
  title: 'a dívida 13',
  statement: 'O 22 não dá a dívida 13.',
  rules: ['dividasCarmicas'],
};

it.each([
  ['cabalistica@1', 'cabalistica@1+divida-sem-22'],
  ['cabalistica@1+janeiro', 'cabalistica@1+divida-sem-22+janeiro'],
  ['cabalistica@1+destino-partes', 'cabalistica@1+destino-partes+divida-sem-22'],
  ['cabalistica@1+divida-sem-22+janeiro', 'cabalistica@1+divida-sem-22+janeiro'],
  ['pitagorica@1', 'pitagorica@1'],
])('%s is corrected to %s, a rule set that exists', (ruleSet, expected) => {
  const { id } = correctedRuleSet(ruleSet, [correction]);
  expect(id).toBe(expected);
  expect(ruleSetById(id).id).toBe(expected);
});
