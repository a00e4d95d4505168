import { isManner, type LikelyIntent } from '../../understanding/likely-intents.ts';
import type { Understood } from '../../understanding/read-message.ts';
import { isBareSlot } from '../continuing/other-slot.ts';
import type { DialogueState } from '../state.ts';

/** What no number answers, and what is asked about it next: `posso parar o remédio?`, then `e trocar por chá?` */
const limits = new Set([
  ...['saude', 'medoSaude', 'sorteio', 'investimento', 'justica', 'deverLegal', 'fe', 'gravidez', 'gravidezDuvida'],
  ...['aborto', 'morte', 'dinheiroDeParente', 'feitico', 'documento', 'eleicao', 'previsao', 'sonho', 'traicao'],
]);
/** What is refused, and only asked again for its reason. */
const refusals = new Set(['privacidade', 'injecao']);
const whyNot = /^(?:e |mas |ue |ta )*por ?que(?: nao)?$/u;
/** Questions that ask nothing by themselves: what they mean was said before. */
const ofContext = new Set([
  ...['pratica', 'quandoMuda', 'porque', 'como', 'mais', 'simples', 'exemplo', 'valoracao', 'significado', 'melhorar'],
  ...['conviver', 'par', 'quem', 'crianca', 'conto', 'relato', 'escolher', 'periodo', 'decisao', 'outroPasso', 'visao'],
]);
/** Manners that words out of their context resemble. */
const resembled = new Set([
  'receita',
  'outroSaber',
  'ceticismo',
  'ajuda',
  'desacordo',
  'futebol',
  'conta',
  'rompimento',
]);
const mostWords = 8;
const leastClear = 0.5;
/** A manner of its own, and no resemblance. */
const leastOwn = 0.8;
/** A question of its own, although the same words may ask about what was said. */
const leastWhole = 0.9;

/** `E trocar por chá?`, `ele já me deve 5 mil`: short, or of the same matter; `faz uma poesia pra mim` is neither. */
const pointsBack = ({ isEllipsis, words, likely }: Understood, before: string) =>
  isEllipsis || /^(?:o )?que\b/u.test(words) || likely.some(({ intent }) => intent === before);

/** The limit that a short message goes on with; null where it asks for something else. */
export function limitGoesOn(message: Understood, state: DialogueState, manner: string | null): string | null {
  const { likely, text } = message;
  const before = state.manner ?? softLimit(state);
  if (before !== null && refusals.has(before) && whyNot.test(message.words)) return before;
  if (before === null || !limits.has(before) || state.mood !== null || state.table.mode !== null) return null;
  if (!pointsBack(message, before)) return null;
  const [nearest] = likely;
  const isOwn = nearest !== undefined && nearest.intent === manner && nearest.probability >= leastOwn;
  if (manner !== null && (isOwn || !resembled.has(manner))) return null;
  if (nearest === undefined || namesOther(message, state) || asksOther(message, nearest)) return null;
  // After a limit with a reading only what is unclear goes on with the limit.
  const isOfReading = state.manner === null;
  return isOfReading && (nearest.probability >= leastClear || !text.includes('?')) ? null : before;
}

/** Data, a number or a time of its own. */
const namesOther = (message: Understood, state: DialogueState) =>
  message.words.split(' ').length > mostWords ||
  message.topics.length > 0 ||
  (message.number !== null && isBareSlot(message)) ||
  isOfTimes(message, state) ||
  message.read.births.length > 0 ||
  message.read.people.some(({ name, birthDate }) => name !== null || birthDate !== null);

/** `Devo me separar?` after a suspicion: a question of its own. */
function asksOther({ purpose }: Understood, { intent, probability }: LikelyIntent): boolean {
  const isWhole = purpose !== null && probability >= leastWhole;
  const isClear = isWhole || (probability >= leastClear && !ofContext.has(intent));
  return isClear && !(isManner(intent) && resembled.has(intent));
}

/** `E pra viajar?`, `e 2029` go on with the years that were spoken of before the limit. */
const isOfTimes = ({ purpose, periods }: Understood, { act, manner }: DialogueState) =>
  manner !== null && (act?.periods.length ?? 0) > 0 && (purpose !== null || periods.length > 0);

/** The limit said before a reading: `vou passar no concurso?` */
function softLimit({ act, said }: DialogueState): string | null {
  if (act?.intent !== 'limiteSuave') return null;
  return said.some((id) => id.startsWith('previsao.')) ? 'previsao' : null;
}
