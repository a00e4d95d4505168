import { describe, expect, it } from 'vitest';
import { reductionText } from '../src/explanations/reduction-text.ts';
import { computeMap, computeMapUnder, computePartialMap } from '../src/map.ts';
import type { NumerologyMap } from '../src/map-result.ts';
import { reduce, toDigit } from '../src/reduction.ts';
import { referencesOf } from '../src/rules/references.ts';
import { ruleSetById, ruleSetFor, ruleSets } from '../src/rules/registry.ts';
import type { RuleSet, System } from '../src/rules/rule-set.ts';
import { cabalistica } from '../src/schools/cabalistica/rule-set.ts';
import { itemAt, lastOf, rowOf } from '../src/tables/lookup.ts';

const reference = '2026-11-21';
const map = (name: string, birthDate = '1990-01-01', system: System = 'cabalistica') =>
  computeMap({ name, birthDate, referenceDate: reference, system });
const under = (rules: Partial<RuleSet>, name: string, birthDate = '1990-01-01') =>
  computeMapUnder({ name, birthDate, referenceDate: reference }, { ...cabalistica, ...rules });

describe('lookups', () => {
  it('fail loudly when the program asks for what is not there', () => {
    expect([itemAt(['a'], 0), lastOf([1, 2]), rowOf({ 1: 'x' }, 1)]).toEqual(['a', 2, 'x']);
    expect(() => itemAt([], 0)).toThrow(RangeError);
    expect(() => lastOf([])).toThrow(RangeError);
    expect(() => rowOf({}, 1)).toThrow(RangeError);
  });
});

describe('reduction', () => {
  it('stops at a master whenever one is met', () => {
    expect([29, 38, 22, 33, 10, 99, 0].map((number) => reduce(number, [11, 22]))).toEqual([11, 11, 22, 6, 1, 9, 0]);
    expect([29, 22, 9, 10, 0].map(toDigit)).toEqual([2, 4, 9, 1, 0]);
    expect(reductionText([47, 11, 2])).toBe('47 → 4 + 7 = 11 → 1 + 1 = 2');
  });
});

describe('numbers of the name', () => {
  it('recovers a hidden master of the Expressão by word', () => {
    expect(map('Saulo').expressao).toBe(2);
    // Ivo 1+6+7 = 14 → 5, Ada 1+4+1 = 6: direct 20 → 2, by word 5 + 6 = 11.
    const found = map('Ivo Ada');
    expect(found.somaTotal).toBe(20);
    expect(found.expressao).toBe(11);
    expect(found.explanations.expressao).toMatchObject({
      total: 11,
      reduction: [11],
      note: 'A soma direta dá 2; refeita palavra por palavra, revela 11.',
    });
    expect(found.explanations.expressao.parts?.map(({ reduction }) => reduction)).toEqual([[14, 5], [6]]);
  });

  it('leaves each retry to its own flag', () => {
    expect(under({ expressao: { ...cabalistica.expressao, retryByWord: [] } }, 'Ivo Ada').expressao).toBe(2);
    expect(under({ motivacao: { ...cabalistica.motivacao, retryByWord: [] } }, 'Maria Bonifacio').motivacao).toBe(2);
  });

  it('does not retry a sum that is a master already', () => {
    const { motivacao, explanations } = map('Maria Rocha');
    expect(motivacao).toBe(11);
    expect(explanations.motivacao.note).toBeUndefined();
  });

  it('keeps no master in the Impressão', () => {
    expect(map('Ana Elias').explanations.impressao.reduction).toEqual([11, 2]);
  });

  it('gives 0 to a name without vowels or without consonants', () => {
    expect(map('Ng')).toMatchObject({ motivacao: 0, impressao: 8, expressao: 8 });
    expect(map('Aia')).toMatchObject({ motivacao: 3, impressao: 0 });
    expect(map('Aia').explanations.impressao).toMatchObject({ value: 0, parts: [], total: 0 });
  });

  it('finds the dominant interval of the first name only', () => {
    expect(map('Joaquim Maria').relacaoIntervalos).toBe(1);
    expect(map('Célia Ana').relacaoIntervalos).toBeNull();
    expect(map('Otto').relacaoIntervalos).toBeNull();
    expect(map('Aia').relacaoIntervalos).toBe(1);
  });

  it('compares vowels and consonants', () => {
    expect(map('Ana').grauAscensao).toBe('rebaixado');
    expect(map('Sara').grauAscensao).toBe('elevado');
    expect(map('Pedro').grauAscensao).toBe('em ascensao');
  });

  it('reduces word by word with masters in the Pythagorean school, 33 kept', () => {
    // Ana 1+5+1 = 7; Davila 4+1+4+9+3+1 = 22: 29 → 11.
    expect(map("Ana D'Ávila", '1990-01-01', 'pitagorica').explanations.expressao).toMatchObject({
      total: 29,
      reduction: [29, 11],
    });
    // Dirceu 4+9+9+3+5+3 = 33.
    expect(map('Dirceu', '1990-01-01', 'pitagorica').expressao).toBe(33);
  });
});

