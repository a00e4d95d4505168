import { describe, expect, it } from 'vitest';
import { analyzeCompany } from '../company.ts';
import { analyzeCompatibility } from '../compatibility.ts';
import { analyzeGroup } from '../group.ts';
import { computeMap } from '../map.ts';
import type { GroupContext } from '../relation/group-contexts.ts';
import { interpretCompanyResult } from './company.ts';
import { recommendCompany, recommendCompanyProfile, recommendGroup } from './recommend-business.ts';
import { recommendCompatibility, recommendPersonal } from './recommend-people.ts';
import type { Recommendation } from './schema.ts';

const referenceDate = '2026-11-21';
const people = [
  { name: 'Maria Aparecida de Souza', birthDate: '1984-11-29' },
  { name: 'João Pedro Conceição', birthDate: '1990-02-05' },
  { name: 'Luíza Antônia Figueiredo', birthDate: '2001-07-18' },
  { name: 'Caetano Xavier', birthDate: '1975-12-31' },
  { name: 'Zuleica Hauptmann', birthDate: '1968-04-13' },
];

function expectDistinct(list: readonly Recommendation[], least: number, most: number): void {
  expect(list.length).toBeGreaterThanOrEqual(least);
  expect(list.length).toBeLessThanOrEqual(most);
  expect(new Set(list.map(({ title }) => title)).size).toBe(list.length);
  expect(new Set(list.map(({ description }) => description)).size).toBe(list.length);
}

describe('personal recommendations', () => {
  it.each(people)('are four or five, distinct and always the same: $name', ({ name, birthDate }) => {
    const map = computeMap({ name, birthDate, referenceDate });
    expectDistinct(recommendPersonal(map), 4, 5);
    expect(recommendPersonal(map)).toEqual(recommendPersonal(computeMap({ name, birthDate, referenceDate })));
  });

  it('do without a lesson when the name has every value', () => {
    const numbers = {
      destino: 1,
      expressao: 1,
      anoPessoal: 1,
      licoesCarmicas: [],
      harmoniaNomeNascimento: 'neutro',
      idade: 30,
    } as const;
    expectDistinct(recommendPersonal({ ...numbers, licoesCarmicas: [] }), 4, 4);
    expect(recommendPersonal({ ...numbers, licoesCarmicas: [4, 9] })[2]?.title).toBe('Termine o que começou');
  });
});

describe('the personal recommendations of an elder', () => {
  it('suppose no career', () => {
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33]) {
      for (const harmoniaNomeNascimento of ['favoravel', 'neutro', 'desfavoravel'] as const) {
        const numbers = { destino: 1, expressao: number, anoPessoal: ((number - 1) % 9) + 1, licoesCarmicas: [] };
        const read = recommendPersonal({ ...numbers, harmoniaNomeNascimento, idade: 60 });
        expect(read.map(({ description }) => description).join(' ')).not.toMatch(
          /currículo|portfólio|lançamento|entregas?(?!\p{L})|profissionais|trabalha com/u,
        );
      }
    }
  });
});

describe('compatibility recommendations', () => {
  const couple = { kind: 'couple', youngest: 'adult' } as const;

  it.each([2, 3, 5])('are five or six for %d people', (count) => {
    const { pairs } = analyzeCompatibility({ people: people.slice(0, count), referenceDate });
    expectDistinct(recommendCompatibility(pairs, couple), 5, 6);
  });

  it('stay distinct when all pairs are of one kind', () => {
    const pair = { relation: 'vibra', numbers: [1, 9], score: 95 } as const;
    const pairs = [pair, pair, pair].map((one) => ({ ...one, numbers: [1, 9] as [number, number] }));
    expectDistinct(recommendCompatibility(pairs, couple), 6, 6);
  });

  it('do not depend on the order of the pairs, other than among equal scores', () => {
    const { pairs } = analyzeCompatibility({ people: people.slice(0, 3), referenceDate });
    const scores = new Set(pairs.map(({ score }) => score));
    if (scores.size < pairs.length) return;
    expect(recommendCompatibility([...pairs].reverse(), couple)).toEqual(recommendCompatibility(pairs, couple));
  });

  it('are others with a child than with a grown one', () => {
    const { pairs } = analyzeCompatibility({ people: people.slice(0, 2), referenceDate });
    const titles = (youngest: 'adult' | 'teen' | 'child') =>
      recommendCompatibility(pairs, { kind: 'parentAndChild', youngest }).map(({ title }) => title);
    expect(titles('child')[0]).toBe('Dez minutos que são só de quem cresce');
    expect(titles('adult')).not.toContain(titles('child')[0]);
  });

  it('need a pair', () => {
    expect(() => recommendCompatibility([], couple)).toThrow(RangeError);
  });
});

