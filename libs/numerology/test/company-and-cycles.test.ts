import { describe, expect, it } from 'vitest';
import { businessStrength, sectorFitOf } from '../src/company/company-percentages.ts';
import { analyzeCompany, type CompanyInput } from '../src/company.ts';
import { analyzeCycles } from '../src/cycles.ts';

const reference = '2026-11-21';

describe('company', () => {
  const SONY: CompanyInput = { companyName: 'Sony', foundationDate: '1946-05-07', referenceDate: reference };

  it('follows section 8 without an owner', () => {
    // Name 16 → 7, foundation 32 → 5, together 12 → 3; personal year 22 → 4.
    const { map, explanations, ...result } = analyzeCompany({ ...SONY, businessType: 'Tecnologia' });
    expect(explanations.numeroPoderoso).toMatchObject({ total: 12, reduction: [12, 3], source: 'K', certainty: 'B' });
    expect(explanations.sectorFit.note).toBe('Números do setor: 7. Números da empresa: 7, 5, 3.');
    expect(explanations.successPotential.note).toBe('(95 + 95 + 65) ÷ 3, arredondado: 85');
    expect(result).toEqual({
      calculations: { destino: 7, caminhoOrigem: 5, numeroPoderoso: 3 },
      companyNumber: 7,
      foundingNumber: 5,
      ownerNumber: null,
      personalYear: 4,
      sectorNumbers: [7],
      sectorFit: 95,
      compatibility: 65,
      financialOutlook: 80,
      growthPotential: 78,
      successPotential: 85,
      nameWithFoundation: 'favoravel',
      nameWithOwner: null,
      brandHarmony: null,
      ownerAffinity: null,
      tradeMap: null,
      ownerMap: null,
      partnerMaps: [],
      names: [],
      isFounded: true,
      openingDays: [],
      bestDays: [
        ...['2026-11-23', '2026-11-25'],
        ...['2026-12-02', '2026-12-07', '2026-12-14', '2026-12-16', '2026-12-23', '2026-12-25'],
        ...['2027-01-02', '2027-01-07', '2027-01-14', '2027-01-16', '2027-01-23', '2027-01-25'],
        ...['2027-02-02', '2027-02-07', '2027-02-14', '2027-02-16'],
      ],
    });
    expect(map.missao).toBe(3);
  });

  it('weighs the owner in', () => {
    // Owner 8: 7 × 8 passive 65, foundation 65; an 8 among the numbers makes N 95.
    const {
      ownerNumber,
      compatibility,
      financialOutlook,
      sectorFit,
      successPotential,
      nameWithOwner,
      ownerMap,
      ownerAffinity,
    } = analyzeCompany({ ...SONY, businessType: 'Finanças', owner: { birthDate: '1955-03-21' } });
    expect({ ownerNumber, compatibility, financialOutlook, sectorFit, successPotential, nameWithOwner }).toEqual({
      ownerNumber: 8,
      compatibility: 65,
      financialOutlook: 95,
      sectorFit: 95,
      successPotential: 85,
      nameWithOwner: 'desfavoravel',
    });
    expect([ownerMap, ownerAffinity]).toEqual([null, null]);
  });

  it('compares registered and trade name, company and owner', () => {
    // Samsung 7: 7 + 7 = 14 → 5; Maria 9: 7 + 9 = 16 → 7.
    const result = analyzeCompany({
      ...SONY,
      tradeName: 'Samsung',
      owner: { name: 'Maria', birthDate: '1955-03-21' },
      system: 'cabalistica',
    });
    expect([result.brandHarmony, result.ownerAffinity, result.ownerNumber]).toEqual([5, 7, 8]);
    expect(result.tradeMap?.expressao).toBe(7);
    expect(result.ownerMap?.destino).toBe(8);
    expect(result.sectorFit).toBe(75);
  });

  it('judges sector and strength by every number', () => {
    expect([sectorFitOf([], [1]), sectorFitOf([7], [1, 7]), sectorFitOf([7], [1])]).toEqual([75, 95, 55]);
    expect(sectorFitOf([2, 6], [11])).toBe(55);
    expect([[3, 8, 1], [3, 22], [4], [1], [2, 11]].map(businessStrength)).toEqual([95, 85, 85, 85, 65]);
  });

  it('reads a company to be founded as of its foundation, with three weekdays a month to open', () => {
    const owner = { name: 'Maria', birthDate: '1955-03-21' };
    const result = analyzeCompany({ ...SONY, foundationDate: '2027-03-10', owner });
    expect(result.isFounded).toBe(false);
    expect(result.map.referenceDate).toBe('2027-03-10');
    expect(result.ownerMap?.referenceDate).toBe(reference);
    expect(result.bestDays[0]?.slice(0, 7)).toBe('2027-03');
    const days = result.openingDays.map(({ date }) => date);
    expect(days).toEqual(days.toSorted());
    expect(days.length).toBeGreaterThanOrEqual(18);
    // Carnival, Good Friday, Corpus Christi: holidays without a fixed date.
    expect(days.filter((day) => ['2027-02-08', '2027-02-09', '2027-03-26', '2027-05-27'].includes(day))).toEqual([]);
    for (const { date, foundingNumber, successPotential } of result.openingDays) {
      expect(date > '2026-12-08' && date < '2027-06-11').toBe(true);
      expect([0, 6]).not.toContain(new Date(`${date}T12:00:00Z`).getUTCDay());
      const opened = analyzeCompany({ ...SONY, foundationDate: date, owner });
      expect([opened.foundingNumber, opened.successPotential]).toEqual([foundingNumber, successPotential]);
    }
    expect(analyzeCompany({ ...SONY, foundationDate: '2028-11-21' }).isFounded).toBe(false);
    expect(analyzeCompany({ ...SONY, foundationDate: reference }).openingDays).toEqual([]);
  });

  it('names the field that cannot be read', () => {
    const refused = (input: Partial<CompanyInput>) => () => analyzeCompany({ ...SONY, ...input });
    expect(refused({ companyName: ' ' })).toThrow(
      expect.objectContaining({ code: 'EMPTY_NAME', field: 'companyName' }),
    );
    expect(refused({ foundationDate: '2028-11-22' })).toThrow(
      expect.objectContaining({ code: 'DATE_IN_FUTURE', field: 'foundationDate' }),
    );
    expect(refused({ tradeName: '' })).toThrow(expect.objectContaining({ field: 'tradeName' }));
    expect(refused({ owner: { birthDate: '1990-02-30' } })).toThrow(
      expect.objectContaining({ field: 'owner.birthDate' }),
    );
    expect(refused({ owner: { name: '1', birthDate: '1990-02-01' } })).toThrow(
      expect.objectContaining({ field: 'owner.name' }),
    );
    expect(refused({ businessType: 'Agro' })).toThrow(
      expect.objectContaining({ code: 'UNKNOWN_BUSINESS_TYPE', field: 'businessType' }),
    );
    expect(refused({ referenceDate: '2026' })).toThrow(expect.objectContaining({ field: 'referenceDate' }));
  });
});

