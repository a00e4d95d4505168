import * as z from 'zod/mini';
import { envelope } from '../shared/envelope.ts';
import { instant, numerologySystem } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';
import { redactedBaby } from './baby/result.ts';
import { redactedBrand } from './brand/result.ts';
import { companyReading, companyResult, comparedName } from './company-result.ts';
import { cycleYear, purposeReading, ringYear } from './cycles-reading.ts';
import { redactedDates } from './dates/dates-result.ts';
import { explanations } from './explanation.ts';
import { analysisKind } from './inputs.ts';
import { redactedAtlas } from './life/atlas-result.ts';
import { redactedYearBook } from './life/year-book-result.ts';
import { letter, numerologyMap } from './map.ts';
import { portrait } from './portrait.ts';
import {
  compatibilityResult,
  cyclesResult,
  groupMember,
  groupResult,
  nameResult,
  percentage,
  relationPair,
} from './results.ts';
import { redactedSignature } from './signature/signature-result.ts';
import { analysisContent } from './stored-analysis.ts';
import { mainText, mapTexts } from './texts.ts';

/**
 * What a public page shows without the birth date (docs/decisions/0033-public-shares.md): the name's numbers with their letters, and of the date only
 * what many dates have in common. No day, no year, no age, no period, no reason that spells the date.
 */
const redactedMap = z.object({
  ...z.pick(numerologyMap, {
    system: true,
    ruleSet: true,
    secoes: true,
    name: true,
    palavras: true,
    motivacao: true,
    impressao: true,
    expressao: true,
    destino: true,
    missao: true,
    talentoOculto: true,
    licoesCarmicas: true,
    tendenciasOcultas: true,
    respostaSubconsciente: true,
    sequenciasNegativas: true,
    arcanoRegente: true,
    harmoniaNomeNascimento: true,
  }).shape,
  letters: z.array(letter),
  /** Rows of the triângulo da vida, which the name alone makes. */
  triangulo: z.array(z.array(z.int())),
  /** Of the name's numbers only. */
  explanations,
});
export type RedactedMap = z.infer<typeof redactedMap>;

const shareSlug = z.string().check(z.regex(/^[A-Za-z0-9_-]{24}$/));

const redactedTexts = z.object({
  motivacao: mainText,
  impressao: mainText,
  expressao: mainText,
  destino: mainText,
  missao: mainText,
  ...z.pick(mapTexts, {
    talentoOculto: true,
    licoesCarmicas: true,
    tendenciasOcultas: true,
    respostaSubconsciente: true,
    arcanoRegente: true,
    harmoniaNomeNascimento: true,
    sequenciasNegativas: true,
  }).shape,
});
const redactedPerson = z.object({ map: redactedMap, texts: redactedTexts });

/** What the names say of the company; the years, the months and who directs it are parts of a date. */
const redactedCompanyReading = z.pick(companyReading, {
  sector: true,
  team: true,
  clients: true,
  money: true,
  candidates: true,
  names: true,
});

/** The turn of nine years without its days: they are counted from the birthday. */
const redactedCycles = z.object({
  ring: z.array(z.pick(ringYear, { number: true, word: true, place: true, text: true })),
  years: z.array(
    z.object({
      ...z.pick(cycleYear, { number: true, text: true, fits: true, waits: true, question: true, passage: true }).shape,
      quarters: z.array(z.object({ text: z.string() })),
    }),
  ),
  purposes: z.array(purposeReading),
});

