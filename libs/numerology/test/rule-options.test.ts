import { describe, expect, it } from 'vitest';
import { interpretBook } from '../src/interpretations/book/book-texts.ts';
import { letterFacts } from '../src/letter/letter-facts.ts';
import { computeMap } from '../src/map.ts';
import { referencesOf } from '../src/rules/references.ts';
import { ruleSetById, ruleSets } from '../src/rules/registry.ts';
import { idWithOptions, ruleOptions } from '../src/rules/rule-options.ts';

const referenceDate = '2026-11-23';
const numberOf = (
  key: 'destino' | 'motivacao' | 'expressao' | 'anoPessoal' | 'mesPessoal',
  name: string,
  birthDate: string,
  option: string,
) => {
  const map = (system: string) => computeMap({ name, birthDate, referenceDate, system });
  return [map('cabalistica')[key], map(`cabalistica@1+${option}`)[key]];
};

describe('rules that one can switch', () => {
  it('change the number on which schools differ', () => {
    expect(numberOf('destino', 'Ana', '1980-01-30', 'destino-partes')).toEqual([22, 4]);
    expect(numberOf('motivacao', 'Maria Bonifacio', '1990-02-28', 'sem-retomada')).toEqual([11, 2]);
    expect(numberOf('expressao', 'Karen Spärck Jones', '1935-08-26', 'trema-soma')).toEqual([11, 3]);
    expect(numberOf('anoPessoal', 'Ana', '1990-12-30', 'janeiro')).toEqual([6, 7]);
    // Ano pessoal 7, and November of the calendar or May of the birth.
    expect(numberOf('mesPessoal', 'Ana', '1994-05-10', 'mes-do-nascimento')).toEqual([9, 3]);
  });

  it('make a rule set with a name of its own, whatever the order of the choices', () => {
    const id = idWithOptions('cabalistica@1', ['trema-soma', 'janeiro']);
    expect(id).toBe('cabalistica@1+janeiro+trema-soma');
    const rules = ruleSetById(id);
    expect(rules.label).toBe('Numerologia cabalística (ano pessoal em janeiro, trema soma 2)');
    expect(referencesOf(rules).anoPessoal).toMatchObject({
      certainty: 'C',
      statement: expect.stringContaining('1º de janeiro'),
    });
    expect(computeMap({ name: 'Ana', birthDate: '1990-12-30', referenceDate, system: id }).ruleSet).toBe(id);
  });

  it('reach the long texts: years and dates of the map, not those of the school', () => {
    const map = computeMap({ name: 'Ana', birthDate: '1990-06-30', referenceDate, system: 'cabalistica@1+janeiro' });
    expect(interpretBook(map).years.map(({ number, fromDate }) => [number, fromDate])).toEqual([
      [map.anoPessoal, '2026-01-01'],
      [expect.any(Number), '2027-01-01'],
      [expect.any(Number), '2028-01-01'],
    ]);
    expect(letterFacts(map).appointments.at(-1)?.date).toBe('2028-01-01');
  });

  it('say a rule that two of them change in the words of both', () => {
    const { mesPessoal } = referencesOf({ id: 'cabalistica@1+mes-e-dia-simples+mes-do-nascimento' });
    expect(mesPessoal.statement).toMatch(/^Mês e dia pessoais.* O mês pessoal soma/u);
  });

  it('compute every map in every school, and are refused by an unknown name', () => {
    for (const { id } of ruleSets) {
      for (const option of ruleOptions) {
        const map = computeMap({
          name: 'Ana Célia',
          birthDate: '1955-11-29',
          referenceDate,
          system: `${id}+${option.id}`,
        });
        expect(map.ruleSet).toBe(`${id}+${option.id}`);
      }
    }
    for (const id of ['cabalistica@1+nada', 'cabalistica@1+trema-soma+janeiro', 'nada@1+janeiro']) {
      expect(() => ruleSetById(id)).toThrow(expect.objectContaining({ code: 'UNKNOWN_SYSTEM' }));
    }
  });
});
