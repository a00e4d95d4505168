import { describe, expect, it } from 'vitest';
import { businessTypes, roles } from '../block-results.ts';
import { conjugalRelation } from '../harmony.ts';
import { planetsOfWeek } from '../tables/planets.ts';
import { interpretArcano, interpretRulingArcano, interpretSequence } from './arcana.ts';
import { interpretCode } from './codes.ts';
import { interpretCompany, interpretCompanyResult, interpretIndicator, interpretSector } from './company.ts';
import { describeColoursToAvoid, describeFavourableDays, describeNeutralNumbers } from './favourable.ts';
import { interpretGroup, interpretRole } from './group.ts';
import { interpretLesson } from './inner-traits.ts';
import { interpretMain, interpretName, keywordOf, mainPositions } from './main-positions.ts';
import { interpretOwner } from './organisation/owner-reading.ts';
import { interpretChallenge, interpretCycle, interpretMoment } from './periods.ts';
import { interpretDay, interpretMonth, interpretWeekday, interpretYear } from './personal-time.ts';
import {
  describeNameCompatibility,
  describePair,
  interpretBand,
  interpretPair,
  interpretRelation,
  relationKey,
} from './relations.ts';

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const allNumbers = [...digits, 11, 22, 33];

describe('main positions', () => {
  it.each(mainPositions)('%s has a text of its own for every number', (position) => {
    expect(new Set(allNumbers.map((number) => interpretMain(position, number).text)).size).toBe(12);
  });

  it('refuse a number that no position can have', () => {
    expect(() => interpretMain('destino', 10)).toThrow(RangeError);
    expect(() => interpretMain('destino', 0)).toThrow('destino has no text for 0');
  });

  it('give the three analyses of a name', () => {
    const name = interpretName({ expressao: 22, motivacao: 3, impressao: 1 });
    expect(name.expressionAnalysis.characteristics).toBe(interpretMain('expressao', 22).text);
    expect(name.soulUrgeAnalysis.motivations).toEqual(interpretMain('motivacao', 3).strengths);
    expect(name.personalityAnalysis.traits.length).toBeGreaterThanOrEqual(3);
  });

  it('have one keyword a number, those that the specification gives among them', () => {
    expect(new Set(allNumbers.map(keywordOf)).size).toBe(12);
    expect([keywordOf(1), keywordOf(8), keywordOf(11)]).toEqual(['Liderança', 'Sucesso material', 'Inspiração']);
  });
});

describe('periods and personal time', () => {
  it('name the nine phases letter for letter', () => {
    expect(digits.map((number) => interpretYear(number).phase)).toEqual([
      'Início e Novos Começos',
      'Cooperação e Parcerias',
      'Criatividade e Expressão',
      'Trabalho e Construção',
      'Mudanças e Liberdade',
      'Responsabilidade e Família',
      'Reflexão e Espiritualidade',
      'Conquistas Materiais',
      'Conclusão e Finalização',
    ]);
  });

  it('read a number differently in each cycle and each moment', () => {
    for (const number of [...digits, 11, 22]) {
      expect(new Set([1, 2, 3].map((cycle) => interpretCycle(cycle, number).text)).size).toBe(3);
      expect(new Set([1, 2, 3, 4].map((moment) => interpretMoment(moment, number).text)).size).toBe(4);
    }
    expect(() => interpretCycle(4, 1)).toThrow(RangeError);
    expect(() => interpretMoment(0, 1)).toThrow(RangeError);
  });

  it('cover the challenges 0 to 8', () => {
    expect(interpretChallenge(0).title).toBe('A livre escolha');
    expect(() => interpretChallenge(9)).toThrow(RangeError);
  });

  it('put planet and personal day into every field of the weekly block', () => {
    for (const planet of planetsOfWeek) {
      for (const number of [...digits, 11, 22]) {
        const { energy, bestFor, avoid } = interpretWeekday(planet, number);
        expect(energy).toMatch(/^\p{Lu}.*\. O seu dia \d+ acrescenta: \p{Ll}.*\.$/u);
        expect(bestFor).toMatch(/^\p{Lu}.*\. Pelo seu dia \d+, também: \p{Ll}.*\.$/u);
        expect(avoid).toMatch(/^\p{Lu}.*\. No dia \d+, deixe de lado: \p{Ll}.*\.$/u);
      }
    }
  });

  it('have month and day texts for the masters too', () => {
    expect(interpretMonth(22).text).not.toBe(interpretMonth(4).text);
    expect(interpretDay(11).message).not.toBe(interpretDay(2).message);
  });
});

