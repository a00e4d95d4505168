import * as z from 'zod/mini';
import { numerologySystem } from '../shared/fields.ts';
import { cyclesReading } from './cycles-reading.ts';
import { explanation, explanations } from './explanation.ts';
import { groupContext, relationKind } from './inputs.ts';
import { currentPeriods, destinyRelation, numerologyMap, periodsOfLife, planet } from './map.ts';
import { describedText, mapTexts, numberedText, personalYearText, practiceText } from './texts.ts';

/** Results of the analyses but the dates (dates.ts): the fields of the forms, then the whole map and its texts. */

const number = z.int();
const numbers = z.array(number);
const strings = z.array(z.string());
const day = z.string();
export const percentage = z.int().check(z.minimum(0), z.maximum(100));
export const compatibilityLevel = z.enum(['Excelente', 'Muito Boa', 'Boa', 'Regular', 'Desafiadora']);
export const bandColor = z.enum(['green', 'yellow', 'orange', 'red']);
export const conjugalRelation = z.enum(['vibra', 'atrai', 'igual', 'passivo', 'oposto', 'profundamenteOposto']);

/**
 * Of a map, what stands beside other people's: without triangles, letters, periods and most reasons, which make up 97 % of it.
 */
export const comparedMap = z.extend(
  z.omit(numerologyMap, {
    letters: true,
    notes: true,
    valoresLetras: true,
    arcanos: true,
    ciclosAnos: true,
    momentosAnos: true,
    periodos: true,
    vigentes: true,
    triangulos: true,
    explanations: true,
  }),
  { explanations: z.object({ destino: explanation }) },
);
export type ComparedMap = z.infer<typeof comparedMap>;

/** A number with what it means in a paragraph. */
const numberWithMeaning = z.object({ number, meaning: z.string() });

export const personalResult = z.object({
  lifePath: numberWithMeaning,
  expression: numberWithMeaning,
  compatibility: percentage,
  luckyNumbers: numbers,
  /** One paragraph each, for clients that show plain text; `texts.recommendations` has them with titles. */
  recommendations: strings,
  /** Three sentences on this person: strongest number, main tension, present period. */
  synthesis: strings,
  /** Of compatibility and luckyNumbers. */
  explanations,
  map: numerologyMap,
  texts: mapTexts,
});
export type PersonalResultWire = z.infer<typeof personalResult>;

const pairPerson = z.object({ id: z.string(), name: z.string(), lifePath: number });

export const compatibilityPair = z.object({
  person1: pairPerson,
  person2: pairPerson,
  score: percentage,
  level: compatibilityLevel,
  color: bandColor,
  description: z.string(),
  relation: conjugalRelation,
  destinyRelation,
  /** Harmonia conjugal of each. */
  numbers: z.tuple([number, number]),
  strengths: strings,
  care: strings,
  explanation,
});
export type CompatibilityPairWire = z.infer<typeof compatibilityPair>;

const relationAxes = ['motivacao', 'expressao', 'destino', 'missao', 'anoPessoal'] as const;
const mainPosition = z.enum(['motivacao', 'impressao', 'expressao', 'destino', 'missao']);
const relationRole = z.enum(['parent', 'child', 'leader', 'member']);

/** A pair by its kind of relation: in five axes, with what both share and what each has that the other lacks. */
export const relationPair = z.extend(compatibilityPair, {
  /** Null for two adults of a family and two members of a team. */
  kind: z.nullable(relationKind),
  /** Of the two people in their order; empty where the kind has none. */
  roles: z.array(relationRole),
  /** The score's band in words that judge no relation. */
  word: z.string(),
  pairNumber: z.object({ number, title: z.string(), text: z.string() }),
  axes: z.array(z.object({ axis: z.enum(relationAxes), numbers: z.tuple([number, number]), text: z.string() })),
  shared: z.array(
    z.object({
      number,
      title: z.string(),
      text: z.string(),
      /** Where the first and the second person have it. */
      positions: z.array(z.array(mainPosition)),
    }),
  ),
  /** Numbers strong in one person and missing in the name of the other; `from` and `to` are indexes of `people`. */
  fills: z.array(z.object({ from: z.int(), to: z.int(), number, text: z.string() })),
});
export type RelationPairWire = z.infer<typeof relationPair>;

/** One of the twelve months of all people together. */
const sharedMonth = z.object({
  /** `YYYY-MM` */
  month: z.string(),
  number,
  personalMonths: numbers,
  text: z.string(),
  practice: z.nullable(z.string()),
  /** `favourable`: how many of the people have the day among their favourable days. */
  days: z.array(z.object({ date: day, purpose: z.string(), favourable: z.int() })),
});
export type SharedMonthWire = z.infer<typeof sharedMonth>;

