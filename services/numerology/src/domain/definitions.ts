import { analysisInputs } from '@sefira/contracts/numerology/analysis-inputs';
import type { AnalysisKind } from '@sefira/contracts/numerology/inputs';
import type { AnalysisContent } from '@sefira/contracts/numerology/stored-analysis';
import * as z from 'zod/mini';
import type { AnalysisDefinition, Reading } from './analysis-definition.ts';
import { atlas } from './atlas.ts';
import { company } from './company.ts';
import { compatibility } from './compatibility.ts';
import { cycles } from './cycles.ts';
import { dates } from './dates.ts';
import { group } from './group.ts';
import { name } from './name.ts';
import { baby } from './names/baby.ts';
import { brand } from './names/brand.ts';
import { signature } from './names/signature.ts';
import { personal } from './personal.ts';
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

/** Computes a stored analysis again under the rule set that made it: the engine is deterministic. */
export function recompute(stored: StoredReading): AnalysisContent {
  return contentOf(stored.kind, stored.input, { system: stored.ruleSet, referenceDate: stored.referenceDate });
}

/** Checked input and its result. @throws NumerologyError */
export function contentOf(kind: AnalysisKind, stored: unknown, reading: Reading): AnalysisContent {
  switch (kind) {
    case 'personal': {
      const input = z.parse(analysisInputs.personal, stored);
      return { kind, input, result: personal.compute(input, reading) };
    }
    case 'compatibility': {
      const input = z.parse(analysisInputs.compatibility, stored);
      return { kind, input, result: compatibility.compute(input, reading) };
    }
    case 'company': {
      const input = z.parse(analysisInputs.company, stored);
      return { kind, input, result: company.compute(input, reading) };
    }
    case 'cycles': {
      const input = z.parse(analysisInputs.cycles, stored);
      return { kind, input, result: cycles.compute(input, reading) };
    }
    case 'name': {
      const input = z.parse(analysisInputs.name, stored);
      return { kind, input, result: name.compute(input, reading) };
    }
    case 'group': {
      const input = z.parse(analysisInputs.group, stored);
      return { kind, input, result: group.compute(input, reading) };
    }
    case 'dates': {
      const input = z.parse(analysisInputs.dates, stored);
      return { kind, input, result: dates.compute(input, reading) };
    }
    case 'atlas': {
      const input = z.parse(analysisInputs.atlas, stored);
      return { kind, input, result: atlas.compute(input, reading) };
    }
    case 'yearbook': {
      const input = z.parse(analysisInputs.yearbook, stored);
      return { kind, input, result: yearBook.compute(input, reading) };
    }
    case 'signature': {
      const input = z.parse(analysisInputs.signature, stored);
      return { kind, input, result: signature.compute(input, reading) };
    }
    case 'baby': {
      const input = z.parse(analysisInputs.baby, stored);
      return { kind, input, result: baby.compute(input, reading) };
    }
    case 'brand': {
      const input = z.parse(analysisInputs.brand, stored);
      return { kind, input, result: brand.compute(input, reading) };
    }
  }
}
