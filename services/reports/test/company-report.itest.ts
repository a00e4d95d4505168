import { analyzeCompany, type CompanyInput } from '@sefira/numerology/company';
import { readCompany } from '@sefira/numerology/interpretations/organisation/read-company';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PrintedReport, printReport } from '../src/printing/print-report.ts';
import type { Renderer } from '../src/renderer/renderer.ts';
import { renderCompanyReport } from '../src/templates/company/render.ts';
import { type PageFacts, pageFacts } from './support/page-facts.ts';
import { squeezed } from './support/page-texts.ts';
import { testRenderer } from './support/test-renderer.ts';

const referenceDate = '2026-11-23';
let renderer: Renderer;

beforeAll(async () => {
  renderer = await testRenderer();
});
afterAll(() => renderer[Symbol.asyncDispose]());

const companies: readonly (readonly [
  string,
  Omit<CompanyInput, 'referenceDate'>,
  'Alimentação' | 'Tecnologia' | 'Saúde' | 'Outros',
])[] = [
  [
    'a bakery with a trade name',
    {
      companyName: 'Padaria Estrela do Sul Ltda',
      tradeName: 'Pão da Estrela',
      foundationDate: '2014-05-20',
      owner: { name: 'Maria Helena Duarte', birthDate: '1983-04-17' },
    },
    'Alimentação',
  ],
  [
    'a software firm to open next year',
    {
      companyName: 'Lumen Sistemas',
      foundationDate: '2027-08-16',
      owner: { name: 'Rafael Nogueira Pires', birthDate: '1991-02-03' },
    },
    'Tecnologia',
  ],
  [
    'a clinic with a long name and an owner without one',
    {
      companyName: 'Clínica Integrada Bem Viver Odontologia e Fisioterapia',
      tradeName: 'Bem Viver',
      foundationDate: '2019-09-30',
      owner: { birthDate: '1979-12-11' },
    },
    'Saúde',
  ],
  [
    'a clinic of two partners between three names',
    {
      companyName: 'Clínica Vida Plena',
      foundationDate: '2027-03-01',
      owner: { name: 'Renata Azevedo Lima', birthDate: '1984-06-12' },
      partners: [{ name: 'Paulo Cézar Moura', birthDate: '1979-09-30' }],
      otherNames: ['Clínica Sereno', 'Instituto Camomila'],
    },
    'Saúde',
  ],
  [
    'a clinic of three partners with a trade name',
    {
      companyName: 'Clínica Vida Plena Serviços Médicos',
      tradeName: 'Vida Plena',
      foundationDate: '2019-08-20',
      owner: { name: 'Carla Regina Bastos Pinheiro', birthDate: '1976-04-03' },
      partners: [
        { name: 'Eduardo Sampaio Guerra', birthDate: '1974-11-28' },
        { name: 'Nádia Farah Oliveira', birthDate: '1982-02-17' },
      ],
    },
    'Saúde',
  ],
  [
    'a clinic of two partners with one number, the owner typed again as a partner',
    {
      companyName: 'Clínica Bem Viver Fisioterapia',
      tradeName: 'Bem Viver',
      foundationDate: '2016-03-10',
      owner: { name: 'Carla Dias Monteiro', birthDate: '1990-08-02' },
      partners: [
        { name: 'Carla Dias Monteiro', birthDate: '1990-08-02' },
        { name: 'Fábio Nunes', birthDate: '1969-07-07' },
      ],
    },
    'Saúde',
  ],
  [
    'a firm whose best days fill more than a page',
    {
      companyName: 'Meneses Serviços Ltda',
      foundationDate: '2024-04-18',
      owner: { name: 'Lázaro Pita', birthDate: '1981-09-12' },
    },
    'Tecnologia',
  ],
  ['a firm of one word, alone', { companyName: 'Ateliê', foundationDate: '2001-01-01' }, 'Outros'],
];

describe.each(companies)('the report of %s', (_what, company, businessType) => {
  const result = analyzeCompany({ ...company, businessType, referenceDate });
  let printed: PrintedReport;
  let pages: readonly PageFacts[];

  beforeAll(async () => {
    const input = { businessType, foundationDate: company.foundationDate };
    const given = { input, result, referenceDate, ruleSet: result.map.ruleSet };
    printed = await printReport(renderer, renderCompanyReport(given, { brand: { name: 'Sefira' } }), {
      author: 'Sefira',
      createdAt: new Date('2026-11-23T12:00:00Z'),
    });
    pages = await pageFacts(printed.pdf);
  });

  it('has 18 to 20 pages, none of them nearly empty or in small letters', () => {
    expect(printed.pages).toBeGreaterThanOrEqual(18);
    expect(printed.pages).toBeLessThanOrEqual(20);
    const poor = pages
      .slice(1, -1)
      .flatMap(({ fill, smallest }, index) => (fill < 0.4 || smallest < 9.45 ? [[index + 2, fill, smallest]] : []));
    expect(poor).toEqual([]);
  });

  it('prints every paragraph once, and none on private life', () => {
    const text = pages.map((page) => page.text).join('');
    const { sector, team, clients, money, owner, partners, names, years, months } = readCompany(result, businessType);
    const paragraphs = [
      ...[sector, team, clients, money, owner?.text, owner?.missing, names?.text, ...(owner?.brings ?? [])],
      ...partners.flatMap(({ text: together, brings, missing }) => [together, missing, ...brings]),
      ...years.map((year) => year.text),
      ...months.map((month) => month.text),
    ].filter((one) => typeof one === 'string');
    for (const paragraph of paragraphs) expect(text.split(squeezed(paragraph)).length, paragraph).toBe(2);
    expect(text).not.toMatch(/dormir|emfamília|parceiroamoroso|territóriosqueavidavisita/u);
  });

  it('lists the days to open before the foundation only', () => {
    const text = pages.map((page) => page.text).join('');
    expect(text.includes(squeezed('Os melhores dias para abrir'))).toBe(!result.isFounded);
  });

  it('sets the names side by side, and a page for each who directs', () => {
    const has = (text: string) => pages.slice(2).filter((page) => page.text.includes(squeezed(text))).length;
    expect(has('Os nomes lado a lado')).toBe(result.names.length > 0 ? 1 : 0);
    for (const { name } of result.partnerMaps) expect(has(`${name} e o nome`)).toBe(1);
    for (const { name } of result.names) expect(has(name)).toBeGreaterThan(0);
  });
});