export const compatibilityResult = z.object({
  relationKind,
  /** "Pais e filhos" */
  relationName: z.string(),
  /** What the texts are about, a last word, and a question to discuss. */
  opening: z.string(),
  closing: z.string(),
  question: z.string(),
  /** Of all people together: their Destinos added and reduced. */
  togetherNumber: number,
  overallScore: percentage,
  level: compatibilityLevel,
  color: bandColor,
  /** The band in words that judge no relation. */
  word: z.string(),
  description: z.string(),
  /** How the score is to be read. */
  note: z.string(),
  people: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      lifePath: number,
      expression: number,
      harmoniaConjugal: number,
      map: comparedMap,
    }),
  ),
  compatibilityPairs: z.array(relationPair),
  calendar: z.array(sharedMonth),
  recommendations: strings,
  /** Of `overallScore`. */
  explanations,
  texts: z.object({ recommendations: z.array(describedText) }),
});
export type CompatibilityResultWire = z.infer<typeof compatibilityResult>;

const weekDay = z.object({ date: day, day: z.string(), planet, number, favoravel: z.boolean() });

export const cyclesResult = z.object({
  /** Null where only a date was given. */
  name: z.nullable(z.string()),
  system: z._default(numerologySystem, 'cabalistica'),
  weekly: z.object({
    number,
    day: z.string(),
    planet,
    energy: z.string(),
    bestFor: z.string(),
    avoid: z.string(),
    date: day,
    days: z.array(weekDay),
  }),
  yearly: z.extend(personalYearText, {
    personalYear: number,
    year: number,
    spans: z.array(z.object({ personalYear: number, from: day, to: day })),
    months: z.array(
      z.object({ month: number, from: day, to: day, personalYear: number, personalMonth: number, title: z.string() }),
    ),
    /** The year lies before the birth: numbers are a formula only. */
    beforeBirth: z.boolean(),
  }),
  current: currentPeriods,
  periods: periodsOfLife,
  calendar: z.array(
    z.object({
      date: day,
      weekday: number,
      planet,
      anoPessoal: number,
      mesPessoal: number,
      diaPessoal: number,
      favoravel: z.boolean(),
    }),
  ),
  explanations,
  texts: z.object({
    ciclosDeVida: z.array(numberedText),
    desafios: z.array(practiceText),
    momentosDecisivos: z.array(numberedText),
  }),
  reading: cyclesReading,
});
export type CyclesResultWire = z.infer<typeof cyclesResult>;

export const nameResult = z.object({
  expressionNumber: number,
  soulUrgeNumber: number,
  personalityNumber: number,
  expressionAnalysis: z.object({ characteristics: z.string(), talents: strings }),
  soulUrgeAnalysis: z.object({ desires: z.string(), motivations: strings }),
  personalityAnalysis: z.object({ impression: z.string(), traits: strings }),
  nameCompatibility: z.object({
    score: percentage,
    description: z.string(),
    /** Spellings and signatures of the same name that agree better with the birth date, few changes first; often empty. */
    suggestions: z.array(
      z.object({
        name: z.string(),
        score: percentage,
        expressionNumber: number,
        /** What is written otherwise, for people. */
        changes: strings,
      }),
    ),
    suggestionsNote: z.string(),
    relation: destinyRelation,
    color: bandColor,
    explanation,
  }),
  map: numerologyMap,
  texts: mapTexts,
});
export type NameResultWire = z.infer<typeof nameResult>;

export const groupRole = z.enum([
  'Líder',
  'Mediador',
  'Criativo',
  'Organizador',
  'Inovador',
  'Cuidador',
  'Analista',
  'Executor',
]);

/** A pair of a group: 45 pairs share a few texts, so each names its text in `relationTexts`. */
export const groupPair = z.extend(z.omit(compatibilityPair, { description: true, strengths: true, care: true }), {
  relationText: z.string(),
});

export const groupMember = z.object({
  name: z.string(),
  role: groupRole,
  roleDescription: z.string(),
  /** What the number of the role does in a group of this context. */
  contextRole: z.string(),
  roleFrom: z.enum(['expressao', 'destino', 'motivacao']),
  destinyNumber: number,
  birthNumber: number,
  expressionNumber: number,
  groupCompatibility: percentage,
  contribution: z.string(),
  map: comparedMap,
});

const groupPairText = z.object({ person1: pairPerson, person2: pairPerson, score: percentage, text: z.string() });

export const groupResult = z.object({
  groupName: z.nullable(z.string()),
  context: groupContext,
  members: z.array(groupMember),
  groupNumber: number,
  groupTitle: z.string(),
  overallCompatibility: percentage,
  synergyScore: percentage,
  groupDynamics: z.object({ description: z.string(), strengths: strings, challenges: strings }),
  recommendations: z.array(describedText),
  compatibilityPairs: z.array(groupPair),
  /** Up to three each, with distinct texts. */
  helpingPairs: z.array(groupPairText),
  carePairs: z.array(groupPairText),
  firstMeeting: z.string(),
  /** By the pairs' `relationText`. */
  relationTexts: z.record(z.string(), z.pick(compatibilityPair, { description: true, strengths: true, care: true })),
  /** Of groupNumber, overallCompatibility and synergyScore. */
  explanations,
});
export type GroupResultWire = z.infer<typeof groupResult>;
