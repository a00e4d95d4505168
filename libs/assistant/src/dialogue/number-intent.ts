import { hasExamples, isManner, type LikelyIntent } from '../understanding/likely-intents.ts';
import { foldQuestion } from '../understanding/normalise.ts';
import type { Segment, Understood } from '../understanding/read-message.ts';
import { isStatement } from './implied.ts';
import { drops } from './number-drops.ts';
import type { View } from './number-view.ts';
import { namesRaises } from './raises/names.ts';
import { numbersRaises } from './raises/numbers.ts';
import { peopleRaises } from './raises/people.ts';
import { selfRaises } from './raises/self.ts';
import { timeRaises } from './raises/time.ts';
import type { DialogueState } from './state.ts';

const raises = Object.entries({ ...timeRaises, ...numbersRaises, ...peopleRaises, ...selfRaises, ...namesRaises });

export interface NumberIntent {
  readonly intent: string | null;
  readonly score: number;
}

/** The best question about numbers in a segment: its cues, weighed by the rules above. */
export function bestNumberIntent(segment: Segment, message: Understood, state: DialogueState): NumberIntent {
  const scores = new Map(segment.intents.map(({ intent, score }) => [intent, score]));
  const hasBirth =
    message.read.people.some(({ label, birthDate }) => label !== 'bebe' && birthDate !== null) ||
    message.read.loose.birthDate !== null;
  const view: View = {
    scores,
    segment,
    message,
    state,
    own: segment.topics.filter((topic) => topic !== 'mapa'),
    hasBirth,
  };
  for (const [intents, applies] of drops) if (applies(view)) for (const intent of intents) scores.delete(intent);
  for (const [intent, rules] of raises)
    for (const [score, applies] of rules)
      if (applies(view)) scores.set(intent, Math.max(score, (scores.get(intent) ?? 0) + 0.1));
  weighLikely(view, scores);
  const [best] = [...scores].sort((one, other) => other[1] - one[1]);
  return best ? { intent: best[0], score: best[1] } : { intent: null, score: 0 };
}

/** `area.amor` is a question about an area. */
const intentOf = (label: string) => label.split('.')[0] ?? label;

/** The score of a probability among the scores of cues: at nine tenths hardly a cue decides against it. */
const steps: readonly (readonly [probability: number, score: number])[] = [
  [0.9, 7.6],
  [0.8, 6.4],
  [0.65, 5.4],
  [0.5, 4.5],
  [0.35, 3.6],
  [0.2, 2.8],
];

/** Questions that go on while names or codes are judged. */
const ofChoices = new Set([
  'escolher',
  'assinatura',
  'nomesBebe',
  'nomesEmpresa',
  'codigo',
  'sequencias',
  'nomeMuda',
  'nomeMelhorou',
]);

/** Likely intents count like cues; an intent with a cue of its own counts a little more. */
function weighLikely(view: View, scores: Map<string, number>): void {
  const { likely } = view.segment;
  if (view.own.length > 0) {
    weighOfTopic(view, scores);
    return;
  }
  if ((likely[0]?.probability ?? 0) >= 0.7) doubt(scores, likely);
  for (const [intent, score] of likelyScores(view)) {
    const before = scores.get(intent);
    scores.set(intent, before === undefined ? score : Math.max(before, score) + 0.3);
  }
}

/** Questions for a number that is named. */
const forTopics = new Set(['numero', 'periodo', 'mapa', 'conceito', 'significado']);
/** Questions about a number that was named, rather than for it. */
const ofTopics = new Set([
  'como',
  'simples',
  'outraTabela',
  'valoracao',
  'melhorMes',
  'quandoMuda',
  'numerosCombinam',
  'repetidos',
]);

/** `Qual o meu talento?`, `qual a minha missão de vida?`, `quais as minhas lições?`: numbers of their own, though the examples are those of a strength or a lesson. */
const isOfOwnNumber = ({ intent }: LikelyIntent, { own }: View) =>
  (intent === 'forte' && own.includes('talentoOculto')) ||
  (intent === 'aprender' && own.includes('missao')) ||
  (['fraco', 'aprender'].includes(intent) && own.includes('licoesCarmicas'));

