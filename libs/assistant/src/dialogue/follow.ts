import type { Question } from '../answerer.ts';
import { findNumberedCode } from '../understanding/find-numbered-code.ts';
import { readMessage, type Segment, type Understood } from '../understanding/read-message.ts';
import { unnamedPeople } from '../understanding/read-people.ts';
import { choose, courtesies } from './choose.ts';
import { findCorrection } from './corrections.ts';
import { focusOf, pairIntents } from './focus.ts';
import { impliedIntent, isStatement, reportedOf } from './implied.ts';
import { nameTopic } from './names.ts';
import { genderOf, mergePeople } from './people.ts';
import { type Act, type DialogueState, emptyAct, emptyState, type StatePerson } from './state.ts';

/** The conversation with its latest message. */
export interface Dialogue {
  readonly message: Understood;
  readonly state: DialogueState;
  /** Questions to answer, in order. */
  readonly acts: readonly Act[];
  readonly manner: string | null;
  /** The person that a correction changed. */
  readonly corrected: string | null;
}

/** Intents that a short message continues with another person, period or area. */
const repeatable = new Set([
  'numero',
  'periodo',
  'compararPeriodos',
  'mapa',
  'par',
  'como',
  'significado',
  'area',
  'fraco',
  'forte',
  'resumo',
  'profissao',
  'conceito',
  'decisao',
  'melhorDia',
  'melhorMes',
  'conviver',
  'precisa',
  'quem',
  'crianca',
  'estuda',
  'brinca',
  'ensinar',
  'traco',
  'feedback',
  'irrita',
  'tarefa',
  'quemMaisCombina',
  'quemCombina',
  'diaBom',
  'momento',
  'aprender',
  'faseAgora',
  'faseFim',
  'faseProxima',
  'itemDaLista',
]);
const inheritsPurpose = new Set([
  'diaBom',
  'compararPeriodos',
  'melhorDia',
  'melhorMes',
  'porque',
  'porqueEscolha',
  'motivos',
]);
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
]);

/** Questions that the user's own date answers anew. */
const ownData = new Set(['melhorDia', 'melhorMes', 'compararPeriodos', 'diaBom', 'periodo', 'numero', 'momento']);

/** The state of a question: stored with the last answer, or new with the people that are known. */
export function startState({ state, people, subject, subjectLabels }: Question): DialogueState {
  const base = state ?? emptyState;
  const known = new Map(base.people.map((person) => [person.label, person]));
  for (const { label, name, birthDate } of people) {
    const old = known.get(label);
    known.set(
      label,
      old ?? { label, name, birthDate, bond: null, gender: genderOf(label, name), isAccount: label === 'eu' },
    );
  }
  const opened = { ...base, people: [...known.values()] };
  if (state || subjectLabels.length === 0) return state || !subject ? opened : openedAbout(opened, subject);
  const intent = subjectLabels.length > 1 ? 'par' : 'mapa';
  const act: Act = { ...emptyAct, intent, topics: ['mapa'], who: [...subjectLabels] };
  return { ...opened, who: subjectLabels, pair: subjectLabels.length > 1 ? subjectLabels : [], act };
}

function openedAbout(state: DialogueState, subject: NonNullable<Question['subject']>): DialogueState {
  if (subject.kind === 'day' && /^\d{4}-\d{2}-\d{2}$/u.test(subject.ref)) {
    const periods = [{ span: 'day', date: subject.ref }] as const;
    return { ...state, periods, act: { ...emptyAct, intent: 'periodo', topics: ['diaPessoal'], periods } };
  }
  if (subject.kind !== 'number') return state;
  const words = subject.ref.replace(/([A-Z])/gu, ' $1');
  const { topics } = readMessage(words, '2000-01-01', [], { language: 'pt', period: null });
  return topics.length === 0 ? state : { ...state, act: { ...emptyAct, intent: 'numero', topics } };
}

/** "Ops, 22" after a date that does not exist: the date with another day. */
function dateWithDay(wrong: string | null, text: string): string | null {
  const day = /^\D{0,20}(\d{1,2})\D{0,5}$/u.exec(text)?.[1];
  return wrong !== null && day !== undefined ? wrong.replace(/\d{1,2}/u, day) : null;
}

