import type { Understood } from '../../understanding/read-message.ts';
import { actOf, applied } from '../act.ts';
import type { Choice } from '../choose.ts';
import type { Dialogue } from '../dialogue.ts';
import { courtesies } from '../manners/stay-in-mood.ts';
import { ofNumbers } from '../number-view.ts';
import type { DialogueState, StatePerson } from '../state.ts';

/** Questions that a person's missing name or date says nothing new about. */
const answeredByData = new Set([
  null,
  'quantoDa',
  'empresa',
  'nomesEmpresa',
  'nomesBebe',
  'assinatura',
  'mapa',
  'numero',
]);

/** The missing name or date of a person spoken of: the question before with it, else the map; null for any other message. */
export function completedQuestion(
  state: DialogueState,
  message: Understood,
  before: readonly StatePerson[],
  { intent, score, manner }: Choice,
): Dialogue | null {
  if (state.table.mode !== null || (manner !== null && !courtesies.has(manner)) || message.text.includes('?'))
    return null;
  if ((!answeredByData.has(intent) && score >= 4.6) || message.topics.some((topic) => topic !== 'mapa')) return null;
  const old = before.find(({ label }) => {
    const now = state.people.find((one) => one.label === label);
    const was = before.find((one) => one.label === label);
    return (
      label !== 'eu' &&
      now !== undefined &&
      was !== undefined &&
      (now.name !== was.name || now.birthDate !== was.birthDate)
    );
  });
  if (old === undefined || (old.name?.includes(' ') && old.birthDate !== null)) return null;
  const { act: asked } = state;
  const goesOn = asked?.who.includes(old.label) === true && !ofNumbers.has(asked.intent);
  const act = goesOn ? asked : { ...actOf('mapa', message, message, [old.label]), topics: ['mapa' as const] };
  return { message, state: applied({ ...state, awaited: null }, act), acts: [act], manner: null, corrected: null };
}
