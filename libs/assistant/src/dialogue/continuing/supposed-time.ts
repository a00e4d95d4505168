import type { Understood } from '../../understanding/read-message.ts';
import type { Act, DialogueState } from '../state.ts';
import { reportedWish } from '../who/focus.ts';

/** Requests for a step. */
export const steps = new Set(['pratica', 'melhorar', 'conselho']);

/** Choices that another time is weighed for. */
export const weighed = new Set([
  'decisao',
  'entreOpcoes',
  'profissao',
  'periodo',
  'compararPeriodos',
  'melhorDia',
  'melhorMes',
  'diaBom',
  'porqueEscolha',
  'momento',
]);
const supposes =
  /^(?:e |mas |entao |ou )*(?:se (?:eu |a gente |for |fosse |deixar |esperar )?|(?:em|no|na|para|la para) )/u;
const bareResolve = /^(?:e |mas |entao |ta |ok )*(?:eu )?(?:nao )?(\w{3,}o)(?: ou nao| mesmo| logo)?$/u;
const noResolves =
  /^(?:isso|certo|claro|entao|quando|como|mesmo|outro|amo|odeio|acho|concordo|entendo|gosto|obrigado|medo|ano)$/u;

/** `E se for em fevereiro?`, `e se eu empurrar pra maio?`, `então espero?` after a choice: the same choice at another time. */
export function supposedTime(
  { words, periods, topics, text, areas }: Understood,
  { act, time, who }: DialogueState,
  { score, intent }: { readonly score: number; readonly intent: string | null },
): string | null {
  if (!weighed.has(act?.intent ?? '') || topics.length > 0) return null;
  const resolve = bareResolve.exec(words)?.[1];
  if (
    periods.length === 0 &&
    resolve !== undefined &&
    text.includes('?') &&
    !noResolves.test(resolve) &&
    who[0] === 'eu'
  )
    return 'decisao';
  const [period] = periods;
  const isChoice = time.purpose !== null || act?.intent === 'decisao';
  const isOther =
    isChoice && period !== undefined && periods.length === 1 && areas.length === 0 && supposes.test(words);
  if (!isOther || (score >= 7 && !steps.has(intent ?? ''))) return null;
  return period.span === 'day' ? 'diaBom' : 'periodo';
}

const isAgainst =
  /\b(?:e|sao|esta|estao|foi|ficou|totalmente) contra\b|^(?:[oa]s? )?(?:meus?|minhas?|el[ea]s?) (?:\w+ )?nao (?:quer\w*|concord\w+|deix\w+|apoi\w+|aceit\w+)\b/u;

/** `Meu marido acha melhor ficar`, `meus pais são contra` of a choice: what speaks for it and against it. */
export function objection({ words, text, read }: Understood, { intent, purpose }: Act): string | null {
  const isSaid = !text.includes('?') && read.births.length === 0 && (reportedWish.test(words) || isAgainst.test(words));
  return isSaid && weighed.has(intent) && purpose !== null ? 'motivos' : null;
}
