import { describe, expect, it } from 'vitest';
import { printedMap } from '../src/command-line/printed-map.ts';
import { computeMap } from '../src/map.ts';
import { ruleSets } from '../src/rules/registry.ts';
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
      for (const { title, lead, entries } of rules.ownSections(map)) {
        expect([title.length > 3, lead.length > 20, entries.length > 0]).toEqual([true, true, true]);
        for (const { label, value, text } of entries) expect([label, value, text]).not.toContain('');
      }
    }
  });
});
