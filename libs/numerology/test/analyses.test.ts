import { describe, expect, it } from 'vitest';
import { analyzeCompatibility, pairOf } from '../src/compatibility.ts';
import { scoreLines } from '../src/explanations/explanation-text.ts';
import { analyzeGroup, assignRoles, roleOf } from '../src/group.ts';
import { computeMap } from '../src/map.ts';
import { analyzeName } from '../src/name-analysis.ts';
import { renamingFields } from '../src/people.ts';
import { analyzePersonal } from '../src/personal.ts';
import { colorOf, conjugalScore, destinyScore, levelOf, meanScore, pairScore } from '../src/scores.ts';

const reference = '2026-11-21';
const marcos = { name: 'Marcos Pereira Rodrigues', birthDate: '1980-01-30', referenceDate: reference };
/** Expressão 9, 2, 7; Destino 8, 3, 6; harmonia conjugal 8, 5, 4. */
const samplePeople = [
  { name: 'Maria', birthDate: '1955-03-21' },
  { name: 'Saulo', birthDate: '1990-01-01' },
  { name: 'Sony', birthDate: '1960-06-11' },
];

describe('personal and name analysis', () => {
  it('follows section 8 on a worked example', () => {
    // Destino 22 with Expressão 5: 95. Motivação 39 → 3 with Impressão 38 → 2: passive, 65.
    const { map, explanations, ...result } = analyzePersonal(marcos);
    expect([map.motivacao, map.impressao]).toEqual([3, 2]);
    expect(scoreLines(explanations.compatibility).slice(0, 3)).toEqual([
      'Destino 22 com Expressão 5: favorável: 95',
      'Motivação 3 com Impressão 2: neutro: 65',
      '(95 + 65) ÷ 2, arredondado: 80',
    ]);
    expect(scoreLines(explanations.luckyNumbers)[2]).toBe('Harmônicos do dia 30: 2, 3, 6, 8, 9');
    expect(result).toEqual({ lifePath: 22, expression: 5, compatibility: 80, luckyNumbers: [2, 3, 6, 8, 9, 22, 5] });
  });

  it('weighs the name six to four', () => {
    // 0.6 × 95 + 0.4 × 65
    const { map: _, ...result } = analyzeName(marcos);
    expect(result).toEqual({
      expressionNumber: 5,
      soulUrgeNumber: 3,
      personalityNumber: 2,
      nameCompatibility: {
        score: 83,
        relation: 'favoravel',
        color: 'green',
        explanation: expect.objectContaining({ note: '0,6 × 95 + 0,4 × 65, arredondado: 83' }),
      },
    });
  });

  it('reads a name without vowels as neutral', () => {
    const { explanations } = analyzePersonal({ ...marcos, name: 'Ng' });
    expect(explanations.compatibility.parts?.[1]).toMatchObject({
      label: 'Motivação 0 com Impressão 8: sem relação',
      sum: 75,
    });
  });

  it('does not repeat a lucky number', () => {
    expect(analyzePersonal({ ...marcos, birthDate: '1991-01-02' }).luckyNumbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('scores', () => {
  it.each([
    [1, 9, 95],
    [5, 5, 95],
    [1, 4, 85],
    [3, 3, 75],
    [1, 2, 65],
    [1, 6, 50],
    [5, 6, 40],
    [11, 8, 95],
    [0, 5, 75],
    [5, 0, 75],
  ])('of %d and %d by conjugal harmony is %d', (first, second, score) => {
    expect(conjugalScore(first, second)).toBe(score);
    expect(conjugalScore(second, first)).toBe(score);
  });

  it.each([
    [1, 3, 95],
    [1, 1, 75],
    [1, 6, 50],
    [1, 11, 75],
    [11, 11, 95],
    [11, 2, 50],
    [11, 22, 75],
    [22, 11, 75],
    [22, 8, 95],
    [33, 2, 95],
    [6, 33, 75],
  ])('of Destino %d and Expressão %d is %d', (destino, expressao, score) => {
    expect(destinyScore(destino, expressao)).toBe(score);
  });

  it('let either Destino judge a master', () => {
    const person = (harmoniaConjugal: number, destino: number) => ({ harmoniaConjugal, destino });
    expect(pairScore(person(1, 5), person(9, 22))).toBe(98);
    expect(pairScore(person(1, 22), person(9, 5))).toBe(98);
    expect(pairScore(person(5, 2), person(6, 11))).toBe(37);
    expect(pairScore(person(5, 11), person(6, 22))).toBe(40);
  });

  it('fall into the bands of the specification', () => {
    expect([100, 90, 89, 80, 79, 70, 69, 60, 59, 0].map(levelOf)).toEqual([
      'Excelente',
      'Excelente',
      'Muito Boa',
      'Muito Boa',
      'Boa',
      'Boa',
      'Regular',
      'Regular',
      'Desafiadora',
      'Desafiadora',
    ]);
    expect([80, 79, 60, 59, 40, 39].map(colorOf)).toEqual(['green', 'yellow', 'yellow', 'orange', 'orange', 'red']);
    expect([meanScore([]), meanScore([1, 2]), meanScore([67, 68, 68])]).toEqual([0, 2, 68]);
  });
});

describe('compatibility', () => {
  it('scores every pair and their mean', () => {
    const { overallScore, level, color, people, pairs } = analyzeCompatibility({
      people: samplePeople,
      referenceDate: reference,
    });
    expect(
      people.map(({ lifePath, expression, harmoniaConjugal }) => [lifePath, expression, harmoniaConjugal]),
    ).toEqual([
      [8, 9, 8],
      [3, 2, 5],
      [6, 7, 4],
    ]);
    // 8 passive to 5, Destinos 8 × 3 unfavourable; 8 attracts 4, 8 × 6 favourable; 5 opposed to 4, 3 × 6 favourable.
    expect(
      pairs.map(({ first, second, score, relation, level: one }) => [first, second, score, relation, one]),
    ).toEqual([
      [0, 1, 62, 'passivo', 'Regular'],
      [0, 2, 88, 'atrai', 'Muito Boa'],
      [1, 2, 53, 'oposto', 'Desafiadora'],
    ]);
    expect([overallScore, level, color]).toEqual([68, 'Regular', 'yellow']);
    const [first] = pairs;
    expect(first && scoreLines(first.explanation).slice(0, 3)).toEqual([
      'Missão 8 com Missão 5: neutro: 65',
      'Destino 8 com Destino 3: desfavorável: -3',
      'Total: 62',
    ]);
  });

  it('does not depend on the order of the people', () => {
    const maps = samplePeople.map((person) => computeMap({ ...person, referenceDate: reference }));
    const [one, other] = maps;
    if (!one || !other) throw new Error('two maps expected');
    expect(pairOf([one, other]).score).toBe(pairOf([other, one]).score);
  });

  it('takes 2 to 5 people', () => {
    const analyze = (count: number) =>
      analyzeCompatibility({
        people: Array.from({ length: count }, () => ({ name: 'Ana', birthDate: '1990-01-01' })),
        referenceDate: reference,
      });
    expect(() => analyze(1)).toThrow(
      expect.objectContaining({
        code: 'TOO_FEW_PEOPLE',
        field: 'people',
        message: 'Por favor, preencha os dados de pelo menos duas pessoas.',
      }),
    );
    expect(() => analyze(6)).toThrow(expect.objectContaining({ code: 'TOO_MANY_PEOPLE' }));
    expect(analyze(5).pairs).toHaveLength(10);
  });

  it('says which person cannot be read', () => {
    const people = [...samplePeople, { name: 'Ana', birthDate: '2027-01-01' }];
    expect(() => analyzeCompatibility({ people, referenceDate: reference })).toThrow(
      expect.objectContaining({ code: 'DATE_IN_FUTURE', field: 'people.3.birthDate' }),
    );
    expect(() => analyzeCompatibility({ people, referenceDate: 'x' })).toThrow(
      expect.objectContaining({ field: 'referenceDate' }),
    );
    expect(() =>
      renamingFields({ name: 'people.0.name' }, () => {
        throw new RangeError('another');
      }),
    ).toThrow(RangeError);
  });
});

describe('group', () => {
  it('gives roles, scores and synergy', () => {
    const { members, groupNumber, overallCompatibility, synergyScore, explanations } = analyzeGroup({
      members: samplePeople,
      referenceDate: reference,
    });
    expect(
      members.map(({ name, role, roleFrom, destinyNumber, birthNumber, groupCompatibility }) => [
        name,
        role,
        roleFrom,
        destinyNumber,
        birthNumber,
        groupCompatibility,
      ]),
    ).toEqual([
      ['Maria', 'Cuidador', 'expressao', 8, 3, 75],
      ['Saulo', 'Mediador', 'expressao', 3, 1, 58],
      ['Sony', 'Analista', 'expressao', 6, 2, 71],
    ]);
    // 8 + 3 + 6 = 17; three roles of three, one pair of three attracts: (1 + 1/3) / 2.
    expect([groupNumber, overallCompatibility, synergyScore]).toEqual([8, 68, 67]);
    expect(explanations.groupNumber).toMatchObject({ total: 17, reduction: [17, 8] });
    expect(explanations.overallCompatibility.parts?.map(({ label, sum }) => [label, sum])).toEqual([
      ['Maria e Saulo', 62],
      ['Maria e Sony', 88],
      ['Saulo e Sony', 53],
    ]);
    expect(explanations.synergyScore.note).toBe('3 de 3 papéis diferentes e 1 de 3 pares que vibram ou se atraem: 67');
  });

  it('keeps a master as group number', () => {
    const members = [samplePeople[0], samplePeople[1]].flatMap((person) => person ?? []);
    expect(analyzeGroup({ members, referenceDate: reference }).groupNumber).toBe(11);
  });

  it('looks for a free role in Destino, then Motivação, else keeps the first', () => {
    const roles = assignRoles([
      { expressao: 9, destino: 1, motivacao: 1 },
      { expressao: 6, destino: 1, motivacao: 2 },
      { expressao: 6, destino: 1, motivacao: 11 },
      { expressao: 33, destino: 9, motivacao: 0 },
    ]);
    expect(roles).toEqual([
      { role: 'Cuidador', roleFrom: 'expressao' },
      { role: 'Líder', roleFrom: 'destino' },
      { role: 'Mediador', roleFrom: 'motivacao' },
      { role: 'Cuidador', roleFrom: 'expressao' },
    ]);
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22].map(roleOf)).toEqual([
      'Líder',
      'Mediador',
      'Criativo',
      'Organizador',
      'Inovador',
      'Cuidador',
      'Analista',
      'Executor',
      'Cuidador',
      'Mediador',
      'Executor',
    ]);
  });

  it('counts at most eight roles', () => {
    const members = Array.from({ length: 10 }, (_, index) => ({
      name: 'Ana',
      birthDate: `1990-01-0${(index % 9) + 1}`,
    }));
    const { synergyScore, pairs } = analyzeGroup({ members, referenceDate: reference });
    expect(pairs).toHaveLength(45);
    expect(synergyScore).toBeGreaterThan(0);
    expect(synergyScore).toBeLessThanOrEqual(100);
  });

  it('rounds a synergy of 57.5 up: six of eight roles and 18 of 45 pairs', () => {
    const members = [
      ['Beatriz Dayse Tomás Sampaio Sanches', '1935-07-27'],
      ['Karin de Mota Melo', '1966-08-28'],
      ['Larisse de Araújo Fontenele Vilas', '1947-06-22'],
      ['Fabiano Eric Aurélio Vitória', '1970-08-06'],
      ['Geovanna Bitencourt Batista', '2006-09-01'],
      ['Juliane de Feitosa Lopes', '1969-11-25'],
      ['Bruno Walace Fonseca', '1931-07-24'],
      ['Rivaldo de Goiás Novais', '1950-12-16'],
      ['Guaracy Muniz Estrela', '1953-06-18'],
      ['Zahra Macedo', '1956-04-29'],
    ].map(([name = '', birthDate = '']) => ({ name, birthDate }));
    const { synergyScore, explanations } = analyzeGroup({ members, referenceDate: reference });
    expect(explanations.synergyScore.note).toContain('6 de 8 papéis diferentes e 18 de 45 pares');
    expect(synergyScore).toBe(58);
  });

  it('takes 2 to 10 members', () => {
    const analyze = (count: number) =>
      analyzeGroup({
        members: Array.from({ length: count }, () => ({ name: 'Ana', birthDate: '1990-01-01' })),
        referenceDate: reference,
      });
    expect(() => analyze(1)).toThrow(
      expect.objectContaining({ code: 'TOO_FEW_PEOPLE', message: 'Adicione pelo menos 2 membros válidos' }),
    );
    expect(() => analyze(11)).toThrow(
      expect.objectContaining({ code: 'TOO_MANY_PEOPLE', message: 'Máximo de 10 membros permitido' }),
    );
  });
});
