import type { Act } from '../state.ts';

/** Questions beside a search, after which it goes on. */
const explains = new Set(['porqueEscolha', 'compararPeriodos']);
const searches = new Set(['melhorDia', 'melhorMes', 'diaBom']);

/** The search that holds after an act: the act itself, or the one before while its reasons are asked. */
export function searchAfter(act: Act, before: Act | null): Act | null {
  if (!searches.has(act.intent)) return explains.has(act.intent) ? before : null;
  const isDay = act.periods.every(({ span }) => span === 'day') && act.periods.length > 0;
  return isDay && before !== null ? { ...before, purpose: act.purpose ?? before.purpose } : act;
}
