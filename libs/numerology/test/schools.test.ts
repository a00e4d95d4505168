import { describe, expect, it } from 'vitest';
import { printedMap } from '../src/command-line/printed-map.ts';
import { computeMap } from '../src/map.ts';
import { referencesOf } from '../src/rules/references.ts';
import { ruleSets } from '../src/rules/registry.ts';
import { compoundText } from '../src/schools/caldaica/compound-numbers.ts';
import { ownSections } from '../src/schools/own-sections.ts';
import { transitAt } from '../src/schools/pitagorica/transits.ts';
import { showsRule, showsSection } from '../src/schools/shown.ts';

const ana = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29', referenceDate: '2026-11-23' };

describe('sections of a school', () => {
  it('leave Kabbalistic triangles, arcana and harmony out of a map of any other school', () => {
    for (const { system } of ruleSets.filter((rules) => rules.system !== 'cabalistica')) {
      const map = computeMap({ ...ana, system });
      expect(showsSection(map, 'triangulos') || showsSection(map, 'harmonia')).toBe(false);
      expect(showsRule(map, 'arcanoRegente') || showsRule(map, 'harmoniaConjugal')).toBe(false);
      expect(printedMap(map)).not.toMatch(/tri[âa]ngulo|arcano|harmonia conjugal/iu);
    }
    expect(printedMap(computeMap(ana))).toMatch(/Triângulos[\s\S]*arcano regente/u);
  });

  it('are all shown of a result that was stored without a list', () => {
    expect(showsSection({}, 'triangulos') && showsRule({}, 'arcanos')).toBe(true);
  });

  it('have numbers and words for everything that a school alone has', () => {
    for (const rules of ruleSets) {
      const map = computeMap({ ...ana, system: rules.system });
      for (const { title, lead, entries } of ownSections(map)) {
        expect([title.length > 3, lead.length > 20, entries.length > 0]).toEqual([true, true, true]);
        for (const { label, value, text } of entries) expect([label, value, text]).not.toContain('');
      }
    }
  });
});

describe('the Pythagorean school', () => {
  const entriesOf = (name: string, birthDate: string) => {
    const map = computeMap({ name, birthDate, referenceDate: '2026-11-23', system: 'pitagorica' });
    return ownSections(map).flatMap(({ entries }) => entries.map(({ label, value }) => `${label} ${value}`));
  };

  it('reads bridges, balance, rational thought, passion, planes, minor numbers and essence', () => {
    // Thomas John Hancock: T2 H8 O6 M4 A1 S1 · J1 O6 H8 N5 · H8 A1 N5 C3 O6 C3 K2
    expect(entriesOf('Thomas John Hancock', '1990-05-15')).toEqual([
      'Maturidade 1',
      'Ponte entre Destino e Expressão 4',
      'Ponte entre Motivação e Impressão 3',
      'Equilíbrio 2',
      'Pensamento racional 1',
      'Paixão oculta 1',
      'Plano físico 4 (1 letra)',
      'Plano mental 1 (8 letras)',
      'Plano emocional 3 (5 letras)',
      'Plano intuitivo 8 (3 letras)',
      'Expressão menor 5',
      'Motivação menor 5',
      'Impressão menor 9',
      'Dos 36 aos 37 anos 3',
      'Dos 37 aos 38 anos 7',
      'Dos 38 aos 39 anos 5',
      'Dos 39 aos 40 anos 5',
      'Dos 40 aos 41 anos 1',
    ]);
  });

  it('lets each letter act for as many years as its value, and begins again', () => {
    const { letters } = computeMap({
      name: 'Ana',
      birthDate: '2020-01-01',
      referenceDate: '2026-11-23',
      system: 'pitagorica',
    });
    const acting = [0, 1, 5, 6, 7, 8].map((age) => transitAt(letters, 1, age, [11]).letters[0]?.letter);
    expect(acting).toEqual(['A', 'n', 'n', 'a', 'A', 'n']);
  });
});

describe('the Chaldean school', () => {
  it('reads compound numbers before the last reduction, and no letter as 9', () => {
    const map = computeMap({
      name: 'Ana Lima',
      birthDate: '1990-05-15',
      referenceDate: '2026-11-23',
      system: 'caldaica',
    });
    expect(map.valoresLetras).toEqual([1, 5, 1, 3, 1, 4, 1]);
    expect([map.expressao, map.destino]).toEqual([7, 3]);
    const [section] = ownSections(map);
    expect(section?.entries.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Nome 16',
      'Vogais 4',
      'Consoantes 12',
      'Dia do nascimento 15',
      'Data inteira 30',
    ]);
  });

  it('keeps no masters, and says so in every rule', () => {
    const statements = Object.values(referencesOf({ id: 'caldaica@1' })).map(({ statement }) => statement);
    expect(statements.filter((statement) => /\b(?:11|22)\b/u.test(statement))).toEqual([]);
  });

  it('has words for every number that a name or date can give', () => {
    for (let number = 1; number <= 130; number += 1)
      expect([number, compoundText(number) !== '']).toEqual([number, true]);
  });
});
