import type { ChatCard } from '@sefira/contracts/chat/message';
import type { Question } from './answerer.ts';
import type { BuiltInAnswer } from './built-in-answer.ts';
import { compose, wrongDateText } from './composing/compose.ts';
import type { Composed } from './composing/composer.ts';
import { draftOf } from './composing/draft.ts';
import { finishText } from './composing/finish.ts';
import { gistOf, headsAfter } from './composing/follow-ups/compose-gist.ts';
import { freshChips, mostOffered } from './composing/follow-ups/fresh-chips.ts';
import { moodAfter } from './composing/manner/manner-family.ts';
import { plansAspect } from './composing/product/compose-plans.ts';
import { mostWords } from './composing/shorten.ts';
import type { Dialogue } from './dialogue/dialogue.ts';
import { followDialogue } from './dialogue/follow.ts';
import { splitQuestions } from './dialogue/split-questions.ts';
import { lackOfDay } from './dialogue/start.ts';
import { type Act, type DialogueState, emptyAct, type Listed, type NameTable } from './dialogue/state.ts';
import type { DialoguePerson } from './dialogue-person.ts';
import { joinAnswers } from './join-answers.ts';
import type { ToolResult } from './tools/tool-result.ts';

export type { BuiltInAnswer };

/** Ids of said passages that are kept. */
const mostSaid = 400;

/** The built-in assistant: a pure function from a question with its conversation to an answer. */
export function answerBuiltIn(asked: Question): BuiltInAnswer {
  const question = { ...asked, text: nameBeforeDate(asked.text) };
  const parts = splitQuestions(question);
  return parts.length > 1 ? answerSeveral(question, parts) : answerOne(question);
}

const dateAndName =
  /(\b\d{1,2}[/.-]\d{1,2}[/.-]\d{4})[\s,;-]+(\p{Lu}\p{L}+(?: (?:d[aeo]s?|e|\p{Lu}\p{L}+)){1,6})\s*[.!]?$/u;

/** `19/07/1982 Marina Soares Teles` at the end as `Marina Soares Teles, 19/07/1982`: one person, in the usual order. */
function nameBeforeDate(text: string): string {
  const isOfOne = (text.match(/\d{1,2}[/.-]\d{1,2}[/.-]\d{4}/gu) ?? []).length === 1;
  return isOfOne ? text.replace(dateAndName, '$2, $1') : text;
}

/** Each question of a message answered after the one before it, as if they were sent one by one. */
function answerSeveral(question: Question, parts: readonly string[]): BuiltInAnswer {
  const answers: BuiltInAnswer[] = [];
  for (const text of parts) {
    const before = answers.at(-1);
    const history = [...question.history, ...answers.map((one) => ({ type: 'bot' as const, content: one.text }))];
    const { people, state } = before ?? question;
    answers.push(answerOne({ ...question, text, history, people, state }, Math.floor(mostWords / parts.length)));
  }
  return joinAnswers(answers);
}

function answerOne(question: Question, room: number = mostWords): BuiltInAnswer {
  const dialogue = followDialogue(question);
  const [wrong] = dialogue.message.read.wrongDates;
  if (wrong && (dialogue.manner === null || ['perdido', 'enchimento', 'humor'].includes(dialogue.manner)))
    return lacksDate(dialogue, question, wrongDateText(wrong.text));
  const partial = dialogue.state.wrongDate;
  if (partial?.startsWith('0/') && /\b(?:nasci|sou)\b/u.test(dialogue.message.words))
    return lacksDate(dialogue, question, lackOfDay(partial));
  const { composed, composer } = compose(dialogue, question, room);
  const results = withoutShownCards(composed.results ?? [], dialogue);
  const text = finishText(composed, question.history, dialogue.message.language);
  const [act] = dialogue.acts;
  const awaits = composed.awaits;
  const chips = freshChips(composed.chips ?? [], composer, dialogue);
  const state: DialogueState = {
    ...dialogue.state,
    offered: [...dialogue.state.offered, ...chips].slice(-mostOffered),
    time: composed.chosen ? { ...dialogue.state.time, last: [composed.chosen] } : dialogue.state.time,
    table: tableAfter(dialogue.state.table, composed),
    listed: listedIn(composed) ?? dialogue.state.listed,
    said: [...composer.said, ...results.flatMap(({ card }) => (card ? [cardId(card)] : []))].slice(-mostSaid),
    mood:
      dialogue.manner !== null && dialogue.acts.length === 0
        ? moodAfter(dialogue.manner, dialogue.state.mood)
        : dialogue.state.mood,
    manner: dialogue.acts.length === 0 ? dialogue.manner : null,
    gist: composed.isFree ? dialogue.state.gist : gistOf(composed.text),
    heads: dialogue.acts.length > 0 && !composed.isFree ? headsAfter(composed, dialogue) : dialogue.state.heads,
    awaited: awaits !== undefined && act ? { label: awaits, act: awaitedAct(act) } : null,
  };
  const draft = draftOf(text, {
    results,
    suggestions: chips,
    title: composed.title ?? null,
    isFree: composed.isFree ?? false,
  });
  return {
    ...draft,
    people: peopleOf(state),
    passages: composer.picked,
    state,
    wantsOwnAnalyses: act?.intent === 'analises',
  };
}

