import { analysisInputs } from '@sefira/contracts/numerology/analysis-inputs';
import type { AnalysisKind } from '@sefira/contracts/numerology/inputs';
import type { AnalysisContent } from '@sefira/contracts/numerology/stored-analysis';
import { suggestChildNames } from '@sefira/numerology/search/suggest-child-names';
import { suggestCompanyNames } from '@sefira/numerology/search/suggest-company-names';
import * as z from 'zod/mini';
import type { Reading } from './analysis-definition.ts';
import { clientDates } from './clients/client-dates.ts';
import { contentOf, recompute, type StoredReading } from './definitions.ts';
import { judgeNames } from './names/baby.ts';
import { composePortrait } from './portrait.ts';

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
  recompute,
  composePortrait: (stored: StoredReading) => composePortrait(recompute(stored)),
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
