import { monthNames } from '@sefira/numerology/calendar/calendar';
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

/** `Sou de 1958`, `nasci em 63`: a birth of which only the year is given. */
const bornInYear =
  /\b(?:nasci|sou)(?: (?:la|so|mesmo))? (?:de|em|n?o ano de|do ano de|do ano) (?:(19\d\d|20[01]\d)|(\d{2}))(?! (?:anos|e|de|d[oa]))\b/u;

/** `Nasceu em fevereiro de 1990`: a birth without its day, in the form of a date that does not exist. */
export function birthWithoutDay({ words, periods, read }: Understood, today: string): string | null {
  const [month] = periods;
  const isGiven =
    read.loose.birthDate !== null || read.people.some(({ birthDate }) => birthDate !== null) || read.days.length > 0;
  const [, year, short] = bornInYear.exec(words) ?? [];
  if (!isGiven && (year ?? short) !== undefined) return `0/0/${year ?? `${Number(short) > 30 ? 19 : 20}${short}`}`;
  if (isGiven || month?.span !== 'month' || month.until !== undefined || month.date >= today) return null;
  const isBirth =
    /\b(?:nasc(?:i|eu|id[oa])|(?:minha|meu|minhas|meus) \w+ e de|sou de)\b (?:\w+ ){0,3}[a-z]{4,9} (?:de |do )?(?:ano de )?(?:19|20)?\d\d\b/u.test(
      words,
    );
  return isBirth ? `0/${month.date.slice(5, 7)}/${month.date.slice(0, 4)}` : null;
}

/** The question back for a birth without its day. */
export function lackOfDay(birth: string): string {
  const [, month = '', year = ''] = birth.split('/');
  const name = monthNames[Number(month) - 1];
  return name === undefined
    ? `Com o dia e o mês eu calculo na hora: em que data de ${year} foi?`
    : `Com o dia eu calculo na hora: em que dia de ${name} de ${year} foi?`;
}

/** "Ops, 22" after a date that does not exist: the date with another day; "é 30/04": with the year that was given. */
export function dateWithDay(wrong: string | null, text: string): string | null {
  const year = /\b(?:19|20)\d\d\b/u.exec(wrong ?? '')?.[0];
  const dayAndMonth = /^\D{0,20}(\d{1,2})\s?[/.-]\s?(\d{1,2})\D{0,5}$/u.exec(text);
  if (year !== undefined && dayAndMonth) return `${dayAndMonth[1]}/${dayAndMonth[2]}/${year}`;
  const dayOfMonth = /^\D{0,25}?(\d{1,2}º? de \p{L}{4,9})\W{0,5}$/u.exec(text)?.[1];
  if (year !== undefined && dayOfMonth !== undefined) return `${dayOfMonth} de ${year}`;
  const otherYear = /^\D{0,25}?(?:\b(?:em|de|do|ano) (?:de )?'?(\d{2})|\b((?:19|20)\d{2}))\D{0,5}$/u.exec(text);
  if (wrong !== null && year !== undefined && otherYear)
    return wrong.replace(year, otherYear[2] ?? `${Number(otherYear[1]) > 30 ? 19 : 20}${otherYear[1]}`);
  const day = /^\D{0,20}(\d{1,2})\D{0,5}$/u.exec(text)?.[1];
  return wrong !== null && day !== undefined ? wrong.replace(/\d{1,2}/u, day) : null;
}