describe('company recommendations', () => {
  const company = {
    companyName: 'Padaria Estrela do Sul',
    foundationDate: '2015-03-09',
    businessType: 'Alimentação',
    referenceDate,
  };

  it('are six different ones in the two lists', () => {
    const result = analyzeCompany({ ...company, owner: { name: 'Caetano Xavier', birthDate: '1975-12-31' } });
    expectDistinct([...recommendCompanyProfile(result), ...recommendCompany(result)], 6, 6);
  });

  it('say of direction and name what the indicator of both says', () => {
    const profile = (compatibility: number) =>
      recommendCompanyProfile({ companyNumber: 1, sectorFit: 75, nameWithOwner: 'neutro', compatibility }).at(-1)
        ?.title;
    expect([50, 60, 80].map(profile)).toEqual([
      'Busquem um perfil complementar',
      'Definam o papel de cada um',
      'Direção na linha de frente',
    ]);
  });

  it('ask for the owner when there is none', () => {
    expect(recommendCompanyProfile(analyzeCompany(company)).at(-1)?.title).toBe('Incluam quem dirige na leitura');
  });

  it('point to the lowest indicator', () => {
    const scores = {
      financialOutlook: 80,
      growthPotential: 60,
      successPotential: 55,
      compatibility: 90,
      personalYear: 3,
      isFounded: true,
    };
    expect(recommendCompany(scores)[1]?.title).toBe('Afinem a identidade do negócio');
  });

  it('of a company that opens later speak of no customer, contract or team of the past', () => {
    for (let day = 1; day <= 28; day += 1) {
      const result = analyzeCompany({
        ...company,
        foundationDate: `2027-0${1 + (day % 9)}-${String(day).padStart(2, '0')}`,
      });
      const said = [
        ...recommendCompany(result).map(({ description }) => description),
        interpretCompanyResult(result, 'Alimentação').growthPotential,
      ];
      expect(result.isFounded).toBe(false);
      expect(said.join('\n')).not.toMatch(
        /clientes? (mais )?antig|contratos? antig|pendências antigas|consolidar o que já/iu,
      );
    }
  });
});

describe('group recommendations', () => {
  it.each([2, 5])('are three to five for %d members', (count) => {
    expectDistinct(recommendGroup(analyzeGroup({ members: people.slice(0, count), referenceDate }), 'team'), 3, 5);
  });

  it('name a role held by several members before a role held by none', () => {
    const members = (['Líder', 'Líder', 'Criativo'] as const).map((role) => ({ role, map: { idade: 30 } }));
    expect(recommendGroup({ groupNumber: 1, synergyScore: 30, members }, 'team').map(({ title }) => title)).toEqual([
      'Revezem a dianteira',
      'Combinem o papel Líder',
      'Desenvolvam o papel Mediador',
      'Desenvolvam o papel Organizador',
      'Criem pontes pequenas',
    ]);
  });

  it('speak of children where most members are, and of no meetings at home', () => {
    const advice = (context: GroupContext, ...ages: number[]) => {
      const members = ages.map((idade) => ({ role: 'Cuidador' as const, map: { idade } }));
      const found = recommendGroup({ groupNumber: 4, synergyScore: 50, members }, context);
      return found.map(({ description }) => description).join('\n');
    };
    const business = /processo|prazo|reuni|entrega|pauta|responsável|trimestre/iu;
    expect(advice('class', 10, 10, 34)).not.toMatch(business);
    expect(advice('family', 10, 34, 34)).not.toMatch(business);
    expect(advice('team', 10, 34, 34)).toMatch(business);
  });

  it('follow the synergy', () => {
    const last = (synergyScore: number) =>
      recommendGroup({ groupNumber: 22, synergyScore, members: [] }, 'team').at(-1)?.title;
    expect([last(90), last(50), last(10)]).toEqual([
      'Aproveitem a variedade',
      'Aproximem duplas complementares',
      'Criem pontes pequenas',
    ]);
  });
});
