import * as z from 'zod/mini';
import { envelope } from './envelope.ts';
import { instant, numerologySystem } from './fields.ts';
import { explanations } from './numerology-explanation.ts';
import { analysisContent } from './numerology-history.ts';
import { analysisKind } from './numerology-inputs.ts';
import { letter, numerologyMap } from './numerology-map.ts';
import {
  companyResult,
  compatibilityPair,
  compatibilityResult,
  cyclesResult,
  groupResult,
  nameResult,
  percentage,
} from './numerology-results.ts';
import { mainText, mapTexts } from './numerology-texts.ts';
import { defineRoute } from './route.ts';

/**
 * What a public page shows without the birth date (decision 24): the name's numbers with their letters, and of the date only
 * what many dates have in common. No day, no year, no age, no period, no reason that spells the date.
 */
const discreetMap = z.object({
  ...z.pick(numerologyMap, {
    system: true,
    ruleSet: true,
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
export type DiscreetMap = z.infer<typeof discreetMap>;

const discreetTexts = z.object({
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
const discreetPerson = z.object({ map: discreetMap, texts: discreetTexts });

/** The page's content when the owner did not tick the birth date. */
export const discreetContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('personal'), compatibility: percentage, ...discreetPerson.shape }),
  z.object({
    kind: z.literal('name'),
    ...discreetPerson.shape,
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
    }).shape,
    people: z.array(z.object({ id: z.string(), name: z.string(), lifePath: z.int(), expression: z.int() })),
    compatibilityPairs: z.array(compatibilityPair),
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
      companyNumber: true,
      companyProfile: true,
      recommendations: true,
    }).shape,
  }),
  z.object({
    kind: z.literal('cycles'),
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
  }),
  z.object({
    kind: z.literal('group'),
    ...z.pick(groupResult, {
      groupName: true,
      groupNumber: true,
      groupTitle: true,
      overallCompatibility: true,
      synergyScore: true,
      groupDynamics: true,
      recommendations: true,
      compatibilityPairs: true,
    }).shape,
    members: z.array(z.omit(groupResult.shape.members._zod.def.element, { map: true, birthNumber: true })),
  }),
]);
export type DiscreetContent = z.infer<typeof discreetContent>;

export const sharedAnalysis = z.object({
  kind: analysisKind,
  title: z.string(),
  system: numerologySystem,
  ruleSet: z.string(),
  createdAt: instant,
  email: z.nullable(z.string()),
  /** The whole analysis, when its owner shows the birth date; else null, and `discreet` is there. */
  full: z.nullable(analysisContent),
  discreet: z.nullable(discreetContent),
});
export type SharedAnalysis = z.infer<typeof sharedAnalysis>;

export const readShared = defineRoute({
  id: 'numerology.readShared',
  service: 'numerology',
  method: 'GET',
  path: '/public/shared/:slug',
  access: 'public',
  summary: 'Lê a página pública de uma análise compartilhada.',
  params: z.object({ slug: z.string().check(z.regex(/^[A-Za-z0-9_-]{24}$/)) }),
  response: envelope(sharedAnalysis),
  rateLimit: { limit: 120, windowSeconds: 60, by: 'address' },
});
