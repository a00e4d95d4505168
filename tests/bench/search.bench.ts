/**
 * Speed of the name searches, against the target of docs/goals.md V4 (10,000 company names tried in under 50 ms):
 * `node tests/bench/search.bench.ts`. Milliseconds of processor time, the median of five rounds, tables warm.
 */
import { childNameGenders } from '@sefira/numerology/search/child-name-schema';
import {
  type CompanyLength,
  companyIndustries,
  companyLengths,
  companyStyles,
} from '@sefira/numerology/search/company-parts';
import { suggestSpellings } from '@sefira/numerology/search/spellings/suggest-spellings';
import { suggestChildNames } from '@sefira/numerology/search/suggest-child-names';
import { suggestCompanyNames } from '@sefira/numerology/search/suggest-company-names';
import { reportFigures } from '../suites/figures.ts';
import { median } from './http/percentiles.ts';

const ROUNDS = 5;
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22];
const TARGET_MILLISECONDS = 50;

interface Row {
  what: string;
  milliseconds: number;
  target: number | null;
}

function millisecondsOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function medianMilliseconds(work: () => void): number {
  return median(Array.from({ length: ROUNDS }, () => millisecondsOf(work)));
}

/** The slowest of all sectors, styles and numbers: found by one call each, then measured. */
function slowestCompany(length: CompanyLength): Row {
  const queries = companyIndustries.flatMap((industry) =>
    companyStyles.flatMap((style) => NUMBERS.map((number) => ({ targetNumbers: [number], industry, style, length }))),
  );
  const once = queries.map((query) => ({ query, milliseconds: millisecondsOf(() => suggestCompanyNames(query)) }));
  const { query } = once.reduce((slowest, each) => (each.milliseconds > slowest.milliseconds ? each : slowest));
  const { tried } = suggestCompanyNames(query);
  const what = `slow ${length} company request (${query.industry}, ${query.style}, ${query.targetNumbers}; ${tried} tried)`;
  return { what, milliseconds: medianMilliseconds(() => suggestCompanyNames(query)), target: null };
}

function companyNames(): Row {
  const query = { targetNumbers: [8], industry: 'technology', style: 'modern', length: 'long' } as const;
  const { tried } = suggestCompanyNames(query);
  return {
    what: `${tried.toLocaleString('en')} company names composed, tried and ranked`,
    milliseconds: medianMilliseconds(() => suggestCompanyNames(query)),
    target: TARGET_MILLISECONDS,
  };
}

function childNames(): Row {
  const all = () => {
    for (const gender of childNameGenders) {
      for (const number of NUMBERS) suggestChildNames({ targetNumbers: [number], gender });
    }
  };
  return {
    what: 'child names, every gender and number (33 requests)',
    milliseconds: medianMilliseconds(all),
    target: null,
  };
}

function spelling(what: string, birthDate: string | undefined, name: string): Row {
  const query = { name, birthDate, wantedNumbers: [8], clearSequences: true };
  const { tried } = suggestSpellings(query);
  const milliseconds = medianMilliseconds(() => suggestSpellings(query));
  return { what: `${what} (${tried} tried)`, milliseconds, target: null };
}

const rows = [
  companyNames(),
  ...companyLengths.map(slowestCompany),
  childNames(),
  spelling('spellings, 24 letters, one triangle', undefined, 'Luís Carlos de Souza Mello'),
  spelling('spellings, 24 letters, four triangles', '1980-03-14', 'Luís Carlos de Souza Mello'),
  spelling(
    'spellings, 66 letters, four triangles',
    '1980-03-14',
    'Isabella Christina Raphaela de Mello e Souza Queiroz Vasconcellos da Cunha Pitta',
  ),
];
reportFigures(
  rows.map(({ what, milliseconds, target }) => ({
    line: target === null ? '' : 'V4',
    what,
    value: milliseconds,
    unit: 'ms',
    ...(target === null ? {} : { goal: { rule: '≤', value: target } }),
  })),
);
