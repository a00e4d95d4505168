import { expect, it } from 'vitest';
import { businessTypes } from '../../block-results.ts';
import { analyzeCompany, type CompanyInput } from '../../company.ts';
import { readCompany } from './read-company.ts';

const bakery: CompanyInput = {
  companyName: 'Padaria Estrela do Sul',
  tradeName: 'Estrela',
  foundationDate: '2014-05-20',
  businessType: 'Alimentação',
  owner: { name: 'Maria Helena Duarte', birthDate: '1983-04-17' },
  referenceDate: '2026-11-23',
};

function read(input: Partial<CompanyInput> = {}) {
  const result = analyzeCompany({ ...bakery, ...input });
  return { result, reading: readCompany(result, 'Alimentação') };
}

it('reads the running year from the anniversary on and the two after it', () => {
  const { result, reading } = read();
  expect(reading.years.map(({ from, to }) => [from, to])).toEqual([
    ['2026-05-20', '2027-05-19'],
    ['2027-05-20', '2028-05-19'],
    ['2028-05-20', '2029-05-19'],
  ]);
  expect(reading.years[0]?.number).toBe(result.personalYear);
  expect(new Set(reading.years.map(({ text }) => text)).size).toBe(3);
});

it('begins the months of a company to be founded in that of its foundation', () => {
  const { reading } = read({ foundationDate: '2027-08-16' });
  expect(reading.months[0]?.month).toBe('2027-08');
  expect(reading.months[0]?.days.every((day) => day >= '2027-08-16')).toBe(true);
  expect(reading.years[0]).toMatchObject({ from: '2027-08-16', to: '2028-08-15' });
});

it('speaks of nothing old in the first year of a firm, and of it as of any other from the anniversary on', () => {
  const { years, months } = read({ foundationDate: '2027-08-16' }).reading;
  const grown = read({ foundationDate: '2014-08-16' }).reading;
  expect(years[0]?.text).not.toMatch(/atrasa todo mês|anos/u);
  for (const { text } of months) expect(text).not.toMatch(/noventa dias|liquida estoque|contrato vencido/u);
  const same = grown.years.find(({ number }) => number === years[1]?.number);
  if (same) expect(years[1]?.text).toBe(same.text);
  expect(read({ foundationDate: '2025-11-23' }).reading.months[0]?.text).not.toMatch(/firma nova/u);
});

it('says what the owner has and the letters of the name lack, and what both lack', () => {
  const { result, reading } = read();
  const { owner } = reading;
  expect(owner?.position).toBe('expressao');
  expect(owner?.number).toBe(result.ownerMap?.expressao);
  for (const sentence of owner?.brings ?? []) expect(sentence).toMatch(/[1-9]/u);
  const wanted = read({ companyName: 'Abba', tradeName: 'Aba', owner: { birthDate: '1980-01-06' } });
  expect(wanted.reading.owner).toMatchObject({ name: null, position: 'destino', number: wanted.result.ownerNumber });
  const digit = wanted.result.ownerNumber ?? 0;
  expect(wanted.reading.owner?.brings[0]).toMatch(
    new RegExp(`^O Destino ${digit} de quem dirige traz à empresa `, 'u'),
  );
  expect(wanted.reading.owner?.missing).toMatch(/^Nem o nome nem quem dirige tem o /u);
});

it('reads equal and different numbers of legal and trade name, and none without a trade name', () => {
  const { tradeName: _, ...alone } = bakery;
  expect(readCompany(analyzeCompany(alone), 'Alimentação').names).toBeNull();
  const same = read({ tradeName: 'Padaria Estrela do Sul' }).reading.names;
  expect(same?.legal).toBe(same?.trade);
  expect(read().reading.names?.text).not.toBe(same?.text);
});

