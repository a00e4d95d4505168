import { NumerologyError } from '../../errors.ts';
import type { RuleSet } from '../../rules/rule-set.ts';
import { readTargets } from '../target-numbers.ts';
import type { NumbersOfName } from '../word-options.ts';
import type { SequenceFound } from './spelling-measure.ts';

/** What a new spelling should bring. */
export interface SpellingGoals {
  wanted: readonly number[] | null;
  position: keyof NumbersOfName;
  clear: boolean;
  harmony: boolean;
  withUnmet: boolean;
}

interface Wishes {
  wantedNumbers?: readonly number[] | undefined;
  position?: keyof NumbersOfName | undefined;
  clearSequences?: boolean | undefined;
  raiseHarmony?: boolean | undefined;
  withUnmet?: boolean | undefined;
  birthDate?: string | undefined;
}

interface Judged {
  reachesWanted: boolean | null;
  negativeSequences: readonly SequenceFound[];
  harmony: number | null;
}

/**
 * What was asked, and the wanted numbers that no name can have.
 * @throws NumerologyError INVALID_INPUT with `field` wantedNumbers, targetNumbers or birthDate
 */
export function readGoals(query: Wishes, rules: RuleSet): { goals: SpellingGoals; unreachable: number[] } {
  const isAsked = query.wantedNumbers || query.clearSequences || query.raiseHarmony;
  if (!isAsked) throw new NumerologyError('INVALID_INPUT', 'wantedNumbers', 'Diga o que a assinatura deve alcançar.');
  if (query.raiseHarmony && !query.birthDate) {
    throw new NumerologyError('INVALID_INPUT', 'birthDate', 'Informe a data de nascimento.');
  }
  const targets = query.wantedNumbers && readTargets(query.wantedNumbers, rules, 'Selecione pelo menos um número alvo');
  const goals = {
    wanted: targets?.reachable ?? null,
    position: query.position ?? 'expressao',
    clear: query.clearSequences ?? false,
    harmony: query.raiseHarmony ?? false,
    withUnmet: query.withUnmet ?? false,
  };
  return { goals, unreachable: targets?.unreachable ?? [] };
}

/** Share of each goal that is met, 0 to 1; 0 where the spelling is no better than the current name. */
export function sharesMet(spelling: Judged, current: Judged, goals: SpellingGoals): number[] {
  const shares: number[] = [];
  if (goals.wanted) shares.push(spelling.reachesWanted ? 1 : 0);
  const before = current.negativeSequences.length;
  if (goals.clear && before > 0) shares.push(Math.max(0, before - spelling.negativeSequences.length) / before);
  const harmony = spelling.harmony ?? 0;
  if (goals.harmony) shares.push(harmony > (current.harmony ?? 0) ? harmony / 100 : 0);
  return shares;
}
