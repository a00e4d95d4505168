import type { PersonInTalk, Question } from '../domain/answerer.ts';
import type { Passage } from '../domain/passage.ts';
import type { Intent } from './intents.ts';
import { type ReadMessage, readMessage } from './read-message.ts';
import type { AskedTime } from './read-time.ts';
import type { Topic } from './topics.ts';

/** What the conversation is about, after its latest message. */
export interface Talk {
  readonly message: ReadMessage;
  readonly intent: Intent;
  readonly topics: readonly Topic[];
  readonly time: AskedTime | null;
  /** Whom the message speaks of, in its order. */
  readonly focus: readonly string[];
  readonly people: ReadonlyMap<string, PersonInTalk>;
  /** Passages of our texts that fit the message. */
  readonly passages: readonly Passage[];
  /** What the conversation was opened about, before anything was said. */
  readonly isOpening?: true;
}

/** Intents that the next message may go on with: "e do meu marido?" */
const GOES_ON = new Set<Intent>([
  'topic',
  'compatibility',
  'company',
  'spellings',
  'concept',
  'meaning',
  'child-names',
  'company-names',
]);
const PERIODS = new Set<Topic>(['anoPessoal', 'mesPessoal', 'diaPessoal']);
const SPAN_TOPIC = { day: 'diaPessoal', month: 'mesPessoal', year: 'anoPessoal' } as const;

/** Reads the whole conversation, message by message: names, dates and topics carry over. */
export function followTalk(question: Question): Talk {
  let people: ReadonlyMap<string, PersonInTalk> = new Map(question.people.map((person) => [person.label, person]));
  let before: Talk | null = subjectTalk(question, people);
  for (const { type, content } of question.history.slice(-16)) {
    if (type !== 'user') continue;
    before = step(readMessage(content, question.today, [...people.values()]), people, before);
    people = before.people;
  }
  const talk = step(readMessage(question.text, question.today, [...people.values()]), people, before);
  return { ...talk, passages: question.passages };
}

/** A conversation opened about a number or a day begins as if that had been asked. */
function subjectTalk(question: Question, people: ReadonlyMap<string, PersonInTalk>): Talk | null {
  const { subject, subjectLabels, today } = question;
  if (subjectLabels.length > 0) {
    const message = readMessage('meu mapa', today, []);
    const intent = subjectLabels.length > 1 ? 'compatibility' : 'topic';
    return {
      message,
      intent,
      topics: ['mapa'],
      time: null,
      focus: subjectLabels,
      people,
      passages: [],
      isOpening: true,
    };
  }
  if (subject?.kind === 'day' && /^\d{4}-\d{2}-\d{2}$/u.test(subject.ref)) {
    const message = readMessage('dia pessoal', today, []);
    return {
      message,
      intent: 'topic',
      topics: ['diaPessoal'],
      time: { date: subject.ref, span: 'day' },
      focus: ['eu'],
      people,
      passages: [],
    };
  }
  if (subject?.kind !== 'number') return null;
  const message = readMessage(subject.ref.replace(/([A-Z])/gu, ' $1'), today, []);
  if (message.topics.length === 0) return null;
  return { message, intent: 'topic', topics: message.topics, time: null, focus: ['eu'], people, passages: [] };
}

function step(message: ReadMessage, known: ReadonlyMap<string, PersonInTalk>, before: Talk | null): Talk {
  const isReply = message.intent === 'other' && before !== null && GOES_ON.has(before.intent);
  const people = learn(message, known, before, isReply);
  const focus = focusOf(message, before, isReply, people);
  const { intent, topics } = aboutWhat(message, before, isReply);
  const time = message.time ?? (isReply ? (before?.time ?? null) : null);
  return { message, intent, topics, time, focus, people, passages: [] };
}

function aboutWhat(message: ReadMessage, before: Talk | null, isReply: boolean): Pick<Talk, 'intent' | 'topics'> {
  const { intent, topics, time } = message;
  if (intent === 'other' && time && (!isReply || before?.topics.every((topic) => PERIODS.has(topic)))) {
    return { intent: 'topic', topics: [SPAN_TOPIC[time.span]] };
  }
  if (isReply && before) {
    const isOfSomebody = message.people.some(({ label }) => label !== 'eu') || message.isAboutMe || message.isAboutThem;
    const goesOn = before.intent === 'concept' || before.intent === 'meaning';
    return {
      intent: goesOn && isOfSomebody && before.topics.length > 0 ? 'topic' : before.intent,
      topics: before.topics,
    };
  }
  if (intent === 'other' && (message.people.some((one) => one.birthDate) || message.loose.birthDate)) {
    return { intent: 'topic', topics: ['mapa'] };
  }
  return { intent, topics };
}