describe('karmic debts', () => {
  it('reads 22 as 4 unless the rule set says no', () => {
    expect(map('Ana', '1980-01-30').destino).toBe(22);
    expect(map('Ana', '1980-01-30').dividasCarmicas).toEqual([13, 16]);
    const { dividasCarmicas } = cabalistica;
    expect(
      under({ dividasCarmicas: { ...dividasCarmicas, twentyTwoCounts: false } }, 'Ana', '1980-01-30').dividasCarmicas,
    ).toEqual([16]);
  });

  it('takes the day itself, and gives each debt once', () => {
    // Day 16; Destino 1+6+0+1+1+9+9+0 = 27 → 9; Motivação 2 → no debt; Expressão 7 → 16.
    expect(map('Ana', '1990-01-16').dividasCarmicas).toEqual([16]);
    expect(map('Ana', '1990-01-16').explanations.dividasCarmicas.note).toBe('dia 16 → 16; Expressão 7 → 16.');
  });

  it('says so when there is none', () => {
    // Maria: Motivação 3, Expressão 9; 21/03/1955: Destino 8.
    expect(map('Maria', '1955-03-21').dividasCarmicas).toEqual([]);
    expect(map('Maria', '1955-03-21').explanations.dividasCarmicas.note).toBe('Nenhuma das fontes dá dívida.');
  });

  it('reads totals before reduction in the Pythagorean school', () => {
    // João: J1 o6 a1 o6 = 14; vowels 13. 01/01/1990: 1 + 1 + 1 (19 → 10 → 1) = 3. Missão 5 + 3.
    expect(map('João', '1990-01-01', 'pitagorica').dividasCarmicas).toEqual([13, 14]);
    expect(map('Ana', '1990-01-19', 'pitagorica').dividasCarmicas).toEqual([19]);
  });
});

