import { type AnalysisInput, analysisInputs } from '@sefira/contracts/numerology/analysis-inputs';
import type { AnalysisKind } from '@sefira/contracts/numerology/inputs';
import type { AnalysisContent } from '@sefira/contracts/numerology/stored-analysis';
import { suggestChildNames } from '@sefira/numerology/search/suggest-child-names';
import { suggestCompanyNames } from '@sefira/numerology/search/suggest-company-names';
import * as z from 'zod/mini';
import type { AnalysisDefinition, AnalysisResult, Reading } from './analysis-definition.ts';
import { atlas } from './atlas.ts';
import { clientDates } from './clients/client-dates.ts';
import { company } from './company.ts';
import { compatibility } from './compatibility.ts';
import { cycles } from './cycles.ts';
import { dates } from './dates.ts';
import { group } from './group.ts';
import { name } from './name.ts';
import { baby, judgeNames } from './names/baby.ts';
import { brand } from './names/brand.ts';
import { signature } from './names/signature.ts';
import { personal } from './personal.ts';
import { composePortrait } from './portrait.ts';
import { yearBook } from './year-book.ts';

/** Every kind of analysis by its name. */
export const definitions: { readonly [Kind in AnalysisKind]: AnalysisDefinition<Kind> } = {
  personal,
  compatibility,
  company,
  cycles,
  name,
  group,
  dates,
  atlas,
  yearbook: yearBook,
  signature,
  baby,
  brand,
};

export interface StoredReading {
  readonly kind: AnalysisKind;
  readonly input: unknown;
  readonly ruleSet: string;
  readonly referenceDate: string;
}

export interface AnalysisTask {
  readonly kind: AnalysisKind;
  readonly input: unknown;
  readonly reading: Reading;
}

export interface BabyNamesTask {
  /** The study that names the family. */
  readonly stored: StoredReading;
  readonly names: readonly string[];
}

export interface ClientDatesTask {
  readonly clients: readonly { readonly name: string; readonly birthDate: string }[];
  /** First and last day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly until: string;
}

/** Work of the engine for a thread: pure, on plain values. */
export const engineTasks = {
  analyze: ({ kind, input, reading }: AnalysisTask): AnalysisContent => contentOf(kind, input, reading),
  /** Computes a stored analysis again under the rule set that made it: the engine is deterministic. */
  recompute,
  /** Null for any other kind than a personal analysis. */
  composePortrait: ({ kind, input, ruleSet, referenceDate }: StoredReading) =>
    kind === 'personal'
      ? composePortrait(z.parse(analysisInputs.personal, input), { system: ruleSet, referenceDate })
      : null,
  judgeBabyNames: ({ stored, names }: BabyNamesTask) =>
    judgeNames(names, z.parse(analysisInputs.baby, stored.input), {
      system: stored.ruleSet,
      referenceDate: stored.referenceDate,
    }),
  clientDates: ({ clients, from, until }: ClientDatesTask) => clients.map((client) => clientDates(client, from, until)),
  suggestChildNames,
  suggestCompanyNames,
} as const;

export type EngineTasks = typeof engineTasks;
export type EngineTaskName = keyof EngineTasks;
export type EngineInput<Name extends EngineTaskName> = Parameters<EngineTasks[Name]>[0];
export type EngineOutput<Name extends EngineTaskName> = ReturnType<EngineTasks[Name]>;

function recompute({ kind, input, ruleSet, referenceDate }: StoredReading): AnalysisContent {
  return contentOf(kind, input, { system: ruleSet, referenceDate });
}

const inputs: { readonly [Kind in AnalysisKind]: z.ZodMiniType<AnalysisInput<Kind>> } = analysisInputs;

/** Checked input and its result. @throws NumerologyError */
function contentOf<Kind extends AnalysisKind>(kind: Kind, stored: unknown, reading: Reading): ContentOf<Kind> {
  const input = z.parse<z.ZodMiniType<AnalysisInput<Kind>>>(inputs[kind], stored);
  return { kind, input, result: definitions[kind].compute(input, reading) };
}

type ContentOf<Kind extends AnalysisKind> = {
  [Each in Kind]: { kind: Each; input: AnalysisInput<Each>; result: AnalysisResult<Each> };
}[Kind];

/** People from which a comparison is heavy. */
const manyPeople = 4;

/**
 * Whether an analysis would block the event loop for over about 5 ms (tests/bench/fairness.bench.ts): a name and a
 * signature, because of the search for better spellings, a baby's names, because the whole list is judged, a brand, because names
 * are made and their days compared, and comparisons of many people.
 */
export function isHeavyAnalysis(kind: AnalysisKind, input: unknown): boolean {
  if (kind === 'name' || kind === 'signature' || kind === 'baby' || kind === 'brand') return true;
  const people = kind === 'group' ? 'members' : kind === 'compatibility' ? 'people' : null;
  if (people === null || typeof input !== 'object' || input === null) return false;
  const list = (input as Readonly<Record<string, unknown>>)[people];
  return Array.isArray(list) && list.length >= manyPeople;
}
