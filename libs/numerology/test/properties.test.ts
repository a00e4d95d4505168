import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysInMonth } from '../src/calendar/calendar.ts';
import { favourableDays } from '../src/calendar/favourable-days.ts';
import { conjugalRelation } from '../src/harmony.ts';
import { computeMap, computePartialMap } from '../src/map.ts';
import type { NumerologyMap, Period } from '../src/map-result.ts';
import { reduce } from '../src/reduction.ts';
import { conjugalHarmony } from '../src/schools/cabalistica/tables/conjugal.ts';
import { favourableBases } from '../src/schools/cabalistica/tables/favourable-bases.ts';
import { harmonicNumbers } from '../src/schools/cabalistica/tables/harmonic.ts';
import { conjugalScore, pairScore } from '../src/scores.ts';

const sampleLetters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZáéíóúâêôãõàçüñÁÉÍÓÚÂÊÔÃÕÀÇÜèìîûåëïößøł'];
const word = fc
  .array(fc.constantFrom(...sampleLetters), { minLength: 1, maxLength: 14 })
  .map((letters) => letters.join(''));
const separator = fc.constantFrom(' ', '-', '  ', ' ’');
const name = fc
  .tuple(word, fc.array(fc.tuple(separator, word), { maxLength: 5 }))
  .map(([first, rest]) => first + rest.map((part) => part.join('')).join(''));
const date = fc
  .date({ min: new Date('1600-01-01'), max: new Date('2026-11-21'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const system = fc.constantFrom('cabalistica' as const, 'pitagorica' as const);
const reference = '2026-11-21';
const input = fc.record({ name, birthDate: date, referenceDate: fc.constant(reference), system });

const nameOnly = (text: string, school: 'cabalistica' | 'pitagorica') =>
  computePartialMap({ name: text, birthDate: null, referenceDate: reference, system: school });

function mastersOf({ system: school }: NumerologyMap): number[] {
  return school === 'pitagorica' ? [11, 22, 33] : [11, 22];
}

describe('properties', () => {
  it('accent forms NFC and NFD agree', () => {
    fc.assert(
      fc.property(input, (one) => {
        expect(computeMap({ ...one, name: one.name.normalize('NFD') })).toEqual(computeMap(one));
      }),
    );
  });

  it('case does not change a number', () => {
    fc.assert(
      fc.property(name, system, (text, school) => {
        const plain = text.replaceAll('ß', 's');
        const { valoresLetras, motivacao, expressao } = nameOnly(plain, school);
        expect(nameOnly(plain.toUpperCase(), school)).toMatchObject({ valoresLetras, motivacao, expressao });
      }),
    );
  });

  it('the order of letters in a word does not change a sum', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const turned = words.map((one) => [...one].reverse().join(''));
        const keys = [
          'motivacao',
          'impressao',
          'expressao',
          'somaTotal',
          'licoesCarmicas',
          'tendenciasOcultas',
          'grauAscensao',
        ] as const;
        const [one, other] = [nameOnly(words.join(' '), 'cabalistica'), nameOnly(turned.join(' '), 'cabalistica')];
        for (const key of keys) expect(other[key]).toEqual(one[key]);
      }),
    );
  });

  it('every number stays in its range', () => {
    fc.assert(
      fc.property(input, (one) => {
        const map = computeMap(one);
        const masters = mastersOf(map);
        const full = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, ...masters];
        for (const key of ['motivacao', 'expressao', 'destino', 'missao', 'talentoOculto'] as const)
          expect(full).toContain(map[key]);
        for (const key of ['expressao', 'destino', 'missao', 'anoPessoal', 'mesPessoal', 'diaPessoal'] as const) {
          expect(map[key]).toBeGreaterThan(0);
        }
        expect(map.system === 'pitagorica' ? full : full.slice(0, 10)).toContain(map.impressao);
        expect(map.anoPessoal).toBeLessThanOrEqual(9);
        expect([1, 2, 3, 4, 5, 6, 7, 8, 9]).toContain(map.harmoniaConjugal);
        expect([13, 14, 16, 19]).toEqual(expect.arrayContaining(map.dividasCarmicas));
        expect(map.respostaSubconsciente).toBe(9 - map.licoesCarmicas.length);
        for (const number of [...map.ciclosDeVida, ...map.momentosDecisivos]) expect(full.slice(1)).toContain(number);
        for (const number of map.desafios) expect([0, 1, 2, 3, 4, 5, 6, 7, 8]).toContain(number);
        for (const value of map.valoresLetras) expect([1, 2, 3, 4, 5, 6, 7, 8, 9]).toContain(value);
      }),
    );
  });

  it('a master recovered by word keeps the root of the direct sum', () => {
    fc.assert(
      fc.property(name, (text) => {
        const { expressao = 0, somaTotal = 0 } = nameOnly(text, 'cabalistica');
        const direct = reduce(somaTotal, [11, 22]);
        expect([direct, ...(direct === 2 ? [11] : []), ...(direct === 4 ? [22] : [])]).toContain(expressao);
      }),
    );
  });

  it('cycles, challenges and moments cover a life without gap or overlap', () => {
    const covers = (periods: readonly Period[], birthDate: string) => {
      expect(periods[0]).toMatchObject({ fromAge: 0, fromDate: birthDate });
      periods.slice(1).forEach((period, index) => {
        expect(period.fromAge).toBe(periods[index]?.toAge);
        expect(period.fromDate).toBe(periods[index]?.toDate);
        expect(period.fromYear).toBe(periods[index]?.toYear);
      });
      expect(periods.at(-1)).toMatchObject({ toAge: null, toDate: null, toYear: null });
      const [current, ...others] = periods.filter((period) => period.current);
      expect(others).toEqual([]);
      expect(current && current.fromDate <= reference && (current.toDate === null || reference < current.toDate)).toBe(
        true,
      );
    };
    fc.assert(
      fc.property(input, (one) => {
        const { periodos } = computeMap(one);
        for (const periods of Object.values(periodos)) covers(periods, one.birthDate);
      }),
    );
  });

  it('the current arcano holds the reference date and belongs to the triangle', () => {
    fc.assert(
      fc.property(input, (one) => {
        for (const { vigente, arcanos, rows } of Object.values(computeMap(one).triangulos)) {
          expect(arcanos).toHaveLength((rows[0]?.length ?? 0) - 1);
          if (!vigente) continue;
          expect(vigente.fromDate <= reference && (vigente.toDate === null || reference < vigente.toDate)).toBe(true);
          expect(vigente.arcano).toBe(arcanos[vigente.index]);
        }
      }),
    );
  });

  it('every negative sequence stands in its row and in the letters named', () => {
    fc.assert(
      fc.property(input, (one) => {
        for (const { rows, sequenciasNegativas } of Object.values(computeMap(one).triangulos)) {
          for (const { sequence, row, start, length, letters } of sequenciasNegativas) {
            const run = rows[row]?.slice(start, start + length) ?? [];
            expect(run.length).toBeGreaterThanOrEqual(3);
            expect(new Set(run)).toEqual(new Set([Number(sequence[0])]));
            expect(letters[1] - letters[0] + 1).toBe(length + row);
          }
        }
      }),
    );
  });

  it('the score of two people does not depend on who comes first', () => {
    const digit = fc.integer({ min: 1, max: 9 });
    const destino = fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33);
    const person = fc.record({ harmoniaConjugal: digit, destino });
    fc.assert(
      fc.property(person, person, (one, other) => {
        expect(pairScore(one, other)).toBe(pairScore(other, one));
        expect(conjugalScore(one.harmoniaConjugal, other.harmoniaConjugal)).toBeGreaterThanOrEqual(40);
      }),
    );
  });

  it('the same input gives the same output in any time zone and locale', () => {
    const { TZ, LANG } = process.env;
    const one = { name: 'Íris İnci Ana', birthDate: '1999-12-31', referenceDate: '2026-03-01' };
    const expected = JSON.stringify(computeMap(one));
    for (const [zone, locale] of [
      ['Pacific/Kiritimati', 'tr_TR'],
      ['America/Los_Angeles', 'ar_SA'],
      ['America/Sao_Paulo', 'pt_BR'],
    ] as const) {
      Object.assign(process.env, { TZ: zone, LANG: locale });
      expect(JSON.stringify(computeMap(one))).toBe(expected);
    }
    Object.assign(process.env, { TZ: TZ ?? 'UTC', LANG: LANG ?? 'C' });
  });
});

