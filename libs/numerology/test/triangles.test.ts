import { describe, expect, it } from 'vitest';
import { computeMap } from '../src/map.ts';
import { negativeSequences, triangleRows } from '../src/triangles.ts';
import { nameSequences, quickNameNumbers } from './quick-name.ts';

const at = (name: string, birthDate: string, referenceDate: string) => computeMap({ name, birthDate, referenceDate });

describe('triangles', () => {
  it('builds the four base lines and their rows', () => {
    // Day 15 → 6, month 6 → 6, day and month 12 → 3.
    const { triangulos } = at('André', '1971-06-15', '2026-11-21');
    expect(triangulos.vida.rows).toEqual([[1, 5, 4, 2, 7], [6, 9, 6, 9], [6, 6, 6], [3, 3], [6]]);
    expect(triangulos.pessoal.rows[0]).toEqual([7, 2, 1, 8, 4]);
    expect(triangulos.social.rows[0]).toEqual([7, 2, 1, 8, 4]);
    expect(triangulos.destino.rows[0]).toEqual([4, 8, 7, 5, 1]);
    expect(triangulos.destino.rows).toEqual([[4, 8, 7, 5, 1], [3, 6, 3, 6], [9, 9, 9], [9, 9], [9]]);
    expect(triangulos.vida.arcanoRegente).toBe(6);
    expect(triangulos.vida.arcanos).toEqual([15, 54, 42, 27]);
  });

  it('names the letters that cause a sequence', () => {
    const { triangulos, sequenciasNegativas } = at('André', '1971-06-15', '2026-11-21');
    expect(triangulos.vida.sequenciasNegativas).toEqual([
      { sequence: '666', row: 2, start: 0, length: 3, letters: [0, 4] },
    ]);
    expect(sequenciasNegativas).toEqual(['666']);
    expect(triangulos.destino.sequenciasNegativas).toEqual([
      { sequence: '999', row: 2, start: 0, length: 3, letters: [0, 4] },
    ]);
  });

  it('counts a run of four or more once, and two runs twice', () => {
    expect(negativeSequences([[1, 1, 1, 1, 2, 3, 3, 3]])).toEqual([
      { sequence: '111', row: 0, start: 0, length: 4, letters: [0, 3] },
      { sequence: '333', row: 0, start: 5, length: 3, letters: [5, 7] },
    ]);
    expect(negativeSequences(triangleRows([1, 1, 2]))).toEqual([]);
  });

  it('gives one letter a triangle of one cell and no arcano', () => {
    const { triangulos, arcanos, arcanoVigente, arcanoRegente, explanations } = at('A', '1971-06-15', '2026-11-21');
    expect(triangulos.vida).toEqual({
      rows: [[1]],
      arcanoRegente: 1,
      arcanos: [],
      sequenciasNegativas: [],
      vigente: null,
    });
    expect([arcanos, arcanoVigente, arcanoRegente]).toEqual([[], null, 1]);
    expect(explanations.arcanoVigente.note).toBe('Um nome de uma só letra não forma arcanos.');
  });
});

describe('arcano vigente', () => {
  it('lasts 90 ÷ (letters − 1) years from birth', () => {
    // Five letters: four arcana of 22.5 years.
    const first = at('André', '1971-06-15', '1993-06-15').triangulos.vida.vigente;
    expect(first).toEqual({
      index: 0,
      arcano: 15,
      fromDate: '1971-06-15',
      toDate: '1993-12-15',
      fromAge: 0,
      toAge: 22.5,
    });
    expect(at('André', '1971-06-15', '1993-12-14').arcanoVigente).toBe(15);
    expect(at('André', '1971-06-15', '1993-12-15').arcanoVigente).toBe(54);
    expect(at('André', '1971-06-15', '2016-06-15').arcanoVigente).toBe(42);
  });

  it('keeps the last one after 90 years', () => {
    const { triangulos, explanations } = at('André', '1900-01-01', '2026-11-21');
    expect(triangulos.vida.vigente).toEqual({
      index: 3,
      arcano: 27,
      fromDate: '1967-07-03',
      toDate: null,
      fromAge: 67.5,
      toAge: null,
    });
    expect(explanations.arcanoVigente.note).toBe('4º de 4, o último, desde 1967-07-03.');
  });

  it('can pass several in a year when the name is long', () => {
    const name = 'a'.repeat(120);
    const { vigente } = at(name, '2000-01-01', '2000-12-31').triangulos.vida;
    expect(vigente?.index).toBe(1);
    expect(vigente?.fromAge).toBe(0.76);
  });
});

describe('quick numbers', () => {
  it('agree with the map and refuse quietly', () => {
    const { motivacao, impressao, expressao, sequenciasNegativas } = at('Maria Bonifacio', '1990-01-01', '2026-11-21');
    expect(quickNameNumbers('Maria Bonifacio')).toEqual({ motivacao, impressao, expressao });
    expect(nameSequences('Maria Bonifacio')).toEqual(sequenciasNegativas);
    expect(quickNameNumbers('')).toBeNull();
    expect(() => quickNameNumbers('Ana', 'x')).toThrow('Sistema desconhecido');
  });
});