function learn(
  message: ReadMessage,
  known: ReadonlyMap<string, PersonInTalk>,
  before: Talk | null,
  isReply: boolean,
): ReadonlyMap<string, PersonInTalk> {
  const people = new Map(known);
  const put = (label: string, name: string | null, birthDate: string | null) => {
    const old = people.get(label);
    if (!name && !birthDate && !old) return;
    people.set(label, { label, name: name ?? old?.name ?? null, birthDate: birthDate ?? old?.birthDate ?? null });
  };
  const awaited = before ? awaitedLabel(before) : 'eu';
  const isCompany = message.intent === 'company' || (isReply && before?.intent === 'company');
  for (const { label, name, birthDate } of message.people) {
    if (isCompany && label !== 'eu') continue;
    // A full name in answer to "qual é o nome completo?" is the awaited person's.
    const isAwaited =
      isReply && name !== null && !known.has(label) && isPlainLabel(label, name) && message.people.length === 1;
    put(isAwaited ? awaited : label, name, birthDate);
  }
  if (!isCompany) learnLoose(message, awaited, isReply, put);
  return people;
}

/** A name or a date without an owner is whose the conversation asked for. */
function learnLoose(
  message: ReadMessage,
  awaited: string,
  isReply: boolean,
  put: (label: string, name: string | null, birthDate: string | null) => void,
): void {
  const { name, birthDate } = message.loose;
  const takesName = isReply && message.isBareAnswer ? name : null;
  if (!takesName && !birthDate) return;
  const [only] = message.people;
  if (only && message.people.length === 1) put(only.label, takesName, birthDate);
  else put(message.isAboutThem && awaited === 'eu' ? 'par' : awaited, takesName, birthDate);
}

/** Called by the first name because nothing else was said of them. */
function isPlainLabel(label: string, name: string): boolean {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().startsWith(label);
}

/** Whose data was asked for last: the first in focus that lacks some. */
function awaitedLabel({ focus, people }: Talk): string {
  const lacking = focus.find((label) => {
    const person = people.get(label);
    return !person?.name || !person.birthDate;
  });
  return lacking ?? focus[0] ?? 'eu';
}

function focusOf(
  message: ReadMessage,
  before: Talk | null,
  isReply: boolean,
  people: ReadonlyMap<string, PersonInTalk>,
): readonly string[] {
  const named = message.people.map(({ label }) => label);
  const isBare = named.length === 0 && message.loose.name === null && message.loose.birthDate === null;
  if (isBare && message.isAboutMe && !message.isAboutThem && message.intent !== 'compatibility') return ['eu'];
  const isNewName = isReply && named.length === 1 && named[0] !== undefined && !people.has(named[0]);
  if (isReply && before && (named.length === 0 || isNewName) && !message.isAboutThem) return before.focus;
  const others = named.filter((label) => label !== 'eu');
  if (message.intent === 'compatibility') return compared(message, others, before, people);
  if (others.length > 0) return others;
  if (message.isAboutThem && before) {
    const them = before.focus.find((label) => label !== 'eu') ?? [...people.keys()].findLast((label) => label !== 'eu');
    if (them) return [them];
  }
  if (message.isAboutMe || named.includes('eu') || !before) return ['eu'];
  const isNewTopic = message.topics.length > 0 && before.focus.length === 1 && !isReply && !before.isOpening;
  return isNewTopic ? ['eu'] : before.focus;
}

function compared(
  message: ReadMessage,
  others: readonly string[],
  before: Talk | null,
  people: ReadonlyMap<string, PersonInTalk>,
): readonly string[] {
  if (others.length >= 2) return others.slice(0, 5);
  const partner =
    others[0] ??
    before?.focus.find((label) => label !== 'eu') ??
    [...people.keys()].findLast((label) => label !== 'eu');
  if (!partner) return ['eu', 'par'];
  return message.text === '' ? [partner] : ['eu', partner];
}
