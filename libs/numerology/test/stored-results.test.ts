import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { analyzeCompany } from '../src/company.ts';
import { analyzeCompatibility } from '../src/compatibility.ts';
import { analyzeCycles } from '../src/cycles.ts';
import { analyzeGroup } from '../src/group.ts';
import { computeMapUnder } from '../src/map.ts';
import { analyzeName } from '../src/name-analysis.ts';
import { ruleSetById } from '../src/rules/registry.ts';
import stored from './fixtures/results-of-version-1.json' with { type: 'json' };

const referenceDate = '2026-11-23';

/** Words about a result, what is shown of it, and fields that were added since. */
const leftOut = new Set(['explanations', 'explanation', 'secoes', 'partnerMaps', 'names']);

/** SHA-256 of a result with sorted keys. */
function digestOf(result: unknown): string {
  const sorted = JSON.stringify(result, (key, value: unknown) => {
    if (leftOut.has(key)) return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([first], [second]) => first.localeCompare(second)));
  });
  return createHash('sha256').update(sorted).digest('hex');
}

/** Every kind of result of one person under a rule set; the others of an analysis are always the same. */
function digestsOf(name: string, birthDate: string, system: string): string[] {
  const ana = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' };
  const people = [{ name, birthDate }, ana];
  const options = { referenceDate, system };
  return [
    computeMapUnder({ name, birthDate, referenceDate }, ruleSetById(system)),
    analyzeCompatibility({ people, ...options }),
    analyzeGroup({ members: people, ...options }),
    analyzeCycles({ birthDate, year: 2027, ...options }),
    analyzeName({ name, birthDate, ...options }),
    analyzeCompany({
      companyName: name,
      foundationDate: birthDate,
      owner: ana,
      businessType: 'Tecnologia',
      ...options,
    }),
  ].map(digestOf);
}

describe('results stored under version 1', () => {
  it.each(stored)(
    '$name $birthDate ($ruleSet) is computed as it was stored',
    ({ name, birthDate, ruleSet, digests }) => {
      expect(digestsOf(name, birthDate, ruleSet)).toEqual(digests);
    },
  );
});
