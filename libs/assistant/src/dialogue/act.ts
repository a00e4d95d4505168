import { addDays, formatDate, parseDate, weekdayOf } from '@sefira/numerology/calendar/calendar';
import { isMain } from '../composing/topics.ts';
import { clearTraits } from '../understanding/data/areas.ts';
import type { Segment, Understood } from '../understanding/read-message.ts';
import { fieldIn, oneMoreOption } from '../understanding/read-options.ts';
import type { Period } from '../understanding/read-periods.ts';
import { weekdaysIn } from '../understanding/read-weekdays.ts';
import { inheritsPurpose, isWholeReason, purposeOf } from './act-purpose.ts';
import { goesOnOfMatter } from './continuing/of-matter.ts';
import { searchAfter } from './continuing/search-after.ts';
import { type Act, type DialogueState, emptyState } from './state.ts';
import { takesAfter } from './who/special-focus.ts';

/** Answers to what was stated or set right, which are no questions for another person, period or area. */
const saidOnce = new Set([
  'perdido',
  'apresentacao',
  'conto',
  'relato',
  'emUmaFrase',
  'analises',
  'outroNascimento',
  'mudouComCorrecao',
  'outraTabela',
  'diaDeNascer',
  'mesDeNascer',
]);

/** Whether a short message may ask the same for another person, period or area. */
export const isRepeatable = (intent: string): boolean => !saidOnce.has(intent);

const replies = new Set([
  'simples',
  'mais',
  'exemplo',
  'porque',
  'pratica',
  'como',
  'resumo',
  'palavra',
  'melhorar',
  'quandoMuda',
  'valoracao',
  'mudarNumero',
  'itemDaLista',
  'faseFim',
  'faseProxima',
  'faseAgora',
  'doisArcanos',
  'outroPasso',
  'seIgnorar',
  'evitar',
  'outrosVeem',
  'comoDecidir',
  'paraQue',
]);

/** The best day is never sought within the one day that was spoken of. */
const isSearchable = (intent: string, { time }: DialogueState): boolean =>
  intent !== 'melhorDia' || time.last.some(({ span }) => span !== 'day');

/** `Melhor que hoje?` after another day: the two of them. */
function besideLast(intent: string, { words, periods }: Segment, { time }: DialogueState): readonly Period[] {
  const last = time.last.at(-1);
  const isBeside =
    intent === 'compararPeriodos' && periods.length === 1 && last?.span === periods[0]?.span && thanIt.test(words);
  return isBeside && last ? [last, ...periods] : periods;
}

const thanIt = /\b(?:melhor|pior|mais \w+|diferente) (?:do )?(?:que|d[oae])\b/u;

const spanOfTopic: Readonly<Record<string, string>> = { anoPessoal: 'year', mesPessoal: 'month', diaPessoal: 'day' };

/** "E meu ano?" after a day that was proposed asks for no number of that day. */
function fitsSpan({ topics }: Segment, periods: readonly Period[]): boolean {
  const span = topics.map((topic) => spanOfTopic[topic]).find((one) => one !== undefined);
  return span === undefined || periods.every((period) => period.span === span);
}

/** The periods that a question without any goes on with: those searched, else those spoken of. */
function periodsBefore(intent: string, segment: Segment, message: Understood, state: DialogueState): readonly Period[] {
  const { search, last } = state.time;
  // `Que dia exatamente?` after the best day of a week.
  if (intent === 'melhorDia' && search?.intent === intent && message.isEllipsis && message.purpose === null)
    return search.periods;
  const isInherited = inheritsPeriods(intent, message, state) && fitsSpan(segment, last) && isSearchable(intent, state);
  return isInherited ? last : [];
}

export function actOf(
  intent: string,
  segment: Segment,
  message: Understood,
  who: readonly string[],
  state: DialogueState = { ...emptyState },
): Act {
  const { act: previous } = state;
  const isReply = replies.has(intent);
  const inheritsTopic = inheritsTopics(intent, segment, message, { who, previous });
  const week = intent === 'melhorDia' ? sameWeek(message, state) : null;
  const periods =
    week !== null
      ? [week]
      : segment.periods.length > 0
        ? besideLast(intent, segment, state)
        : periodsBefore(intent, segment, message, state);
  return {
    intent,
    topics: topicsOf(intent, segment, inheritsTopic ? previousTopics(intent, state) : []),
    area:
      areaOf(intent, segment, message, previous) ??
      inherited(
        (isReply && !isWholeReason(intent, message)) || isSideOfArea(intent, message, previous),
        previous?.area,
      ),
    purpose: purposeOf(intent, segment, message, state),
    trait: traitIn(message) ?? inherited(goesOnOfTrait(intent, message, previous), previous?.trait),
    periods,
    who,
    number: segment.number ?? inherited(isReply || intent === 'area', previous?.number),
    age: null,
    weekdays: weekdaysIn(message.words),
    names: optionsIn(intent, message, previous),
    words: goesOnOfMatter(intent, message, previous),
    of: isReply ? repliedTo(previous) : null,
  };
}