describe('cycles', () => {
  const cycles = (input: Partial<Parameters<typeof analyzeCycles>[0]> = {}) =>
    analyzeCycles({ birthDate: '1990-03-27', year: 2026, referenceDate: '2026-07-18', ...input });

  it('shows the week of the reference date, Sunday to Saturday', () => {
    const { weekly } = cycles({ referenceDate: reference });
    // 2026: 22 → 4; November 4 + 11 = 15 → 6; day 6 + 3 = 9.
    expect({ ...weekly, days: weekly.days.map(({ date }) => date) }).toEqual({
      date: reference,
      day: 'sábado',
      planet: 'Saturno',
      number: 9,
      days: ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'],
    });
    expect(weekly.days.map(({ planet }) => planet)).toEqual([
      'Sol',
      'Lua',
      'Marte',
      'Mercúrio',
      'Júpiter',
      'Vênus',
      'Saturno',
    ]);
    expect(weekly.days[0]).toMatchObject({ day: 'domingo', number: 3 });
    // 27/03 has the bases 1 and 9: 1, 9, 18, 19, 28, 29.
    expect(weekly.days.filter(({ favoravel }) => favoravel).map(({ date }) => date)).toEqual([
      '2026-11-18',
      '2026-11-19',
    ]);
  });

  it('splits the year at the birthday', () => {
    const { yearly } = cycles();
    expect(yearly.personalYear).toBe(4);
    expect(yearly.spans).toEqual([
      { personalYear: 3, from: '2026-01-01', to: '2026-03-26' },
      { personalYear: 4, from: '2026-03-27', to: '2026-12-31' },
    ]);
    expect(yearly.months).toHaveLength(13);
    expect(yearly.months.slice(2, 5)).toEqual([
      { month: 3, from: '2026-03-01', to: '2026-03-26', personalYear: 3, personalMonth: 6 },
      { month: 3, from: '2026-03-27', to: '2026-03-31', personalYear: 4, personalMonth: 7 },
      { month: 4, from: '2026-04-01', to: '2026-04-30', personalYear: 4, personalMonth: 8 },
    ]);
  });

  it('reads the current year on the reference date and another one from its birthday', () => {
    expect(cycles({ referenceDate: '2026-03-26' }).yearly.personalYear).toBe(3);
    expect(cycles({ year: 2027 }).yearly.personalYear).toBe(5);
    expect(cycles({ year: 2025 }).yearly.personalYear).toBe(3);
  });

  it('has one span for a birth on 1 January and in the Pythagorean school', () => {
    expect(cycles({ birthDate: '1990-01-01' }).yearly.spans).toHaveLength(1);
    expect(cycles({ system: 'pitagorica' }).yearly.spans).toEqual([
      { personalYear: 4, from: '2026-01-01', to: '2026-12-31' },
    ]);
    expect(cycles({ system: 'pitagorica' }).yearly.months).toHaveLength(12);
  });

  it('turns a birth on 29 February on 1 March of a common year', () => {
    expect(cycles({ birthDate: '2000-02-29' }).yearly.spans.map(({ from }) => from)).toEqual([
      '2026-01-01',
      '2026-03-01',
    ]);
    expect(cycles({ birthDate: '2000-02-29', year: 2028 }).yearly.spans.map(({ from }) => from)).toEqual([
      '2028-01-01',
      '2028-02-29',
    ]);
  });

  it('agrees with its own calendar on every day', () => {
    const { calendar, yearly, periods, current } = cycles();
    expect(calendar).toHaveLength(365);
    for (const { date, anoPessoal, mesPessoal } of calendar) {
      const month = yearly.months.find(({ from, to }) => from <= date && date <= to);
      expect({ anoPessoal, mesPessoal }).toEqual({ anoPessoal: month?.personalYear, mesPessoal: month?.personalMonth });
    }
    expect(current.ciclo).toEqual(periods.ciclos.find((period) => period.current));
  });

  it('marks a year before the birth and keeps to 1900 to 2100', () => {
    expect(cycles({ year: 1900 }).yearly.beforeBirth).toBe(true);
    expect(cycles({ year: 2100 }).yearly.beforeBirth).toBe(false);
    expect(() => cycles({ year: 1899 })).toThrow(expect.objectContaining({ code: 'YEAR_OUT_OF_RANGE' }));
    expect(() => cycles({ birthDate: '2026-07-19' })).toThrow(expect.objectContaining({ code: 'DATE_IN_FUTURE' }));
  });
});
