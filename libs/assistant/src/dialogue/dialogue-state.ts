import { withoutAccents } from '@sefira/contracts/shared/fold';
import type { DialoguePerson, Question } from '../answerer.ts';
import type { Topic } from '../composing/topics.ts';
import type { Passage } from '../passage.ts';
import type { Intent } from '../understanding/intents.ts';
import { type ReadMessage, readMessage } from '../understanding/read-message.ts';
import type { AskedTime } from '../understanding/read-time.ts';

/** Dialogue state after the latest message. */
export interface Dialogue {
  readonly message: ReadMessage;
  readonly intent: Intent;
  readonly topics: readonly Topic[];
  readonly time: AskedTime | null;
  /** Labels of the people that the message is about, in its order. */
  readonly focus: readonly string[];
  readonly people: ReadonlyMap<string, DialoguePerson>;
  /** Passages of the product's texts that match the message. */
  readonly passages: readonly Passage[];
  /** True for the subject that the conversation was opened about. */
  readonly isOpening?: true;
}

/** Intents that a follow-up may continue: "e do meu marido?" */
const followUpIntents = new Set<Intent>([
  'topic',
  'compatibility',
  'company',
  'spellings',
  'concept',
  'meaning',
  'child-names',
  'company-names',
]);
const periods = new Set<Topic>(['anoPessoal', 'mesPessoal', 'diaPessoal']);
const spanTopic = { day: 'diaPessoal', month: 'mesPessoal', year: 'anoPessoal' } as const;

/** Replays the conversation message by message: names, dates and topics carry over. */
export function followDialogue(question: Question): Dialogue {
  let people: ReadonlyMap<string, DialoguePerson> = new Map(question.people.map((person) => [person.label, person]));
  let before: Dialogue | null = openingDialogue(question, people);
  for (const { type, content } of question.history.slice(-16)) {
    if (type !== 'user') continue;
    before = readNext(readMessage(content, question.today, [...people.values()]), people, before);
    people = before.people;
  }
  const dialogue = readNext(readMessage(question.text, question.today, [...people.values()]), people, before);
  return { ...dialogue, passages: question.passages };
}

/** A conversation opened about a number or a day starts as if that had been the first question. */
function openingDialogue(question: Question, people: ReadonlyMap<string, DialoguePerson>): Dialogue | null {
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

function readNext(message: ReadMessage, known: ReadonlyMap<string, DialoguePerson>, before: Dialogue | null): Dialogue {
  const isReply = message.intent === 'other' && before !== null && followUpIntents.has(before.intent);
  const people = updatePeople(message, known, before, isReply);
  const focus = focusOf(message, before, isReply, people);
  const { intent, topics } = intentOf(message, before, isReply);
  const time = message.time ?? (isReply ? (before?.time ?? null) : null);
  return { message, intent, topics, time, focus, people, passages: [] };
}

function intentOf(
  message: ReadMessage,
  before: Dialogue | null,
  isReply: boolean,
): Pick<Dialogue, 'intent' | 'topics'> {
  const { intent, topics, time } = message;
  if (intent === 'other' && time && (!isReply || before?.topics.every((topic) => periods.has(topic)))) {
    return { intent: 'topic', topics: [spanTopic[time.span]] };
  }
  if (isReply && before) {
    const isAboutPerson =
      message.people.some(({ label }) => label !== 'eu') || message.isAboutMe || message.isAboutThem;
    const isExplanation = before.intent === 'concept' || before.intent === 'meaning';
    return {
      intent: isExplanation && isAboutPerson && before.topics.length > 0 ? 'topic' : before.intent,
      topics: before.topics,
    };
  }
  if (intent === 'other' && (message.people.some((one) => one.birthDate) || message.loose.birthDate)) {
    return { intent: 'topic', topics: ['mapa'] };
  }
  return { intent, topics };
}

function updatePeople(
  message: ReadMessage,
  known: ReadonlyMap<string, DialoguePerson>,
  before: Dialogue | null,
  isReply: boolean,
): ReadonlyMap<string, DialoguePerson> {
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
    // A full name in reply to "qual é o nome completo?" belongs to the awaited person.
    const isAwaited =
      isReply && name !== null && !known.has(label) && isPlainLabel(label, name) && message.people.length === 1;
    put(isAwaited ? awaited : label, name, birthDate);
  }
  if (!isCompany) assignLooseFacts(message, awaited, isReply, put);
  return people;
}

/** A name or a date without an owner belongs to the person that the conversation asked about. */
function assignLooseFacts(
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

/** True where the label is only the first name: no relation was given. */
function isPlainLabel(label: string, name: string): boolean {
  return withoutAccents(name).toLowerCase().startsWith(label);
}

/** The person with data still missing: the first in focus that lacks a name or a date. */
function awaitedLabel({ focus, people }: Dialogue): string {
  const lacking = focus.find((label) => {
    const person = people.get(label);
    return !person?.name || !person.birthDate;
  });
  return lacking ?? focus[0] ?? 'eu';
}

function focusOf(
  message: ReadMessage,
  before: Dialogue | null,
  isReply: boolean,
  people: ReadonlyMap<string, DialoguePerson>,
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
  before: Dialogue | null,
  people: ReadonlyMap<string, DialoguePerson>,
): readonly string[] {
  if (others.length >= 2) return others.slice(0, 5);
  const partner =
    others[0] ??
    before?.focus.find((label) => label !== 'eu') ??
    [...people.keys()].findLast((label) => label !== 'eu');
  if (!partner) return ['eu', 'par'];
  return message.text === '' ? [partner] : ['eu', partner];
}