const ofNumberBefore = new Set(['diferencaNumeros', 'area']);
const sides = new Set(['fraco', 'forte', 'conselho', 'pratica', 'melhorar']);

/** `O que atrapalha?` after money asks about money. */
const isSideOfArea = (intent: string, { words }: Understood, previous: Act | null) =>
  (intent === 'fraco' || intent === 'forte') &&
  ['area', 'limiteSuave'].includes(previous?.intent ?? '') &&
  !/\b(?:meus?|minhas?|mapa|vida)\b/u.test(words) &&
  words.split(' ').length <= 5;

/** True if the question is about the numbers of the one before. */
function inheritsTopics(
  intent: string,
  { number }: Segment,
  message: Understood,
  { who, previous }: { readonly who: readonly string[]; readonly previous: Act | null },
): boolean {
  const isOfConcept = previous?.intent === 'conceito' || previous?.of === 'conceito';
  return (
    replies.has(intent) ||
    ofNumberBefore.has(intent) ||
    (intent === 'significado' && number === null) ||
    (intent === 'numero' && isOfConcept) ||
    (sides.has(intent) && meansNumber(message, who, previous)) ||
    (message.isEllipsis && isRepeatable(intent))
  );
}

/** `Tem alguma coisa ruim nele?` of a number: the pronoun means no person. */
const meansNumber = ({ pronoun }: Understood, who: readonly string[], previous: Act | null) =>
  pronoun !== null && who.length === 1 && who[0] === 'eu' && previous !== null;

/** `Por quê?` of who has more of it, and `qual número mostra isso?` after why one is so. */
function goesOnOfTrait(intent: string, { words }: Understood, previous: Act | null): boolean {
  if (intent === 'traco' && takesAfter.test(words)) return true;
  if (intent === 'traco' && previous?.intent === 'traco') return /^(?:e |mas )*(?:eu|comigo|[oa]s? \w+)$/u.test(words);
  if (intent === 'quem') return /por ?que/u.test(words);
  return intent === 'porque' && previous?.intent === 'porque' && /\bnumero\b/u.test(words);
}

function traitIn({ words, trait }: Understood): string | null {
  return clearTraits.find(([pattern]) => pattern.test(words))?.[1] ?? trait;
}

/** The area named; `o que meu mapa diz disso?` is about the one before. */
function areaOf(
  intent: string,
  { areas }: Segment,
  { words, purpose }: Understood,
  previous: Act | null,
): string | null {
  // `Isso é bom pra quem quer abrir uma loja?` of a number.
  if (intent === 'area' && areas.length === 0 && purpose === 'negocio') return 'trabalho';
  if (intent === 'melhorFase' && areas.length === 0) return previous?.area ?? null;
  const isAfterOther = previous?.who.some((label) => label !== 'eu') === true;
  if (intent === 'area' && areas.length === 0 && isAfterOther) return previous?.area ?? 'interior';
  const goesBack = intent === 'area' && previous?.area != null && /\b(?:disso|nisso|sobre isso)\b/u.test(words);
  return goesBack ? (previous?.area ?? null) : (areas[0] ?? null);
}

/** What a choice is between, or the one field that a calling is asked for. */
function optionsIn(intent: string, message: Understood, previous: Act | null): readonly string[] {
  if (intent === 'entreOpcoes') return optionsOf(message, previous);
  if (intent !== 'profissao') return [];
  const field = fieldIn(message.words);
  if (field !== null) return [field];
  return previous?.intent === 'profissao' && message.isEllipsis && message.topics.length === 0 ? previous.names : [];
}

/** What is chosen between: as named, or the choice before with one more. */
function optionsOf({ options, words }: Understood, previous: Act | null): readonly string[] {
  if (options.length > 1) return options;
  const before = previous?.intent === 'entreOpcoes' ? previous.names : [];
  return [...new Set([...before, oneMoreOption(words) ?? ''])].filter(Boolean);
}

