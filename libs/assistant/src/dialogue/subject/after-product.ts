import type { Understood } from '../../understanding/read-message.ts';
import type { DialogueState } from '../state.ts';
import { withNames } from './name-state.ts';
import { plansAfter } from './plans.ts';
import { studioOf } from './studio.ts';
import { brandsIn } from './titles.ts';

/** The state after an answer about the product: what it was about, and the time that was named. */
export function afterProduct(asked: string, message: Understood, state: DialogueState): DialogueState {
  const named = withBrands(asked, message, state);
  const last = message.periods.length > 0 ? message.periods : named.time.last;
  const plans = plansAfter(message.words, state.plans);
  return { ...named, time: { ...named.time, last }, studio: studioOf(asked), plans };
}

/** The names that are compared with well-known marks are judged from then on. */
function withBrands(asked: string, message: Understood, state: DialogueState): DialogueState {
  const names = asked === 'produtoMarca.parecidas' ? brandsIn(message.text) : [];
  return names.length > 0 ? withNames(state, { mode: 'empresa', names, baseName: null }, [], message) : state;
}