/** Reads the message in its conversation: the reducer of the dialogue. */
export function followDialogue(question: Question): Dialogue {
  const before = startState(question);
  const period = before.periods.at(-1) ?? null;
  const text = dateWithDay(before.wrongDate, question.text) ?? question.text;
  const message = readMessage(text, question.today, before.people, { language: before.language, period });
  const state = { ...before, language: message.language, wrongDate: message.read.wrongDates[0]?.text ?? null };
  const correction = findCorrection(state, message, question.today);
  if (correction && state.act) return corrected(state, message, correction);
  const people = mergePeople(state, message, question.today);
  const isDeath = message.care[0]?.intent === 'luto' && message.topics.length === 0;
  return withData({ ...state, people: isDeath ? state.people : people }, message, people, question.today);
}

function corrected(
  state: DialogueState,
  message: Understood,
  { people, label }: { people: readonly StatePerson[]; label: string },
): Dialogue {
  const act = { ...(state.act ?? emptyAct), words: message.words };
  return { message, state: { ...state, people, awaited: null }, acts: [act], manner: null, corrected: label };
}

function withData(state: DialogueState, message: Understood, people: readonly StatePerson[], today: string): Dialogue {
  const choice = choose(message, state);
  const { awaited } = state;
  const hasData =
    message.read.people.some(({ name, birthDate }) => name || birthDate) ||
    message.read.loose.birthDate ||
    message.read.isBareAnswer;
  const isCourteous = choice.manner === null || (courtesies.has(choice.manner) && !message.read.isBareAnswer);
  const isOnlyData = hasData && isCourteous && (choice.intent === null || choice.score < 3);
  if (awaited && isOnlyData) {
    const labels = message.read.people.map(({ label }) => label);
    const who = awaited.act.who.map((label) =>
      label === awaited.label ? awaitedLabel(state, people, labels, label) : label,
    );
    const act = { ...awaited.act, who };
    return { message, state: applied({ ...state, awaited: null }, act), acts: [act], manner: null, corrected: null };
  }
  const names = nameTopic(choice.intent, message, state);
  const isSigning = names?.mode === 'assinatura' && names.names.length > 0 && choice.manner === 'previsao';
  if (names && (choice.manner === null || isSigning)) {
    const codes = names.mode === 'codigo' ? findNumberedCode(message.words, state.codes.at(-1)?.kind ?? null) : [];
    const act = {
      ...actOf(
        names.mode === 'codigo' && choice.intent !== 'escolher' ? 'codigo' : (choice.intent ?? 'quantoDa'),
        message,
        message,
        ['eu'],
      ),
      names: names.names,
    };
    const isOwnData = message.read.people.every(({ label }) => label === 'eu');
    const next = withNames(isOwnData ? { ...state, people } : state, names, codes, message);
    return { message, state: next, acts: [act], manner: null, corrected: null };
  }
  const isReport =
    choice.score < 4.6 && choice.manner === null && reportedOf(message, people, state.mood) !== null && !isOnlyData;
  if (choice.intent === null || isReport)
    return withoutIntent(state, message, people, choice.manner, isOnlyData === true);
  const acts = actsOf(choice, message, state, people).map((act) => withPeriod(act, today));
  const [first = emptyAct] = acts;
  return { message, state: applied(state, first), acts, manner: choice.manner, corrected: null };
}

const spans = { anoPessoal: 'year', mesPessoal: 'month', diaPessoal: 'day' } as const;

/** A period without a date is the present one. */
function withPeriod(act: Act, today: string): Act {
  if (act.intent !== 'periodo' || act.periods.length > 0) return act;
  const topic = act.topics.find((one) => one in spans) ?? 'anoPessoal';
  return { ...act, periods: [{ span: spans[topic as keyof typeof spans] ?? 'year', date: today }] };
}

/** The awaited person may be known by a relation and answered by a name. */
function awaitedLabel(
  state: DialogueState,
  people: readonly StatePerson[],
  labels: readonly string[],
  label: string,
): string {
  const only = labels.length === 1 && people.some((one) => one.label === labels[0]) ? labels[0] : undefined;
  const awaited = people.find((one) => one.label === label);
  if (!only || only === label || (awaited?.name && awaited.birthDate)) return label;
  return state.people.some((one) => one.label === only) && only === 'eu' ? label : only;
}

function actsOf(
  choice: ReturnType<typeof choose>,
  message: Understood,
  state: DialogueState,
  people: readonly StatePerson[],
): Act[] {
  const isAreaOfPeriod =
    choice.intent === 'area' && message.isEllipsis && isOfTime(state) && message.topics.length === 0;
  const intent = isAreaOfPeriod ? 'periodo' : (choice.intent ?? 'perdido');
  const segments = message.segments.filter((one) => one.topics.some((topic) => topic !== 'mapa'));
  const isSeveral = segments.length > 1 && (intent === 'numero' || intent === 'periodo');
  const parts: readonly Segment[] = isSeveral ? segments.slice(0, 3) : [choice.segment];
  return parts.map((segment) => {
    const whole = isSeveral ? segment : message;
    const own = isSeveral
      ? segment.periods.length > 0 || segment.topics.every((topic) => topic.endsWith('Pessoal'))
        ? 'periodo'
        : 'numero'
      : intent;
    return actOf(own, whole, message, focusOf(own, segment, message, state, people), state);
  });
}