describe('arcana', () => {
  it('have their titles up to 22', () => {
    expect([1, 13, 22].map((number) => interpretArcano(number).title)).toEqual(['O Mago', 'A Morte', 'O Louco']);
  });

  it('have a title and a text of their own for every two adjacent letters', () => {
    const pairs = digits.flatMap((first) => digits.map((second) => interpretArcano(first * 10 + second)));
    expect(new Set(pairs.map(({ title }) => title)).size).toBe(81);
    expect(new Set(pairs.map(({ text }) => text)).size).toBe(81);
  });

  it.each([0, 23.5, 30, 100])('do not exist for %d', (number) => {
    expect(() => interpretArcano(number)).toThrow(RangeError);
  });

  it('have rulers and sequences', () => {
    expect(new Set(digits.map((digit) => interpretRulingArcano(digit).text)).size).toBe(9);
    expect(new Set(digits.map((digit) => interpretSequence(`${digit}${digit}${digit}`).title)).size).toBe(9);
  });
});

describe('relations', () => {
  it('describe every pair the same from both sides', () => {
    for (const first of digits) {
      for (const second of digits) {
        expect(interpretPair(first, second)).toBe(interpretPair(second, first));
        const description = describePair(conjugalRelation(first, second), [first, second]);
        expect(description).toContain(interpretPair(first, second));
      }
    }
  });

  it('set 5 with 5 apart from other equals, and 5 with 6 from other opposites', () => {
    expect(interpretRelation(relationKey(conjugalRelation(5, 5), [5, 5])).title).toBe('Cinco com cinco');
    expect(interpretRelation(relationKey(conjugalRelation(4, 4), [4, 4])).title).toBe('Iguais');
    expect(interpretRelation(relationKey(conjugalRelation(6, 5), [6, 5])).title).toBe('Muito opostos');
  });

  it('describe bands and the agreement of name and birth', () => {
    expect(interpretBand('Excelente')).toContain('forte e natural');
    expect(describeNameCompatibility('Boa', 'neutro')).not.toBe(describeNameCompatibility('Boa', 'favoravel'));
  });
});

describe('companies and groups', () => {
  const result = {
    calculations: { destino: 8, caminhoOrigem: 22, numeroPoderoso: 3 },
    ownerNumber: 7,
    ownerMap: null,
    sectorFit: 95,
    financialOutlook: 95,
    growthPotential: 70,
    successPotential: 59,
    compatibility: 80,
    isFounded: true,
  };

  it("names no sector in the text on a number of the firm's name", () => {
    const texts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33].map((number) => interpretCompany('nome', number));
    expect(texts.filter((text) => /tecnologia|constru|aliment|educa|beleza|consultoria|viage/iu.test(text))).toEqual(
      [],
    );
  });

  it('give every field of the company result a text', () => {
    const texts = interpretCompanyResult(result, 'Finanças');
    expect(texts.destino).toBe(interpretCompany('nome', 8));
    expect(texts.caminhoOrigem).toBe(interpretCompany('fundacao', 22));
    expect(texts.numeroPoderoso).toBe(interpretCompany('poderoso', 3));
    expect(texts.growthPotential).toBe(interpretIndicator('growthPotential', 60));
    expect(texts.successPotential).toBe(interpretIndicator('successPotential', 0));
    expect(texts.ownerNumber).toBe(interpretOwner(result));
    expect(texts.ownerNumber).not.toBe(interpretOwner({ ...result, ownerNumber: 6 }));
  });

  it('leave the owner out when there is none', () => {
    expect(interpretCompanyResult({ ...result, ownerNumber: null }, 'Finanças')).not.toHaveProperty('ownerNumber');
  });

  it('read every sector, fitting or not', () => {
    const texts = businessTypes.flatMap((type) => [95, 55].map((fit) => interpretSector(type, fit)));
    expect(new Set(texts).size).toBe(2 * businessTypes.length - 1);
    expect(interpretSector('Outros', 75)).toBe(interpretSector('Tecnologia', 75));
  });

  it('describe every role and every group number', () => {
    expect(new Set(roles.map((role) => interpretRole(role).contribution)).size).toBe(8);
    expect(new Set(allNumbers.map((number) => interpretGroup(number).description)).size).toBe(12);
  });
});

describe('small texts', () => {
  it('note the most common lesson of the Kabbalistic table, and only there', () => {
    expect(interpretLesson(9, 'cabalistica').note).toContain('tabela cabalística');
    expect(interpretLesson(9, 'pitagorica')).not.toHaveProperty('note');
    expect(interpretLesson(3, 'cabalistica')).not.toHaveProperty('note');
  });

  it('name colours, numbers and days in their sentence', () => {
    expect(describeFavourableDays([5, 6, 12])).toContain('Nos dias 5, 6 e 12 de cada mês');
    expect(describeColoursToAvoid(['preto'])).toContain('preto');
    expect(describeColoursToAvoid([])).toBeNull();
    expect(describeNeutralNumbers([])).toBeNull();
  });

  it('differ for address, phone and plate', () => {
    for (const number of allNumbers) {
      expect(new Set((['address', 'phone', 'plate'] as const).map((kind) => interpretCode(kind, number))).size).toBe(3);
    }
  });
});
