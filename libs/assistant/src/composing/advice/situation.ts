import texts from '../../../texts/situacoes.json' with { type: 'json' };
import type { Composer } from '../composer.ts';
import type { Wording } from '../passage-bank.ts';

interface Texts {
  readonly area?: string;
  readonly abre: string;
  readonly passo: string;
}
const all = new Map<string, Texts>(Object.entries({ ...texts.outro, ...texts.eu }));

/** The situation of the person that the question is about, with what opens and what ends an answer to it; null without one, or after it was answered. */
export function situationOf({ state, act, isNew }: Composer) {
  const { situation } = state;
  const found = situation === null ? undefined : all.get(situation.id);
  if (situation === null || found === undefined || !act.who.includes(situation.who)) return null;
  const opens: Wording = { id: `situacao.${situation.id}.abre`, text: found.abre };
  const step: Wording = { id: `situacao.${situation.id}.passo`, text: found.passo };
  return isNew(step) ? { opens, step, area: found.area ?? null, isCare: situation.id === 'doente' } : null;
}