it('repeats no paragraph and never speaks of private life, whatever the dates, numbers and sector', () => {
  for (let at = 0; at < 300; at += 1) {
    const month = String((at % 12) + 1).padStart(2, '0');
    const foundationDate = `${2000 + (at % 29)}-${month}-${String((at % 28) + 1).padStart(2, '0')}`;
    const companyName = `Casa ${'ABCDEFGHIJ'.slice(at % 10)} ${'KLMNOPQRSTUVXZ'.slice(at % 13)}`;
    const system = at % 2 === 0 ? 'cabalistica' : 'pitagorica';
    const sector = businessTypes[at % businessTypes.length] ?? 'Outros';
    const result = analyzeCompany({ ...bakery, companyName, foundationDate, system, businessType: sector });
    const { sector: place, team, clients, money, owner, names, years, months } = readCompany(result, sector);
    const texts = [place, team, clients, money, owner?.text, names?.text];
    const all = [...texts, ...years.map(({ text }) => text), ...months.flatMap(({ text }) => text ?? [])];
    expect(new Set(all).size).toBe(all.length);
    expect(months).toHaveLength(12);
    expect(all.join(' ')).not.toMatch(/dormir| em família|seu amor|seu casamento/iu);
  }
});

const clinic: CompanyInput = {
  companyName: 'Clínica Vida Plena',
  foundationDate: '2027-03-01',
  businessType: 'Saúde',
  owner: { name: 'Renata Azevedo Lima', birthDate: '1984-06-12' },
  partners: [{ name: 'Paulo Cézar Moura', birthDate: '1979-09-30' }],
  otherNames: ['Clínica Sereno', 'Instituto Camomila'],
  referenceDate: '2026-11-23',
};

it('reads each partner beside the name, and what none of them has once', () => {
  const result = analyzeCompany(clinic);
  const { owner, partners } = readCompany(result, 'Saúde');
  expect([owner?.name, ...partners.map(({ name }) => name)]).toEqual(['Renata Azevedo Lima', 'Paulo Cézar Moura']);
  for (const director of [owner, ...partners]) {
    expect(director?.axes.map(({ axis }) => axis)).toEqual(['Motivação', 'Expressão', 'Destino', 'Missão']);
    expect(director?.axes[2]?.company).toBe(result.map.destino);
  }
  expect(owner?.missing).toBeNull();
  const missing = partners[0]?.missing;
  if (missing) expect(missing).toMatch(/^Nem o nome nem os sócios têm o /u);
});

it('compares up to three names by foundation, sector and founders, and names one best', () => {
  const { names, map } = analyzeCompany(clinic);
  expect(names.map(({ name }) => name)).toEqual(['Clínica Vida Plena', 'Clínica Sereno', 'Instituto Camomila']);
  expect(names[0]?.companyNumber).toBe(map.expressao);
  expect(names.filter(({ isBest }) => isBest)).toHaveLength(1);
  const best = names.find(({ isBest }) => isBest);
  expect(best?.fit).toBe(Math.max(...names.map(({ fit }) => fit)));
  for (const { withFounders, openingDay, name } of names) {
    expect(withFounders.map((founder) => founder.name)).toEqual(['Renata Azevedo Lima', 'Paulo Cézar Moura']);
    expect(openingDay, name).toMatch(/^202[67]-\d\d-\d\d$/u);
  }
  expect(analyzeCompany({ ...clinic, otherNames: [] }).names).toEqual([]);
  expect(analyzeCompany({ ...clinic, foundationDate: '2020-03-02' }).names[0]?.openingDay).toBeNull();
});

it.each([
  [{ otherNames: ['Анна'] }, 'otherNames.0'],
  [{ partners: [{ name: 'Ana', birthDate: '1984-02-30' }] }, 'partners.0.birthDate'],
])('refuses %o', (given, field) => {
  expect(() => analyzeCompany({ ...clinic, ...given })).toThrow(expect.objectContaining({ field }));
});

it('counts no holiday among the good working days', () => {
  const days = read({ foundationDate: '2019-03-11' }).reading.months.flatMap((month) => month.days);
  expect(days.length).toBeGreaterThan(20);
  for (const holiday of ['2026-12-25', '2027-01-01', '2027-09-07', '2027-10-12']) expect(days).not.toContain(holiday);
});

it('never says that a director brings what the number of the name has', () => {
  const { reading } = read({
    companyName: 'Clínica Passo Leve Ltda',
    owner: { name: 'Renata Moura Teixeira', birthDate: '1985-06-19' },
  });
  expect(reading.owner?.brings.join(' ')).not.toContain('Expressão 9');
});
