import type { Question } from '../answerer.ts';
import { readMessage, type Understood } from '../understanding/read-message.ts';
import { type Act, type DialogueState, emptyAct, emptyState } from './state.ts';
import { genderOf } from './who/people.ts';

/** The state of a question: stored with the last answer, or new with the people that are known. */
export function startState({ state, people, subject, subjectLabels, system = null }: Question): DialogueState {
  const base = state ?? { ...emptyState, system, account: people.find(({ label }) => label === 'eu') ?? null };
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
    return {
      ...state,
      time: { ...state.time, last: periods },
      act: { ...emptyAct, intent: 'periodo', topics: ['diaPessoal'], periods },
    };
  }
  if (subject.kind !== 'number') return state;
  const words = subject.ref.replace(/([A-Z])/gu, ' $1');
  const { topics } = readMessage(words, '2000-01-01', [], { language: 'pt', period: null });
  return topics.length === 0 ? state : { ...state, act: { ...emptyAct, intent: 'numero', topics } };
}

/** `Nasceu em fevereiro de 1990`: a birth without its day, in the form of a date that does not exist. */
export function birthWithoutDay({ words, periods, read }: Understood, today: string): string | null {
  const [month] = periods;
  const isGiven = read.loose.birthDate !== null || read.people.some(({ birthDate }) => birthDate !== null);
  if (isGiven || month?.span !== 'month' || month.until !== undefined || month.date >= today) return null;
  const isBirth =
    /\b(?:nasc(?:i|eu|id[oa])|(?:minha|meu|minhas|meus) \w+ e de|sou de)\b (?:\w+ ){0,3}[a-z]{4,9} (?:de |do )?(?:ano de )?(?:19|20)?\d\d\b/u.test(
      words,
    );
  return isBirth ? `0/${month.date.slice(5, 7)}/${month.date.slice(0, 4)}` : null;
}

/** "Ops, 22" after a date that does not exist: the date with another day; "é 30/04": with the year that was given. */
export function dateWithDay(wrong: string | null, text: string): string | null {
  const year = /\b(?:19|20)\d\d\b/u.exec(wrong ?? '')?.[0];
  const dayAndMonth = /^\D{0,20}(\d{1,2})\s?[/.-]\s?(\d{1,2})\D{0,5}$/u.exec(text);
  if (year !== undefined && dayAndMonth) return `${dayAndMonth[1]}/${dayAndMonth[2]}/${year}`;
  const day = /^\D{0,20}(\d{1,2})\D{0,5}$/u.exec(text)?.[1];
  return wrong !== null && day !== undefined ? wrong.replace(/\d{1,2}/u, day) : null;
}
