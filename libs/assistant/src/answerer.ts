import type { ChatCard, ChatSource, ChatSubject } from '@sefira/contracts/chat/message';
import type { Identity } from '@sefira/contracts/shared/identity';
import type { DialogueState } from './dialogue/state.ts';
import type { DialoguePerson } from './dialogue-person.ts';
import type { Passage } from './passage.ts';
import type { Prices } from './prices.ts';
import type { ToolFact } from './tool-fact.ts';

export interface EarlierMessage {
  readonly type: 'user' | 'bot';
  readonly content: string;
}

/** A question with everything that an answer may use. */
export interface Question {
  readonly text: string;
  /** The messages before it, oldest first. */
  readonly history: readonly EarlierMessage[];
  readonly subject: ChatSubject | null;
  /** People of the analysis or report that the conversation was opened about; `people` contains them too. */
  readonly subjectLabels: readonly string[];
  /** School of the subject's numbers, or its rule set; null for the default one. */
  readonly system?: string | null;
  /** State stored with the latest answer; null in a new conversation. */
  readonly state: DialogueState | null;
  /** Known people; the caller is `eu`, from the account's profile if it has one. */
  readonly people: readonly DialoguePerson[];
  /** Passages of the product's texts that match the question, best first. */
  readonly passages: readonly Passage[];
  /** Today's prices, where the question is about them and the catalogue answers. */
  readonly prices?: Prices | null;
  /** Facts that tools found for earlier answers. */
  readonly earlierFacts: readonly ToolFact[];
  readonly identity: Identity;
  /** The product's calendar day, `YYYY-MM-DD`. */
  readonly today: string;
  readonly requestId: string;
}

/** Receives an answer while it is written. */
export interface AnswerSink {
  /** Discards the text so far: a new attempt begins. */
  startOver(): Promise<void>;
  /** Resolves when the next chunk may be sent. */
  text(chunk: string): Promise<void>;
  card(card: ChatCard): void;
}

/** Everything about an answer besides its text. */
export interface AnswerNotes {
  readonly sources: readonly ChatSource[];
  readonly cards: readonly ChatCard[];
  readonly suggestions: readonly string[];
  /** Results of the tools, stored and used by the number check. */
  readonly toolResults: readonly unknown[];
  /** People known after this answer. */
  readonly people: readonly DialoguePerson[];
  readonly answeredBy: string;
  /** Suggested title of a new conversation. */
  readonly title: string | null;
  /** True if nothing is charged: the user is in distress, or the answer only asks a question. */
  readonly isFree: boolean;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly costMicros: number;
  /** The answer says that the model's budget of the month is used up. */
  readonly saysBudgetLimit?: true;
}

/** Writes an answer. Ends early, with what it has, when `signal` aborts. */
export type Answerer = (question: Question, sink: AnswerSink, signal: AbortSignal) => Promise<AnswerNotes>;