/** The page's content when the owner did not tick the birth date. */
export const redactedContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('personal'), compatibility: percentage, ...redactedPerson.shape }),
  z.object({
    kind: z.literal('name'),
    ...redactedPerson.shape,
    ...z.pick(nameResult, { expressionAnalysis: true, soulUrgeAnalysis: true, personalityAnalysis: true }).shape,
    score: percentage,
    description: z.string(),
  }),
  z.object({
    kind: z.literal('compatibility'),
    ...z.pick(compatibilityResult, {
      overallScore: true,
      level: true,
      color: true,
      description: true,
      note: true,
      recommendations: true,
      relationKind: true,
      relationName: true,
      opening: true,
      question: true,
      word: true,
      togetherNumber: true,
    }).shape,
    people: z.array(z.object({ id: z.string(), name: z.string(), lifePath: z.int(), expression: z.int() })),
    /** Without the axis of the personal year, which narrows the date down. */
    compatibilityPairs: z.array(relationPair),
  }),
  z.object({
    kind: z.literal('company'),
    companyName: z.string(),
    ...z.pick(companyResult, {
      calculations: true,
      interpretations: true,
      financialOutlook: true,
      growthPotential: true,
      successPotential: true,
      compatibility: true,
      sectorFit: true,
      companyNumber: true,
      companyProfile: true,
      recommendations: true,
    }).shape,
    reading: redactedCompanyReading,
    names: z.array(
      z.pick(comparedName, {
        name: true,
        companyNumber: true,
        motivacao: true,
        impressao: true,
        sectorFit: true,
        lacks: true,
      }),
    ),
  }),
  z.object({
    kind: z.literal('cycles'),
    ...z.pick(cyclesResult, { name: true }).shape,
    weekly: z.pick(cyclesResult.shape.weekly, {
      number: true,
      day: true,
      planet: true,
      energy: true,
      bestFor: true,
      avoid: true,
    }),
    yearly: z.pick(cyclesResult.shape.yearly, {
      year: true,
      personalYear: true,
      phase: true,
      description: true,
      opportunities: true,
      challenges: true,
    }),
    /** Null for a child: those texts reveal the age. */
    reading: z.nullable(redactedCycles),
  }),
  z.object({
    kind: z.literal('group'),
    ...z.pick(groupResult, {
      groupName: true,
      context: true,
      groupNumber: true,
      groupTitle: true,
      overallCompatibility: true,
      synergyScore: true,
      groupDynamics: true,
      recommendations: true,
      compatibilityPairs: true,
      helpingPairs: true,
      carePairs: true,
      firstMeeting: true,
      relationTexts: true,
    }).shape,
    members: z.array(z.omit(groupMember, { map: true, birthNumber: true })),
  }),
  redactedDates,
  redactedAtlas,
  redactedYearBook,
  redactedSignature,
  redactedBaby,
  redactedBrand,
]);
export type RedactedContent = z.infer<typeof redactedContent>;

export const sharedAnalysis = z.object({
  kind: analysisKind,
  title: z.string(),
  system: numerologySystem,
  ruleSet: z.string(),
  createdAt: instant,
  email: z.nullable(z.string()),
  /** The whole analysis, when its owner shows the birth date; else null, and `discreet` is there. */
  full: z.nullable(analysisContent),
  discreet: z.nullable(redactedContent),
});
export type SharedAnalysis = z.infer<typeof sharedAnalysis>;

export const readShared = defineRoute({
  id: 'numerology.readShared',
  service: 'numerology',
  method: 'GET',
  path: '/public/shared/:slug',
  access: 'public',
  charges: 'stored',
  summary: 'Lê a página pública de uma análise compartilhada.',
  params: z.object({ slug: shareSlug }),
  response: envelope(sharedAnalysis),
  rateLimit: { limit: 120, windowSeconds: 60, by: 'address' },
});

/** Of a public page without the birth date: what the numbers alone say. */
export const redactedPortrait = z.pick(portrait, { areas: true, pairs: true });
export type RedactedPortrait = z.infer<typeof redactedPortrait>;

export const readSharedPortrait = defineRoute({
  id: 'numerology.readSharedPortrait',
  service: 'numerology',
  method: 'GET',
  path: '/public/shared/:slug/portrait',
  access: 'public',
  charges: 'stored',
  summary: 'Lê os textos longos de um mapa pessoal compartilhado.',
  cost: 3,
  params: z.object({ slug: shareSlug }),
  response: envelope(z.object({ full: z.nullable(portrait), discreet: z.nullable(redactedPortrait) })),
  rateLimit: { limit: 60, windowSeconds: 60, by: 'address' },
});