describe('name and date together', () => {
  it('adds masters as they stand to the Missão', () => {
    // Expressão 11 (Ivo Ada) + Destino 22 = 33 → 6; with Destino 11: 22.
    expect(map('Ivo Ada', '1980-01-30').missao).toBe(6);
    expect(map('Ivo Ada', '1947-06-29').missao).toBe(22);
    expect(map('Ivo Ada', '1947-06-29').harmoniaConjugal).toBe(4);
  });

  it('keeps the profound opposition of 5 and 6 both in the list and apart', () => {
    // Ana 7, Destino 7 → Missão 14 → 5; Destino 8 → 15 → 6.
    const five = map('Ana', '1955-03-20');
    expect([five.destino, five.harmoniaConjugal]).toEqual([7, 5]);
    expect(five.harmonia).toEqual({ vibra: [5], atrai: [3, 9], oposto: [2, 4, 6], passivo: [1, 7, 8] });
    expect(five.opostosProfundos).toEqual([6]);
    expect(map('Ana', '1955-03-21').harmonia.oposto).toEqual([1, 5, 8]);
  });

  it('reads colours by the day, or by the Expressão when the rule set says so', () => {
    expect(map('Ana', '1990-01-29').cores).toEqual(['verde', 'creme', 'branco']);
    expect(map('Ana', '1990-01-29').coresEvitar).toEqual(['preto', 'púrpura', 'vermelho-escuro']);
    expect(map('Ana', '1990-01-27').coresEvitar).toEqual([]);
    const byExpression = ['verde', 'amarelo', 'branco', 'cinza', 'azul-claro'];
    expect(map('Ana').coresPorExpressao).toEqual(byExpression);
    expect(under({ cores: { by: 'expressao' } }, 'Ana').cores).toEqual(byExpression);
    expect(map('Dirceu', '1990-01-01', 'pitagorica').coresPorExpressao).toEqual(['rosa', 'azul', 'verde']);
  });

  it('names the system and the rule set that made it', () => {
    expect(map('Ana')).toMatchObject({ system: 'cabalistica', ruleSet: 'cabalistica@1' });
    expect(map('Ana', '1990-01-01', 'pitagorica')).toMatchObject({ system: 'pitagorica', ruleSet: 'pitagorica@1' });
    expect(computeMap({ name: 'Ana', birthDate: '1990-01-01', referenceDate: reference }).system).toBe('cabalistica');
  });

  it('takes a birth on the reference date and refuses one after it', () => {
    expect(map('Ana', reference).idade).toBe(0);
    expect(() => map('Ana', '2026-11-22')).toThrow(
      expect.objectContaining({ code: 'DATE_IN_FUTURE', field: 'birthDate' }),
    );
    expect(() => computeMap({ name: 'Ana', birthDate: '1990-01-01', referenceDate: 'hoje' })).toThrow(
      expect.objectContaining({ code: 'INVALID_DATE', field: 'referenceDate' }),
    );
  });
});

describe('half a map', () => {
  const partial = (name: string | null, birthDate: string | null) =>
    computePartialMap({ name, birthDate, referenceDate: reference });
  const sameAs = (whole: NumerologyMap, part: object) => {
    const { explanations: _, ...rest } = Object.assign({ explanations: {} }, part);
    expect(whole).toMatchObject(rest);
  };

  it('is the same as that part of the whole', () => {
    const whole = map('Ana Célia', '1955-11-29');
    sameAs(whole, partial('Ana Célia', null));
    sameAs(whole, partial(null, '1955-11-29'));
    expect(partial('Ana Célia', '1955-11-29')).toEqual(whole);
    expect(partial('Ana Célia', null)).not.toHaveProperty('destino');
    expect(partial(null, '1955-11-29')).not.toHaveProperty('motivacao');
  });

  it('is nothing without both', () => {
    expect(() => partial(null, null)).toThrow(expect.objectContaining({ code: 'EMPTY_NAME' }));
  });
});

describe('rule sets', () => {
  it('are found by system and by id', () => {
    expect(ruleSetFor()).toBe(cabalistica);
    expect(ruleSets.map(({ id }) => ruleSetById(id))).toEqual(ruleSets);
    expect(() => ruleSetFor('chinesa')).toThrow(expect.objectContaining({ code: 'UNKNOWN_SYSTEM', field: 'system' }));
    expect(() => ruleSetById('cabalistica@0')).toThrow(expect.objectContaining({ code: 'UNKNOWN_SYSTEM' }));
  });

  it.each(ruleSets)('$id gives every rule a title, a statement, a source and a certainty', (ruleSet) => {
    for (const { title, statement, source, certainty } of Object.values(referencesOf(ruleSet))) {
      expect([title, statement, source].every((text) => text.length > 0)).toBe(true);
      expect(certainty).toMatch(/^[ABCD]$/);
    }
  });
});
