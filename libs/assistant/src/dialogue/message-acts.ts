import type { Segment, Understood } from '../understanding/read-message.ts';
import { actOf, isOfTime } from './act.ts';
import type { Choice } from './choose.ts';
import { bestNumberIntent } from './number-intent.ts';
import { listTopics } from './number-view.ts';
import type { Act, DialogueState, StatePerson } from './state.ts';
import { focusOf } from './who/focus.ts';
import { isChild } from './who/people.ts';
import { ownFeeling } from './who/special-focus.ts';

/** `Vou abrir uma clínica em março`, without a name to judge: the days of that time. */
function openingIn(intent: string, { periods, read }: Understood): string | null {
  const [period] = periods;
  if (intent !== 'empresa' || period === undefined || read.names.length > 0) return null;
  return { day: 'diaBom', week: 'melhorDia', month: 'melhorDia', year: 'periodo' }[period.span];
}

/** What a question means by its slots: a week for a purpose is searched, `quem` of years and `par` of money are of people. */
function asMeant(
  intent: string,
  { words, periods, purpose, areas, number }: Understood,
  state: DialogueState,
): string | null {
  // `What does expression 7 mean?` asks for no number of the map.
  if (intent === 'numero' && number !== null && /\b(?:means?|significa|quer dizer)\b/u.test(words))
    return 'significado';
  // `Qual o mais forte?` of the years that were compared.
  if (intent === 'escolher' && state.act?.intent === 'compararPeriodos' && state.time.recent.length > 1)
    return 'compararPeriodos';
  // `Qual o pior defeito de gente 5`: of the number, and of no map.
  if ((intent === 'fraco' || intent === 'forte') && /\b(?:gente|pessoas?|quem e) \d/u.test(words)) return 'significado';
  // `Que dia é hoje pra mim?`: the one day that is named is read, and none is searched.
  const isOfDays = periods.length > 0 && periods.every(({ span }) => span === 'day');
  if (intent === 'melhorDia' && purpose === null && isOfDays) return 'periodo';
  if (intent === 'momento' && isOfDays) return 'periodo';
  const isOfWeek = periods.length === 1 && periods[0]?.span === 'week';
  if (intent === 'periodo' && purpose !== null && isOfWeek) return 'melhorDia';
  if (intent === 'compararPeriodos' && state.people.length > 1 && /^(?:e |mas )*quem\b/u.test(words)) return 'quemAno';
  return intent === 'par' && (areas[0] === 'dinheiro' || areas[0] === 'trabalho') && state.pair.length === 2
    ? 'area'
    : null;
}

/** `Qual meu destino e o que ele diz do meu trabalho?`: one number in one area. */
const isNumberInArea = ({ intent }: Choice, { segments, words, topics }: Understood) =>
  intent === 'area' &&
  segments.length > 1 &&
  /^(?:e )?(?:qual|quanto)\b/u.test(words) &&
  topics.some((topic) => topic !== 'mapa');

/** `E no dinheiro?` after a year, `e 2027 no amor`: an area in a time. */
const isAreaOfPeriod = ({ intent }: Choice, { isEllipsis, periods, topics }: Understood, state: DialogueState) =>
  intent === 'area' &&
  topics.length === 0 &&
  ((isEllipsis && isOfTime(state)) || periods.some(({ span }) => span === 'year' || span === 'month'));

/** The question of a choice, by the slots and the conversation that it is asked in. */
function intentAsked(choice: Choice, message: Understood, state: DialogueState): string {
  if (ownFeeling.test(message.words)) return 'pratica';
  if (isAreaOfPeriod(choice, message, state)) return 'periodo';
  if (isNumberInArea(choice, message)) return 'numero';
  if (dealsWithChild(choice.intent ?? '', message)) return 'conviver';
  const asked = choice.intent ?? 'perdido';
  return ofNumberMeant(asked, message, state) ?? openingIn(asked, message) ?? asMeant(asked, message, state) ?? asked;
}

