import rules from '../../../texts/regras.json' with { type: 'json' };
import type { Composed, Composer } from '../composer.ts';
import { composeHow } from './compose-how.ts';

/** `O Y conta como vogal?`, `por que o 11 não reduz?`: what is asked about the way numbers are computed. */
export function composeRule(composer: Composer): Composed {
  const { act, isNew, pick } = composer;
  const asked = rules.find(
    ({ cue, text }) => new RegExp(`\\b(?:${cue})\\b`, 'u').test(act.words) && isNew({ id: `regra.${cue}`, text }),
  );
  if (asked === undefined) return composeHow(composer);
  return {
    text: pick({ id: `regra.${asked.cue}`, text: asked.text }),
    chips: ['Como se calcula a Expressão?', 'O que são números mestres?'],
    title: 'Como se faz a conta',
    isFree: true,
  };
}
