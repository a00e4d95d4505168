import * as z from 'zod/mini';
import {
  analyzeCompany,
  analyzeCompatibility,
  analyzeCycles,
  analyzeGroup,
  analyzeName,
  analyzePersonal,
  listAnalyses,
} from '../numerology/analyses.ts';
import { analyzeBaby } from '../numerology/baby/analysis.ts';
import { analyzeBrand } from '../numerology/brand/analysis.ts';
import { analyzeDates, readDatesCalendar } from '../numerology/dates/dates.ts';
import { suggestChildNames, suggestCompanyNames } from '../numerology/generators.ts';
import { analyzeAtlas } from '../numerology/life/atlas.ts';
import { analyzeYearBook } from '../numerology/life/year-book.ts';
import { analyzeSignature, changeSignature } from '../numerology/signature/signature.ts';
import { readAnalysis } from '../numerology/stored-analysis.ts';
import { reportAccepted } from '../reports/orders.ts';
import { downloadReport, listReports, readReport } from '../reports/reports.ts';
import { envelope } from '../shared/envelope.ts';
import { id } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';

/**
 * The public API (docs/decisions/0038-plans-and-introductory-offers.md): what the screens do, opened by an API key. Bodies and results are the screens' own, so
 * that neither is ahead of the other; every answer is `{success, message, data}`.
 */

const ana = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' };
const rui = { name: 'Rui Barbosa Lima', birthDate: '1958-03-14' };

const createMap = defineRoute({
  ...analyzePersonal,
  id: 'api.createMap',
  path: '/v1/maps',
  access: 'key',
  scope: 'analyses:write',
  summary: 'Faz o mapa numerológico de uma pessoa, com a conta e o texto de cada número.',
  example: ana,
});

const createCompatibility = defineRoute({
  ...analyzeCompatibility,
  id: 'api.createCompatibility',
  path: '/v1/compatibilities',
  access: 'key',
  scope: 'analyses:write',
  summary: 'Compara de duas a cinco pessoas, par a par, pelo tipo de relação.',
  body: z.object({
    people: analyzeCompatibility.body.shape.people,
    relationKind: analyzeCompatibility.body.shape.relationKind,
    clientId: analyzeCompatibility.body.shape.clientId,
    language: analyzeCompatibility.body.shape.language,
    system: analyzeCompatibility.body.shape.system,
  }),
  example: { people: [ana, rui], relationKind: 'couple' },
});

const createCompany = defineRoute({
  ...analyzeCompany,
  id: 'api.createCompany',
  path: '/v1/companies',
  access: 'key',
  scope: 'analyses:write',
  summary: 'Analisa uma empresa: nome, fundação, setor e quem a dirige.',
  example: {
    companyName: 'Padaria Aurora',
    foundationDate: '2019-08-05',
    businessType: 'Alimentação',
    ownerName: ana.name,
    ownerBirthDate: ana.birthDate,
  },
});

const createCycles = defineRoute({
  ...analyzeCycles,
  id: 'api.createCycles',
  path: '/v1/cycles',
  access: 'key',
  scope: 'analyses:write',
  summary: 'Lê os ciclos de uma data de nascimento: a semana, o ano e os períodos da vida.',
  example: { birthDate: ana.birthDate, currentYear: 2027 },
});

const createNameAnalysis = defineRoute({
  ...analyzeName,
  id: 'api.createNameAnalysis',
  path: '/v1/names',
  access: 'key',
  scope: 'analyses:write',
  summary: 'Analisa um nome, a harmonia com o nascimento e as grafias melhores.',
  example: ana,
});

const createGroup = defineRoute({
  ...analyzeGroup,
  id: 'api.createGroup',
  path: '/v1/groups',
  access: 'key',
  scope: 'analyses:write',
  summary: 'Analisa um grupo de duas a dez pessoas.',
  response: envelope(z.omit(analyzeGroup.response, { success: true, message: true })),
  example: { groupName: 'Equipe de vendas', context: 'team', members: [ana, rui] },
});

const createDates = defineRoute({
  ...analyzeDates,
  id: 'api.createDates',
  path: '/v1/dates',
  access: 'key',
  scope: 'analyses:write',
  summary:
    'Escolhe as melhores datas de um período: casamento, abertura, contrato, viagem, mudança, nascimento, lançamento.',
  example: {
    occasion: 'opening',
    people: [ana, rui],
    companies: [{ name: 'Padaria Aurora', foundationDate: null }],
    from: '2027-02-01',
    to: '2027-04-30',
    avoidWeekdays: [0, 6],
    avoidHolidays: true,
    state: 'SP',
  },
});

const createAtlas = defineRoute({
  ...analyzeAtlas,
  id: 'api.createAtlas',
  path: '/v1/atlas',
  access: 'key',
  scope: 'analyses:write',
  summary: 'Põe a vida de uma pessoa numa linha: arcanos dos quatro triângulos, ciclos, momentos, desafios e anos.',
  example: ana,
});

const createYearBook = defineRoute({
  ...analyzeYearBook,
  id: 'api.createYearBook',
  path: '/v1/year-books',
  access: 'key',
  scope: 'analyses:write',
  summary: 'Escreve o livro do ano de uma pessoa: doze meses dia a dia, a partir do primeiro dia de um mês.',
  example: { ...ana, from: '2027-01-01' },
});

const createBaby = defineRoute({
  ...analyzeBaby,
  id: 'api.createBaby',
  path: '/v1/baby-names',
  access: 'key',
  scope: 'analyses:write',
  summary: 'Lê os nomes de um bebê com os sobrenomes, as datas possíveis, os pais e os irmãos, em três grupos.',
  example: {
    surnames: ['Souza', 'Lima'],
    from: '2027-03-01',
    to: '2027-03-20',
    parents: ['Ana Paula Souza', 'Rui Barbosa Lima'],
    siblings: ['Pedro'],
    gender: 'female',
    ideas: ['Helena', 'Clarice'],
  },
});