function actOf(
  intent: string,
  segment: Segment,
  message: Understood,
  who: readonly string[],
  state: DialogueState = { ...emptyState },
): Act {
  const previous = state.act;
  const inheritsTopic =
    intent === 'diferencaNumeros' ||
    replies.has(intent) ||
    intent === 'area' ||
    (message.isEllipsis && repeatable.has(intent));
  const periods =
    segment.periods.length > 0 ? segment.periods : inheritsPeriods(intent, message, state) ? state.periods : [];
  return {
    intent,
    topics: topicsOf(intent, segment, inheritsTopic ? previousTopics(intent, state) : []),
    area: segment.areas[0] ?? (replies.has(intent) ? (previous?.area ?? null) : null),
    purpose: message.purpose ?? (inheritsPurpose.has(intent) ? (previous?.purpose ?? null) : null),
    trait: message.trait ?? (intent === 'quem' && /por ?que/u.test(message.words) ? (previous?.trait ?? null) : null),
    periods,
    who,
    number: segment.number ?? (replies.has(intent) || intent === 'area' ? (previous?.number ?? null) : null),
    names: [],
    words: message.words,
  };
}

const topicOfSpan = { year: 'anoPessoal', month: 'mesPessoal', week: 'diaPessoal', day: 'diaPessoal' } as const;

/** The topics before; how a period was found is asked of its own number. */
function previousTopics(intent: string, { act, periods }: DialogueState): Act['topics'] {
  const span = periods.at(-1)?.span;
  if (intent === 'como' && act?.intent === 'periodo' && act.topics.length === 0 && span) return [topicOfSpan[span]];
  return act?.topics ?? [];
}

/** The topics named, else those before; a difference is one between both. */
function topicsOf(intent: string, { topics }: Segment, before: Act['topics']): Act['topics'] {
  if (intent === 'diferencaNumeros') return [...new Set([...before, ...topics])];
  return topics.length > 0 ? topics : before;
}

/** The question before was one about a period. */
const isOfTime = ({ act }: DialogueState) =>
  (act?.periods.length ?? 0) > 0 && ['periodo', 'area'].includes(act?.intent ?? '');

function inheritsPeriods(intent: string, message: Understood, state: DialogueState): boolean {
  if (
    ['compararPeriodos', 'porque', 'pratica', 'quandoMuda', 'mais', 'melhorDia', 'simples', 'porqueEscolha'].includes(
      intent,
    )
  )
    return state.act?.intent !== 'numero';
  if (intent === 'area') return isOfTime(state);
  return message.isEllipsis && ['periodo', 'decisao', 'melhorMes'].includes(intent);
}