/** The names after an answer that proposes some or chooses one. */
function tableAfter(table: NameTable, { proposed, picked }: Composed): NameTable {
  return { ...table, names: proposed ?? table.names, picked: picked ?? table.picked };
}

/** What an answer puts side by side; null where it lists nothing. */
function listedIn({ proposed, listed }: Composed): Listed | null {
  if (proposed) return { kind: 'names', names: proposed };
  return listed ? { kind: 'numbers', topics: listed } : null;
}

/** After a greeting the data lead to the map. */
function awaitedAct(act: Act): Act {
  return act.intent === 'apresentacao' ? { ...act, intent: 'mapa' } : act;
}

/** Two people may share a first name, which is all that the id of a map's card holds. */
const cardId = ({ id, title }: ChatCard) => `card.${id}.${title}`;

/** A card stands once in a conversation, unless the map itself is asked for. */
function withoutShownCards(results: readonly ToolResult[], { acts, state }: Dialogue): readonly ToolResult[] {
  if (acts[0]?.intent === 'mapa') return results;
  return results.map((result) =>
    result.card !== null && state.said.includes(cardId(result.card)) ? { ...result, card: null } : result,
  );
}

/** A question back for a date that does not exist or lacks its day. */
function lacksDate(dialogue: Dialogue, question: Question, text: string): BuiltInAnswer {
  // `15/15/1990` alone belongs to the question before it.
  const before = /^[\s\d/.-]+$/u.test(question.text) ? question.state?.act : null;
  const act = before ?? dialogue.acts[0] ?? { ...emptyAct, intent: 'mapa', topics: ['mapa' as const] };
  const state = { ...dialogue.state, act, awaited: { label: act.who[0] ?? 'eu', act } };
  return {
    ...draftOf(text, { isFree: true, title: 'Conferir a data' }),
    people: peopleOf(state),
    passages: new Map(),
    state,
    wantsOwnAnalyses: false,
  };
}

/** The people that a conversation may remember. */
export function peopleOf({ people }: DialogueState): DialoguePerson[] {
  return people
    .filter(({ label, name, birthDate }) => !label.endsWith('pessoa') && (name || birthDate))
    .map(({ label, name, birthDate }) => ({ label, name, birthDate }));
}

const readsArticles = /^produto|^ajuda/u;

/** True if the answer may cite articles of the site: the caller searches them, this library does no I/O. */
export function wantsArticles(question: Question): boolean {
  return followEach(question).some(
    ({ manner, acts }) => acts[0]?.intent === 'conceito' || (manner !== null && readsArticles.test(manner)),
  );
}

/** True if today's prices answer: the caller reads the catalogue, this library does no I/O. */
export function wantsPrices(question: Question): boolean {
  return followEach(question).some(
    ({ manner, acts }) => acts.length === 0 && (plansAspect(manner) !== null || manner?.endsWith('.preco') === true),
  );
}

/** The questions of a message, each as if it stood alone. */
function followEach(question: Question): Dialogue[] {
  return splitQuestions(question).map((text) => followDialogue({ ...question, text }));
}
