import * as analyses from '@sefira/contracts/numerology/analyses';
import * as generators from '@sefira/contracts/numerology/generators';
import type { RouteShape } from '@sefira/contracts/shared/route';
import { newId } from '@sefira/platform/time/identifiers';
import {
  createTestEnvironment,
  person,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { definition } from '../src/definition.ts';
import { startBilling } from './start-billing.ts';

/** The calls of the first clients, body and address as they send them; their answers keep these fields for good. */
const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let numerology: ServiceUnderTest;

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  const billing = stack.use(await startBilling(testEnvironment));
  const environment = { ROLE: 'http', BILLING_URL: billing.running.url };
  numerology = stack.use(await startService(definition, testEnvironment, { environment }));
});
afterAll(() => stack.disposeAsync());

const ana = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' };
const rui = { name: 'Rui Barbosa', birthDate: '1949-11-05' };

const text = z.string().check(z.minLength(1));
const texts = z.array(text);
const number = z.int().check(z.minimum(0), z.maximum(33));
const percentage = z.int().check(z.minimum(0), z.maximum(100));
const named = z.object({ name: text, lifePath: number });
const shown = z.object({ value: number, display: text });
const inEnvelope = (data: z.core.$ZodType) => z.object({ success: z.literal(true), message: text, data });

interface SpecifiedCall {
  readonly route: RouteShape;
  readonly address: string;
  readonly body: object;
  readonly answer: z.core.$ZodType;
}

const calls: Readonly<Record<string, SpecifiedCall>> = {
  basic: {
    route: analyses.analyzePersonal,
    address: '/numerology/analyze/basic',
    body: { ...ana, language: 'pt' },
    answer: inEnvelope(
      z.object({
        lifePath: z.object({ number, meaning: text }),
        expression: z.object({ number, meaning: text }),
        compatibility: percentage,
        luckyNumbers: z.array(z.int()),
        recommendations: texts,
      }),
    ),
  },
  compatibility: {
    route: analyses.analyzeCompatibility,
    address: '/numerology/analyze',
    body: { person1: ana, person2: rui, type: 'compatibility', language: 'pt' },
    answer: inEnvelope(
      z.object({
        overallScore: percentage,
        people: z.array(z.extend(named, { id: text })).check(z.length(2)),
        compatibilityPairs: z.array(
          z.object({
            person1: named,
            person2: named,
            score: percentage,
            level: z.enum(['Excelente', 'Muito Boa', 'Boa', 'Regular', 'Desafiadora']),
            color: text,
            description: text,
          }),
        ),
        recommendations: texts,
      }),
    ),
  },
  company: {
    route: analyses.analyzeCompany,
    address: '/numerology/analyze/company',
    body: { companyName: 'Padaria Estrela', foundationDate: '2010-03-15', language: 'pt' },
    answer: inEnvelope(
      z.object({
        calculations: z.object({ destino: shown, caminhoOrigem: shown, numeroPoderoso: shown }),
        interpretations: z.record(z.string(), text),
        financialOutlook: percentage,
        growthPotential: percentage,
        successPotential: percentage,
        compatibility: percentage,
        companyNumber: number,
        foundingNumber: number,
        ownerNumber: z.nullable(number),
        companyProfile: z.object({ recommendations: texts }),
        recommendations: texts,
        bestDays: texts,
      }),
    ),
  },
  cycles: {
    route: analyses.analyzeCycles,
    address: '/numerology/analyze/cycles',
    body: { birthDate: ana.birthDate, currentYear: 2026 },
    answer: inEnvelope(
      z.object({
        weekly: z.object({
          number,
          day: text,
          planet: z.enum(['Sol', 'Lua', 'Marte', 'Mercúrio', 'Júpiter', 'Vênus', 'Saturno']),
          energy: text,
          bestFor: text,
          avoid: text,
        }),
        yearly: z.object({
          personalYear: number,
          phase: text,
          description: text,
          opportunities: texts,
          challenges: texts,
        }),
      }),
    ),
  },
  name: {
    route: analyses.analyzeName,
    address: '/numerology/analyze/name',
    body: { ...ana, language: 'pt' },
    answer: inEnvelope(
      z.object({
        expressionNumber: number,
        soulUrgeNumber: number,
        personalityNumber: number,
        expressionAnalysis: z.object({ characteristics: text, talents: texts }),
        soulUrgeAnalysis: z.object({ desires: text, motivations: texts }),
        personalityAnalysis: z.object({ impression: text, traits: texts }),
        nameCompatibility: z.object({ score: percentage, description: text, suggestions: z.array(z.unknown()) }),
      }),
    ),
  },
  group: {
    route: analyses.analyzeGroup,
    address: '/numerology/analyze/group',
    body: { groupName: 'Família', members: [ana, rui] },
    // The whole body is the result.
    answer: z.object({
      members: z
        .array(
          z.object({
            name: text,
            role: z.enum([
              'Líder',
              'Mediador',
              'Criativo',
              'Organizador',
              'Inovador',
              'Cuidador',
              'Analista',
              'Executor',
            ]),
            destinyNumber: number,
            birthNumber: number,
            groupCompatibility: percentage,
            contribution: text,
          }),
        )
        .check(z.length(2)),
      groupNumber: number,
      overallCompatibility: percentage,
      synergyScore: percentage,
      groupDynamics: z.object({ description: text, strengths: texts, challenges: texts }),
      recommendations: z.array(z.object({ title: text, description: text })),
    }),
  },
  'company names': {
    route: generators.suggestCompanyNames,
    address: '/numerology/suggest/company-names',
    body: {
      targetNumbers: [8, 1],
      industry: 'technology',
      language: 'pt',
      style: 'modern',
      length: 'medium',
      requestedCount: 10,
      excludeExisting: true,
      keywords: ['luz'],
      excludeKeywords: [],
    },
    answer: inEnvelope(
      z.object({
        names: z
          .array(
            z.object({
              id: text,
              name: text,
              numerologyNumber: number,
              matchScore: z.number().check(z.minimum(0), z.maximum(10)),
              industry: text,
              style: text,
              position: z.int(),
            }),
          )
          .check(z.minLength(1)),
      }),
    ),
  },
  'child names': {
    route: generators.suggestChildNames,
    address: '/numerology/suggest/child-names',
    body: { targetNumbers: [5], gender: 'unisex', language: 'pt' },
    answer: z.object({
      suggestions: z
        .array(
          z.object({
            name: text,
            number,
            calculations: z.object({ destino: number, anseiosDaAlma: number, personalidade: number }),
            matchScore: z.number().check(z.minimum(0), z.maximum(3)),
            matchingNumbers: z.array(number),
          }),
        )
        .check(z.minLength(1)),
    }),
  },
};

test.each(Object.keys(calls))('%s answers the first body with every field of then', async (name) => {
  const call = calls[name];
  if (!call) throw new Error(`no call is named ${name}`);
  expect([call.route.method, call.route.path]).toEqual(['POST', call.address]);
  const { status, body } = await numerology.send(call.route, { as: person(newId()), body: call.body });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(z.safeParse(call.answer, body).error?.issues ?? []).toEqual([]);
});