/** `Ela é muito ansiosa, o que faço?` of a child asks how to meet it. */
const dealsWithChild = (intent: string, { words }: Understood) =>
  intent === 'crianca' && /\bo que (?:eu )?(?:faco|posso fazer|devo fazer)$/u.test(words);

/** `Como passo por ele?` of a number of the map, where no other person was spoken of; `o que faço com a lição?` */
function ofNumberMeant(intent: string, { read, topics }: Understood, { act, people }: DialogueState): string | null {
  if (intent === 'pratica' && topics.some((topic) => listTopics.includes(topic))) return 'itemDaLista';
  const isAlone = [...people, ...read.people].every(({ label }) => label === 'eu');
  const own = act?.topics.filter((topic) => topic !== 'mapa') ?? [];
  if (intent !== 'conviver' || !isAlone || own.length === 0) return null;
  return own.some((topic) => listTopics.includes(topic)) ? 'itemDaLista' : 'pratica';
}

export function actsOf(
  choice: Choice,
  message: Understood,
  state: DialogueState,
  people: readonly StatePerson[],
): Act[] {
  const intent = intentAsked(choice, message, state);
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

const ofChildren = new Set(['estuda', 'brinca', 'ensinar', 'crianca']);

/** What to do about another person; `e se eu der um gelo nele?` too. */
function isStepWith({ intent, purpose }: Act, { words }: Understood): boolean {
  const isSupposed = intent === 'decisao' && purpose === null && /\bse eu\b/u.test(words);
  return isSupposed || ['conselho', 'pratica', 'melhorar'].includes(intent);
}

/** What is asked of another person where it is not asked alike of all; tasks are of work, which a child has none of. */
function intentOfOther(act: Act, message: Understood, isYoung: boolean): string | null {
  if (isStepWith(act, message)) return 'conviver';
  if (isYoung) return act.intent === 'tarefa' ? 'brinca' : null;
  return ofChildren.has(act.intent) ? 'precisa' : null;
}

/** What is asked of one other person who is named; a child is young until the years of school are over. */
function intentOfOnlyOther(act: Act, message: Understood, people: readonly StatePerson[]): string | null {
  const [only = 'eu'] = act.who;
  const person = people.find(({ label }) => label === only);
  if (act.who.length !== 1 || only === 'eu' || !person?.name) return null;
  const isYoung = isChild(only, people) && (person.birthDate === null || person.birthDate > '2007');
  return intentOfOther(act, message, isYoung);
}

/** Steps about one other person are a way to deal with them; a year of several people is compared for all. */
export function forCompany(act: Act, message: Understood, people: readonly StatePerson[]): Act {
  const others = act.who.filter((label) => label !== 'eu');
  // `Y qué le enseño?` after the two: the child is taught, and not the user.
  if (ofChildren.has(act.intent) && others.length > 0 && others.length < act.who.length)
    return forCompany({ ...act, who: others }, message, people);
  const [only = 'eu'] = act.who;
  const ofOther = intentOfOnlyOther(act, message, people);
  if (ofOther !== null) return { ...act, intent: ofOther };
  if (act.intent === 'escolher' && act.periods.length > 1) return { ...act, intent: 'compararPeriodos' };
  if (act.intent === 'escolher') return { ...act, intent: act.purpose === 'estudo' ? 'profissao' : 'decisao' };
  if (only === 'eu' && ofChildren.has(act.intent))
    return message.topics.length > 0 ? { ...act, intent: 'numero' } : { ...act, intent: 'aprender', topics: [] };
  const isShared = /\b(?:(?:a|para) gente|nos dois|nos duas|nos tres|juntos|juntas|noss[oa]s?)\b/u.test(message.words);
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
  // `Que mês é esse pra mim?`
  const named = /^(?:e |em |mas |n[ao] )*(?:que|qual) (mes|dia)\b/u.exec(act.words)?.[1];
  const topic = act.topics.find((one) => one in spans) ?? (named ? `${named}Pessoal` : 'anoPessoal');
  return { ...act, periods: [{ span: spans[topic as keyof typeof spans] ?? 'year', date: today }] };
}