/** Nothing was recognised: data alone, another person or a feeling that goes on. */
function withoutIntent(
  state: DialogueState,
  message: Understood,
  people: readonly StatePerson[],
  manner: string | null,
  isOnlyData: boolean,
): Dialogue {
  const base = { message, corrected: null };
  if (manner !== null && !isOnlyData) return { ...base, state, acts: [], manner };
  const focus = focusOf('numero', message, message, { ...state, people }, people);
  const reported = reportedOf(message, people, state.mood);
  if (reported !== null) {
    const act = actOf('relato', message, message, [reported], state);
    return { ...base, state: { ...applied(state, act), mode: state.mode }, acts: [act], manner: null };
  }
  const isTurnedToMe =
    /^(?:e |mas |entao |qual (?:e )?)*(?:o |a |os |as |para |com |no )?(?:meus?|minhas?|eu|mim|comigo)\b(?: \w+)?$/u;
  const changesWho =
    message.read.people.length > 0 ||
    message.pronoun !== null ||
    (message.isAboutMe && isTurnedToMe.test(message.words)) ||
    (focus.length === 1 && unnamedPeople.includes(focus[0] ?? '') && focus[0] !== state.who[0]);
  if (state.mood !== null && (!message.isAboutMe || !isOnlyData)) return { ...base, state, acts: [], manner: 'humor' };
  const isOther =
    message.pronoun === 'plural' && !pairIntents.has(state.act?.intent ?? '') && message.words.split(' ').length > 5;
  if (state.act && repeatable.has(state.act.intent) && changesWho && message.isEllipsis && !isOther) {
    const explains = ['conceito', 'significado'].includes(state.act.intent) && state.act.topics.length > 0;
    const intent = explains ? 'numero' : state.act.intent;
    const who = pairIntents.has(intent) ? focusOf(intent, message, message, { ...state, people }, people) : focus;
    const act = { ...state.act, intent, who, words: message.words };
    return { ...base, state: applied(state, act), acts: [act], manner: null };
  }
  const own = message.read.people.every(({ label }) => label === 'eu');
  const answers = state.act !== null && ownData.has(state.act.intent) && state.act.who.includes('eu');
  if (
    isOnlyData &&
    own &&
    answers &&
    state.act &&
    /\b(?:minha data|nasci|meu nascimento)\b|^[\d\s]+$/u.test(message.words)
  ) {
    const act = { ...state.act, words: message.words };
    return { ...base, state: applied(state, act), acts: [act], manner: null };
  }
  if (isOnlyData && people.at(-1)?.label === 'bebe' && (message.read.loose.birthDate ?? '') > '') {
    const act: Act = { ...actOf('mapa', message, message, ['bebe']), topics: ['mapa'] };
    return { ...base, state: { ...applied(state, act), mode: state.mode }, acts: [act], manner: null };
  }
  if (isOnlyData) {
    const act = introduction(message, focus);
    return { ...base, state: applied(state, act), acts: [act], manner: null };
  }
  const implied = impliedIntent(state, message, people, focus);
  if (implied === null)
    return { ...base, state, acts: [], manner: isStatement(message) && message.isAboutMe ? 'relato-eu' : 'perdido' };
  const act = actOf(implied.intent, message, message, implied.who, state);
  return { ...base, state: { ...applied(state, act), mode: state.mode }, acts: [act], manner: null };
}

/** People without a question: their map, or the pair; a first name alone is greeted. */
function introduction(message: Understood, focus: readonly string[]): Act {
  const own = message.read.people.find(({ label }) => label === 'eu');
  if (own?.name && !own.name.includes(' ') && own.birthDate === null && message.read.people.length === 1)
    return { ...actOf('apresentacao', message, message, ['eu']), topics: ['mapa'] };
  const labels = message.read.people.map(({ label }) => label).filter((label) => label !== 'eu');
  const withSelf =
    labels.length === 1 && message.read.people.some(({ label, birthDate }) => label === 'eu' && birthDate !== null);
  const intent = labels.length > 1 || withSelf ? 'par' : 'mapa';
  const others = labels.length > 0 ? labels : focus;
  return { ...actOf(intent, message, message, withSelf ? ['eu', ...others] : others), topics: ['mapa'] };
}

function applied(state: DialogueState, act: Act): DialogueState {
  return {
    ...state,
    act,
    who: act.who,
    pair: act.who.length > 1 ? act.who : state.pair,
    periods: act.periods.length > 0 ? act.periods : state.periods,
    recent: [...state.recent, ...act.periods]
      .filter(
        (one, index, all) => all.findLastIndex((other) => other.date === one.date && other.span === one.span) === index,
      )
      .slice(-3),
    mode: null,
    mood: null,
  };
}

function withNames(
  state: DialogueState,
  names: NonNullable<ReturnType<typeof nameTopic>>,
  codes: DialogueState['codes'],
  message: Understood,
): DialogueState {
  const isNew = state.mode !== names.mode;
  const previous = isNew ? [] : state.names;
  const gender = /\b(?:menina|filha|neta|feminin\w*|mulher)\b/u.test(message.words)
    ? 'female'
    : /\b(?:menino|filho|neto|masculin\w*|homem)\b/u.test(message.words)
      ? 'male'
      : isNew
        ? null
        : state.target.gender;
  return {
    ...state,
    mode: names.mode,
    founded:
      names.mode === 'empresa'
        ? (message.read.loose.birthDate ??
          message.read.people.find(({ birthDate }) => birthDate)?.birthDate ??
          message.read.days[0]?.date ??
          (isNew ? null : state.founded))
        : state.founded,
    names: [...new Set([...previous, ...names.names])].slice(-6),
    baseName: names.baseName,
    family: names.family ?? null,
    codes: names.mode === 'codigo' ? [...(isNew ? [] : state.codes), ...codes].slice(-4) : state.codes,
    target: { number: message.number ?? (isNew ? null : state.target.number), gender },
    mood: null,
    awaited: null,
  };
}
