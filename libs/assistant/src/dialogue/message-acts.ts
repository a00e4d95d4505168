import { foldQuestion } from '../understanding/normalise.ts';
import type { Segment, Understood } from '../understanding/read-message.ts';
import { actOf, isOfTime } from './act.ts';
import type { Choice } from './choose.ts';
import { bestNumberIntent } from './number-intent.ts';
import type { Act, DialogueState, StatePerson } from './state.ts';
import { focusOf } from './who/focus.ts';
import { isChild } from './who/people.ts';

/** Different clear questions in one message, at most three; null if there is one. */
export function severalActs(
  choice: Choice,
  message: Understood,
  state: DialogueState,
  people: readonly StatePerson[],
): Act[] | null {
  if (choice.manner !== null || message.segments.length < 2 || state.table.mode !== null) return null;
  const asked = message.segments
    .map((segment) => ({ segment, ...bestNumberIntent(segment, message, state) }))
    .map((one, index, all) => {
      const before = all[index - 1];
      const again = one.score < leastClear ? repeatedOf(one.segment, before?.intent ?? null) : null;
      if (again === null || before === undefined) return one;
      const { topics, periods } = before.segment;
      return { ...one, segment: { ...one.segment, topics, periods }, intent: again, score: leastClear };
    })
    .filter(({ intent, score, segment }) => {
      const isPlain = segment.isAsked && (ofPair.has(intent ?? '') || segment.topics.some((topic) => topic !== 'mapa'));
      return intent !== null && answeredTogether.has(intent) && score >= (isPlain ? leastAsked : leastClear);
    })
    // `E o que ele diz do meu trabalho?` is asked of the number before it, and answered with it.
    .filter(
      ({ intent, segment }) =>
        intent !== 'area' || !/\b(?:ele|ela|isso|esse numero) (?:diz|fala|mostra)\b/u.test(segment.words),
    );
  const different = asked.filter(
    ({ intent, segment }, index) =>
      asked.findIndex((one) => one.intent === intent) === index || repeatedOf(segment, intent) !== null,
  );
  // Numbers and times alone are answered by their parts.
  const isRepeated = different.some(({ segment, intent }) => repeatedOf(segment, intent) !== null);
  const isOfParts = different.every(({ intent }) => intent === 'numero' || intent === 'periodo') && !isRepeated;
  if (different.length < 2 || isOfParts) return null;
  return different.slice(0, 3).map(({ segment, intent }, index) => {
    const own = intent ?? 'perdido';
    const who = isOfUserAlone(segment, message) ? ['eu'] : focusOf(own, segment, message, state, people);
    const periods = timeOf(segment, different[index - 1]?.segment);
    return actOf(own, { ...message, ...segment, periods }, message, who, state);
  });
}

/** `Vou abrir uma clínica em março`, without a name to judge: the days of that time. */
function openingIn(intent: string, { periods, read }: Understood): string | null {
  const [period] = periods;
  if (intent !== 'empresa' || period === undefined || read.names.length > 0) return null;
  return { day: 'diaBom', week: 'melhorDia', month: 'melhorDia', year: 'periodo' }[period.span];
}

/** `Meu Destino é qual?` in a message that also gives another person. */
function isOfUserAlone({ words }: Segment, { read }: Understood): boolean {
  const others = read.people.filter(({ label }) => label !== 'eu');
  const isNamed = others.some(
    ({ label, name }) =>
      words.includes(label) || (name !== null && words.includes(foldQuestion(name.split(' ')[0] ?? ''))),
  );
  return others.length > 0 && !isNamed && /\b(?:meus?|minhas?)\b/u.test(words) && !/\b(?:a gente|nos)\b/u.test(words);
}

/** `Como tá meu mês e qual o melhor dia dele?`: the time of the question before. */
function timeOf({ words, periods }: Segment, before: Segment | undefined): Segment['periods'] {
  return periods.length === 0 && before !== undefined && /\b(?:d|n)ele\b/u.test(words) ? before.periods : periods;
}