const createBrand = defineRoute({
  ...analyzeBrand,
  id: 'api.createBrand',
  path: '/v1/brands',
  access: 'key',
  scope: 'analyses:write',
  summary:
    'Lê nomes para uma empresa com o ramo, os valores, quem funda, o som, as marcas conhecidas e as datas de abertura.',
  example: {
    sector: 'Alimentação',
    values: ['Acolhimento', 'Tradição'],
    ideas: ['Trigo da Serra', 'Padaria Estrela'],
    founders: [{ name: 'Maria Helena Duarte', birthDate: '1983-04-17' }],
    from: '2027-02-01',
    to: '2027-04-30',
  },
});

const readApiDatesCalendar = defineRoute({
  ...readDatesCalendar,
  id: 'api.readDatesCalendar',
  path: '/v1/analyses/:id/calendar',
  access: 'key',
  scope: 'analyses:read',
  summary: 'As melhores datas de uma análise, ou os dias de um livro do ano, em iCalendar.',
});

const createSignature = defineRoute({
  ...analyzeSignature,
  id: 'api.createSignature',
  path: '/v1/signatures',
  access: 'key',
  scope: 'analyses:write',
  summary:
    'Compara os nomes e as assinaturas de uma pessoa, com as letras de cada sequência e as grafias que a desfazem.',
  example: {
    birthDate: ana.birthDate,
    names: [
      { use: 'birth', name: ana.name },
      { use: 'signature', name: 'Ana C. Vasconcelos' },
    ],
    trials: [{ title: 'Curta', name: 'Ana Vasconcelos' }],
  },
});

const changeApiSignature = defineRoute({
  ...changeSignature,
  id: 'api.changeSignature',
  path: '/v1/analyses/:id/signature',
  access: 'key',
  scope: 'analyses:write',
  summary: 'Troca as tentativas, a letra e o desenho de uma análise de assinatura, sem nova cobrança.',
  example: {
    trials: [{ title: 'Curta', name: 'Ana Vasconcelos' }],
    typeface: 'great-vibes',
    drawing: null,
    revision: 0,
  },
});

const createChildNames = defineRoute({
  ...suggestChildNames,
  id: 'api.createChildNames',
  path: '/v1/suggestions/child-names',
  access: 'key',
  scope: 'names',
  summary: 'Encontra nomes de pessoa com o número que você procura.',
  response: envelope(z.omit(suggestChildNames.response, { success: true, message: true })),
  example: { targetNumbers: [6], gender: 'female', limit: 10 },
});

const createCompanyNames = defineRoute({
  ...suggestCompanyNames,
  id: 'api.createCompanyNames',
  path: '/v1/suggestions/company-names',
  access: 'key',
  scope: 'names',
  summary: 'Compõe nomes de empresa que atingem o número que você procura.',
  example: { targetNumbers: [8], industry: 'food', requestedCount: 10, keywords: ['pão'] },
});

const listApiAnalyses = defineRoute({
  ...listAnalyses,
  id: 'api.listAnalyses',
  path: '/v1/analyses',
  access: 'key',
  scope: 'analyses:read',
  summary: 'Lista as análises da conta, da mais nova à mais antiga.',
});

const readApiAnalysis = defineRoute({
  ...readAnalysis,
  id: 'api.readAnalysis',
  path: '/v1/analyses/:id',
  access: 'key',
  scope: 'analyses:read',
  summary: 'Lê uma análise guardada, com o resultado inteiro.',
});

const createReport = defineRoute({
  id: 'api.createReport',
  service: 'reports',
  method: 'POST',
  path: '/v1/reports',
  access: 'key',
  charges: 'stored',
  scope: 'reports',
  summary: 'Devolve o relatório em PDF de uma análise, com a sua marca; 202 se ele demorar mais de 30 segundos.',
  cost: 10,
  body: z.object({ analysisId: id }),
  response: { binary: ['application/pdf'] },
  alternatives: { 202: reportAccepted },
  errors: ['NOT_FOUND'],
  example: { analysisId: '019aa5c2-7d3e-7c11-9f0a-2b6d0c4e8a51' },
});

const listApiReports = defineRoute({
  ...listReports,
  id: 'api.listReports',
  path: '/v1/reports',
  access: 'key',
  scope: 'reports',
  summary: 'Lista os relatórios da conta; `analysisId` acha o de uma análise.',
});

const readApiReport = defineRoute({
  ...readReport,
  id: 'api.readReport',
  path: '/v1/reports/:id',
  access: 'key',
  scope: 'reports',
  summary: 'Diz o estado e o andamento de um relatório.',
});

const downloadApiReport = defineRoute({
  ...downloadReport,
  id: 'api.downloadReport',
  path: '/v1/reports/:id/pdf',
  access: 'key',
  scope: 'reports',
  summary: 'Baixa o PDF de um relatório pronto.',
});

/** By what they do, as the services serve them. */
export const api = {
  createMap,
  createCompatibility,
  createCompany,
  createCycles,
  createNameAnalysis,
  createGroup,
  createDates,
  createAtlas,
  createYearBook,
  createSignature,
  changeSignature: changeApiSignature,
  createBaby,
  createBrand,
  createChildNames,
  createCompanyNames,
  listAnalyses: listApiAnalyses,
  readAnalysis: readApiAnalysis,
  readDatesCalendar: readApiDatesCalendar,
  createReport,
  listReports: listApiReports,
  readReport: readApiReport,
  downloadReport: downloadApiReport,
} as const;

export const publicApiRoutes = Object.values(api);