/** `O que significa dívida cármica, afinal?` of no one's own. */
const asksWhatItIs =
  /^(?:e |mas |entao )*(?:o )?que (?:e que )?(?:e|eh|sao|significam?|quer(?:em)? dizer) (?!(?:[oa]s? )?(?:meus?|minhas?|ess[ea]s?|isso)\b)/u;

/** A number is named: only a clear question about something else counts more than one for it. */
function weighOfTopic(view: View, scores: Map<string, number>): void {
  const { likely } = view.segment;
  const [nearest] = likely;
  if (!nearest || isManner(nearest.intent) || isOfOwnNumber(nearest, view)) return;
  const atLeast = (intent: string, score: number) => scores.set(intent, Math.max(score, scores.get(intent) ?? 0));
  if (nearest.probability >= 0.65 && ofTopics.has(nearest.intent)) atLeast(nearest.intent, 6.3);
  // `O que é arcano vigente?` asks what it is, whichever one is in force.
  const least = asksWhatItIs.test(view.segment.words) ? 0.25 : 0.9;
  if (nearest.probability >= least && nearest.intent === 'conceito') atLeast('conceito', 7.1);
  if (nearest.probability >= 0.9 && nearest.intent === 'periodo' && scores.has('melhorDia')) atLeast('periodo', 6.3);
  if (nearest.probability >= 0.75 && !forTopics.has(nearest.intent)) atLeast(intentOf(nearest.intent), 7.1);
}

/** The scores of the likely intents that the message can ask in this conversation. */
function likelyScores(view: View): ReadonlyMap<string, number> {
  const scores = new Map<string, number>();
  if (givesOnlyData(view)) return scores;
  for (const one of view.segment.likely) {
    const score = steps.find(([least]) => one.probability >= least)?.[1];
    if (score === undefined || isManner(one.intent) || !isClear(one, view)) continue;
    scores.set(intentOf(one.intent), Math.max(score, scores.get(intentOf(one.intent)) ?? 0));
  }
  const seen = { ...view, scores };
  for (const [intents, applies] of drops) if (applies(seen)) for (const intent of intents) scores.delete(intent);
  return scores;
}

/** A few words, names on the table and stories ask for more. */
function isClear({ intent, probability }: LikelyIntent, { segment, state, message, hasBirth }: View): boolean {
  // `E o da minha mãe? 14/04/1957`: the question before, unless another one is clear.
  if (hasBirth && message.isEllipsis && state.act !== null && probability < 0.65) return false;
  if (segment.words.split(' ').length <= 3 && probability < 0.7) return false;
  // The cues of other languages are few, so their examples decide earlier.
  const least = message.language === 'pt' ? 0.9 : 0.7;
  if (state.table.mode !== null && probability < least && !ofChoices.has(intent)) return false;
  if (intent === 'escolher' && message.read.names.length > 0 && probability < 0.85) return false;
  return intent !== 'conto' || isStatement(message);
}

/** Beside a clear example, a cue without any similar example counts less. */
function doubt(scores: Map<string, number>, likely: readonly LikelyIntent[]): void {
  const known = new Set(likely.map(({ intent }) => intentOf(intent)));
  for (const [intent, score] of scores) if (!known.has(intent) && hasExamples(intent)) scores.set(intent, score - 1);
}

/** `Minha mãe é difícil`, beside her name and date. */
const isComplaint = ({ likely: [nearest] }: Segment) =>
  nearest !== undefined && ['conviver', 'brigas', 'irrita'].includes(nearest.intent) && nearest.probability >= 0.9;

/** `Ele é Norberto Castanho, 02/03/1966`, `nasci em 14/07/1988`, `e o Danilo`: hardly a word beside the data. */
function givesOnlyData({ hasBirth, message, segment }: View): boolean {
  const names = message.read.names.flatMap(({ name }) => foldQuestion(name).split(' '));
  const rest = segment.words.split(' ').filter((word) => !names.includes(word) && !/\d/u.test(word));
  const isOwnBirth = /^(?:eu )?nasci (?:em |no dia |dia )?\d[\d ]*$/u.test(segment.words);
  if (segment.isAsked || isComplaint(segment)) return false;
  return hasBirth ? isOwnBirth || (names.length > 0 && rest.length <= 4) : names.length > 0 && rest.length <= 2;
}