export function actsOf(
  choice: Choice,
  message: Understood,
  state: DialogueState,
  people: readonly StatePerson[],
): Act[] {
  const isAreaOfPeriod =
    choice.intent === 'area' && message.isEllipsis && isOfTime(state) && message.topics.length === 0;
  // `Qual meu destino e o que ele diz do meu trabalho?`: one number in one area.
  const isNumberInArea =
    choice.intent === 'area' && message.segments.length > 1 && /^(?:e )?(?:qual|quanto)\b/u.test(message.words);
  const hasNumber = message.topics.some((topic) => topic !== 'mapa');
  const asked = isNumberInArea && hasNumber ? 'numero' : (choice.intent ?? 'perdido');
  const intent = isAreaOfPeriod ? 'periodo' : (openingIn(asked, message) ?? asked);
  const isOfTimeAlone = (one: Segment) => {
    const { intent: own, score } = bestNumberIntent(one, message, state);
    return own === 'periodo' && score >= 4.6;
  };
  const segments = message.segments.filter(
    (one) =>
      one.topics.some((topic) => topic !== 'mapa') ||
      (message.segments.length > 1 && (one.periods.length > 0 || isOfTimeAlone(one))),
  );
  const isSeveral = segments.length > 1 && (intent === 'numero' || intent === 'periodo');
  const parts: readonly Segment[] = isSeveral ? segments.slice(0, 3) : [choice.segment];
  return parts.map((segment) => {
    const whole = isSeveral ? segment : message;
    const own = isSeveral
      ? segment.topics.every((topic) => topic.endsWith('Pessoal'))
        ? 'periodo'
        : 'numero'
      : intent;
    const who = focusOf(own, segment, message, state, people);
    return forCompany(actOf(own, whole, message, who, state), message, people);
  });
}

/** `E o da minha esposa?` after `meu Destino é qual?`. */
function repeatedOf({ words }: Segment, before: string | null): string | null {
  return /^(?:e )?(?:qual )?(?:e )?(?:o|a|os|as) d[aeo]s? /u.test(words) ? before : null;
}

/** Scores of a question that is answered beside others, and of one with a question mark that names its subject. */
const leastClear = 4.85;
const leastAsked = 4.3;
const ofPair = new Set(['par', 'brigas', 'comum', 'completa']);
const ofChildren = new Set(['estuda', 'brinca', 'ensinar', 'crianca']);

/** Questions that are answered one after the other in one message. */
const answeredTogether = new Set([
  'numero',
  'periodo',
  'significado',
  'numeroMestre',
  'conceito',
  'valoracao',
  'forte',
  'fraco',
  'pratica',
  'conselho',
  'profissao',
  'area',
  'resumo',
  'porque',
  'quandoMuda',
  'momento',
  'letras',
  'valoracao',
  'melhorMes',
  'melhorDia',
  'quemCombina',
  'aprender',
  'decisao',
  'par',
  'brigas',
  'comum',
  'completa',
]);

/** What to do about another person; `e se eu der um gelo nele?` too. */
function isStepWith({ intent, purpose }: Act, { words }: Understood): boolean {
  const isSupposed = intent === 'decisao' && purpose === null && /\bse eu\b/u.test(words);
  return isSupposed || ['conselho', 'pratica', 'melhorar'].includes(intent);
}

/** Steps about one other person are a way to deal with them; a year of several people is compared for all. */
export function forCompany(act: Act, message: Understood, people: readonly StatePerson[]): Act {
  const [only = 'eu'] = act.who;
  const isOther = act.who.length === 1 && only !== 'eu' && people.some(({ label, name }) => label === only && name);
  if (isOther && isStepWith(act, message)) return { ...act, intent: 'conviver' };
  const isAdult = isOther && !isChild(only, people);
  if (isAdult && ofChildren.has(act.intent)) return { ...act, intent: 'precisa' };
  if (act.intent === 'escolher' && act.periods.length > 1) return { ...act, intent: 'compararPeriodos' };
  if (act.intent === 'escolher') return { ...act, intent: act.purpose === 'estudo' ? 'profissao' : 'decisao' };
  if (only === 'eu' && ofChildren.has(act.intent))
    return message.topics.length > 0 ? { ...act, intent: 'numero' } : { ...act, intent: 'aprender', topics: [] };
  const isShared = /\b(?:(?:a|para) gente|nos dois|nos duas|nos tres|juntos|juntas)\b/u.test(message.words);
  const dated = people.filter(({ birthDate }) => birthDate !== null).map(({ label }) => label);
  const span = act.periods[0]?.span;
  const isOfTime = act.intent === 'periodo' || act.intent === 'decisao';
  if (!isOfTime || !isShared || act.purpose === null || dated.length < 2 || (span !== 'year' && span !== 'month'))
    return act;
  return { ...act, intent: span === 'year' ? 'compararPeriodos' : 'melhorMes', who: dated.slice(-4) };
}

const spans = { anoPessoal: 'year', mesPessoal: 'month', diaPessoal: 'day' } as const;

/** A period without a date is the present one. */
export function withPeriod(act: Act, today: string): Act {
  if (act.intent !== 'periodo' || act.periods.length > 0) return act;
  const topic = act.topics.find((one) => one in spans) ?? 'anoPessoal';
  return { ...act, periods: [{ span: spans[topic as keyof typeof spans] ?? 'year', date: today }] };
}
