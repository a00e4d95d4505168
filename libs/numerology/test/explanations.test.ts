import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Explanation, ExplanationPart } from '../src/explanations/explanation.ts';
import { explanationLines } from '../src/explanations/explanation-text.ts';
import { computeMap, computeMapUnder } from '../src/map.ts';
import { digitSum } from '../src/reduction.ts';
import { referencesOf } from '../src/rules/references.ts';
import { ruleSetById, ruleSets } from '../src/rules/registry.ts';
import type { RuleSet } from '../src/rules/rule-set.ts';
import { cabalistica } from '../src/schools/cabalistica/rule-set.ts';

const reference = '2026-11-21';
const numbers = [
  ...['motivacao', 'impressao', 'expressao', 'destino', 'missao', 'talentoOculto', 'harmoniaConjugal'],
  ...['anoPessoal', 'mesPessoal', 'diaPessoal'],
] as const;

function checkReduction(reduction: readonly number[]): void {
  reduction.slice(1).forEach((value, index) => {
    expect(value).toBe(digitSum(reduction[index] ?? -1));
  });
}

function checkPart({ letters, sum, reduction }: ExplanationPart): void {
  if (letters) expect(letters.reduce((all, { value }) => all + value, 0)).toBe(sum);
  expect(reduction[0]).toBe(sum);
  checkReduction(reduction);
}

function checkArithmetic(
  { parts = [], total, reduction, rule, source, certainty, note }: Explanation,
  rules: RuleSet,
): void {
  parts.forEach(checkPart);
  if (total !== undefined) expect(total).toBe(parts.reduce((all, part) => all + (part.reduction.at(-1) ?? 0), 0));
  if (reduction) {
    expect(reduction[0]).toBe(total);
    checkReduction(reduction);
  }
  const isRetried = rule === 'expressao' && note?.includes('revela');
  expect(referencesOf(rules)[rule]).toMatchObject({ source, certainty: isRetried ? 'A' : certainty });
  if (isRetried) expect(certainty).toBe('B');
}

describe('explanations', () => {
  const names = [
    'Ana Célia Vasconcelos',
    "Maria D'Ávila Bonifacio",
    'Ivo Ada',
    'Ng',
    'Aia',
    'Straße Šimić',
    'Yara Mayer',
    'Dirceu',
  ];
  const birth = fc
    .date({ min: new Date('1600-01-01'), max: new Date(reference), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10));

  const explanationsOf = (name: string) =>
    computeMap({ name, birthDate: '1990-01-01', referenceDate: reference }).explanations;

  it('hold an Expressão that the retry made less sure than a direct one', () => {
    const retried = explanationsOf('Ana Elias').expressao;
    expect([retried.value, retried.certainty, explanationsOf('Sara').expressao.certainty]).toEqual([11, 'B', 'A']);
    expect(explanationsOf('Maria Bonifacio').motivacao).toMatchObject({ value: 11, certainty: 'A' });
  });

  it('name the dissent on a trema where the number has it', () => {
    const { motivacao, impressao } = explanationsOf('Karen Spärck Jones');
    expect(motivacao.note).toContain('O trema dobra o valor da letra; há programas que somam 2.');
    expect(impressao.note).toBeUndefined();
  });

  it('lead by their own arithmetic to the value, in both schools', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), birth, fc.constantFrom(...ruleSets), (name, birthDate, rules) => {
        const map = computeMap({ name, birthDate, referenceDate: reference, system: rules.system });
        expect(Object.keys(map.explanations).sort()).toEqual(Object.keys(referencesOf(rules)).sort());
        for (const explanation of Object.values(map.explanations)) checkArithmetic(explanation, rules);
        for (const key of numbers) expect(map.explanations[key].reduction?.at(-1)).toBe(map[key]);
        for (const [key, explanation] of Object.entries(map.explanations))
          expect(explanation.value).toEqual(Object.entries(map).find(([one]) => one === key)?.[1]);
      }),
    );
  });

  it('are plain data', () => {
    const map = computeMap({ name: 'Ana Célia', birthDate: '1955-11-29', referenceDate: reference });
    expect(JSON.parse(JSON.stringify(map))).toEqual(map);
  });

  it('read as lines of Portuguese', () => {
    const map = computeMap({ name: 'Ana Elias', birthDate: '1955-11-29', referenceDate: reference });
    expect(explanationLines(map.explanations.impressao, { id: map.ruleSet })).toEqual([
      'Ana: n=5',
      'Elias: l=3 + s=3 = 6',
      'Total: 11 → 1 + 1 = 2',
      'Regra: Some as consoantes do nome e reduza a um algarismo. Não há número mestre na Impressão. (fonte: C, W; certeza A)',
      'As escolas divergem: Há código que guarda o 11 na Impressão; o curso e o programa NumWeb não guardam.',
    ]);
    expect(explanationLines(map.explanations.destino, { id: map.ruleSet }).slice(0, 4)).toEqual([
      'dia: 2 + 9 = 11',
      'mês: 1 + 1 = 2',
      'ano: 1 + 9 + 5 + 5 = 20',
      'Total: 33 → 3 + 3 = 6',
    ]);
    expect(explanationLines(map.explanations.numeroPsiquico, { id: map.ruleSet })[0]).toBe(
      'dia: 29 → 2 + 9 = 11 → 1 + 1 = 2',
    );
    expect(explanationLines(map.explanations.somaTotal, { id: map.ruleSet })[2]).toBe('Total: 20');
    expect(explanationLines(map.explanations.respostaSubconsciente, { id: map.ruleSet })[0]).toBe('9 − 6 = 3');
  });

  it('say when a date was done again by parts', () => {
    const rules = { ...cabalistica, destino: { ...cabalistica.destino, retryByParts: [2] } };
    const map = computeMapUnder({ name: 'Ana', birthDate: '1960-01-03', referenceDate: reference }, rules);
    expect(map.explanations.destino).toMatchObject({
      value: 11,
      total: 11,
      note: 'A soma direta foi refeita por partes.',
    });
  });

  it('have lines in every school', () => {
    for (const { id, system } of ruleSets) {
      const map = computeMap({ name: 'Ana Célia', birthDate: '1955-11-29', referenceDate: reference, system });
      for (const explanation of Object.values(map.explanations)) {
        expect(explanationLines(explanation, ruleSetById(id)).every((line) => line.length > 0)).toBe(true);
      }
    }
  });
});