/** The question that another person or date continues: behind a request about the answer, the one that it replies to. */
export function continuedOf({ intent, of, topics }: Act): string {
  if (of === null) return intent;
  return topics.some((topic) => topic !== 'mapa') ? 'numero' : of;
}

function repliedTo(previous: Act | null): string | null {
  if (previous === null) return null;
  return aboutAnswers.has(previous.intent) ? previous.of : previous.intent;
}

/** Requests about the answer itself, which say nothing of their own. */
const aboutAnswers = new Set(['simples', 'mais', 'exemplo', 'resumo', 'palavra', 'como']);

const saysSameWeek = /\bmesma semana\b|\b(?:n|d)?aquela semana\b/u;

/** `Um dia melhor na mesma semana` after a day that was spoken of: the week of that day. */
export function sameWeek({ words }: Understood, { time }: DialogueState): Period | null {
  const last = time.last.at(-1);
  if (!last || !saysSameWeek.test(words)) return null;
  if (last.span === 'week') return last;
  const day = parseDate(last.date, 'day');
  const monday = formatDate(addDays(day, -((weekdayOf(day) + 6) % 7)));
  return last.span === 'day' ? { span: 'week', date: monday } : null;
}

const inherited = <Value>(isInherited: boolean, value: Value | null | undefined): Value | null =>
  isInherited ? (value ?? null) : null;

const topicOfSpan = { year: 'anoPessoal', month: 'mesPessoal', week: 'diaPessoal', day: 'diaPessoal' } as const;

/** The topics before; how a period was found is asked of its own number. */
function previousTopics(intent: string, { act, time }: DialogueState): Act['topics'] {
  const span = time.last.at(-1)?.span;
  if (intent === 'como' && act?.intent === 'periodo' && act.topics.length === 0 && span) return [topicOfSpan[span]];
  return act?.topics ?? [];
}

/** The topics named, else those before; a difference is one between both. */
function topicsOf(intent: string, { topics }: Segment, before: Act['topics']): Act['topics'] {
  if (intent === 'melhorFase') return ['momentosDecisivos'];
  if (intent === 'doisArcanos') return ['arcanoVigente'];
  // What is missing in a name is trained as its lessons.
  if (intent === 'faltam') return ['licoesCarmicas'];
  if (intent === 'diferencaNumeros') return [...new Set([...before, ...topics])];
  return topics.length > 0 ? topics : before;
}

/** The question before was one about a period. */
export const isOfTime = ({ act }: DialogueState) =>
  act !== null && act.periods.length > 0 && ['periodo', 'area'].includes(timeAsked(act));

/** The question behind a request about the answer. */
const timeAsked = ({ intent, of }: Act) => of ?? intent;

function inheritsPeriods(intent: string, message: Understood, state: DialogueState): boolean {
  if (
    [
      'compararPeriodos',
      'porque',
      'pratica',
      'quandoMuda',
      'mais',
      'melhorDia',
      'simples',
      'porqueEscolha',
      'valoracao',
      'seIgnorar',
      'evitar',
    ].includes(intent)
  )
    return state.act?.intent !== 'numero';
  if (intent === 'area') return isOfTime(state);
  const last = state.time.last.at(-1);
  if (intent === 'melhorMes') return message.isEllipsis && (last?.span === 'year' || last?.until !== undefined);
  return message.isEllipsis && ['periodo', 'decisao'].includes(intent);
}

/** What later times are weighed for: as in this question, else as before; an area of life leaves it. */
function purposeAfter(act: Act, { time }: DialogueState): string | null {
  if (act.area !== null && act.purpose === null) return null;
  const goesOn = inheritsPurpose.has(act.intent) || replies.has(act.intent) || act.who[0] !== 'eu';
  return act.purpose ?? (goesOn ? time.purpose : null);
}

/** The state after a question was understood. */
export function applied(state: DialogueState, act: Act): DialogueState {
  return {
    ...state,
    act,
    who: act.who,
    numbers: [...new Set([...state.numbers, ...act.topics.filter(isMain)].reverse())].slice(0, 2).reverse(),
    pair: act.who.length > 1 ? act.who : state.pair,
    time: {
      last: act.periods.length > 0 ? act.periods : state.time.last,
      recent: [...state.time.recent, ...act.periods]
        .filter(
          (one, index, all) =>
            all.findLastIndex((other) => other.date === one.date && other.span === one.span) === index,
        )
        .slice(-3),
      search: searchAfter(act, state.time.search),
      purpose: purposeAfter(act, state),
    },
    table: { ...state.table, mode: null },
    mood: null,
  };
}