describe('tables', () => {
  it('hold every pair of different numbers once, symmetrically', () => {
    for (let first = 1; first <= 9; first += 1) {
      for (let second = 1; second <= 9; second += 1) {
        expect(conjugalRelation(first, second)).toBe(conjugalRelation(second, first));
        const { vibra, atrai, oposto, passivo } = conjugalHarmony[first] ?? {
          vibra: [],
          atrai: [],
          oposto: [],
          passivo: [],
        };
        const times = [vibra, atrai, oposto, passivo].filter((row) => row.includes(second)).length;
        expect(times).toBe(first === second && first !== 5 ? 0 : 1);
      }
    }
  });

  it('hold a symmetric relation of harmonic numbers for different numbers', () => {
    for (const [first, row] of Object.entries(harmonicNumbers)) {
      for (const second of row) if (Number(first) !== second) expect(harmonicNumbers[second]).toContain(Number(first));
    }
  });

  it('hold two base days, one below the other, for every day of a leap year', () => {
    for (let month = 1; month <= 12; month += 1) {
      for (let day = 1; day <= daysInMonth(2000, month); day += 1) {
        const [first, second] = favourableBases(month, day);
        expect(0 < first && first < second && second <= 9).toBe(true);
        const days = favourableDays(month, day);
        expect(days).toEqual([...new Set(days)].sort((one, other) => one - other));
        expect(days.at(-1)).toBeLessThanOrEqual(31);
      }
    }
  });
});
