import type { ChatCard, ChatSource, ChatSubject } from '@sefira/contracts/chat/message';
import type { Identity } from '@sefira/contracts/shared/identity';
import type { Passage } from './passage.ts';
import type { ToolFact } from './tool-fact.ts';

/** A person as the conversation knows them. */
export interface DialoguePerson {
  /** `eu`, `marido`, `filha`, or the first name in small letters. */
  readonly label: string;
  readonly name: string | null;
  readonly birthDate: string | null;
}

export interface EarlierMessage {
  readonly type: 'user' | 'bot';
  readonly content: string;
}

/** A question with all that an answer may use. */
export interface Question {
  readonly text: string;
  /** The messages before it, oldest first. */
  readonly history: readonly EarlierMessage[];
  readonly subject: ChatSubject | null;
  /** Who is in the analysis or the report that it was opened about; they are among the people too. */
  readonly subjectLabels: readonly string[];
  /** Whom the conversation knows; the asking person is `eu`, from the account where it says so. */
  readonly people: readonly DialoguePerson[];
  /** Passages of our own texts that fit the question, the best first. */
  readonly passages: readonly Passage[];
  /** What tools found for the answers before it. */
  readonly earlierFacts: readonly ToolFact[];
  readonly identity: Identity;
  /** The product's calendar day, `YYYY-MM-DD`. */
  readonly today: string;
  readonly requestId: string;
}

/** Who writes an answer sends it here as it comes. */
export interface AnswerSink {
  /** What was written so far does not count: a new try begins. */
  startOver(): Promise<void>;
  /** Waits where the reader is to keep pace. */
  text(piece: string): Promise<void>;
  card(card: ChatCard): void;
}

/** What is known of an answer besides its text. */
export interface AnswerNotes {
  readonly sources: readonly ChatSource[];
  readonly cards: readonly ChatCard[];
  readonly suggestions: readonly string[];
  /** What the tools found, for the record and the number check. */
  readonly toolResults: readonly unknown[];
  /** Whom the conversation knows now. */
  readonly people: readonly DialoguePerson[];
  readonly answeredBy: string;
  /** A better title for a conversation that has just begun. */
  readonly title: string | null;
  /** True where nothing is charged: somebody in distress, or an answer that only asks back. */
  readonly isFree: boolean;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly costMicros: number;
}

/** Writes an answer. Ends early, with what it has, when `signal` aborts. */
export type Answerer = (question: Question, sink: AnswerSink, signal: AbortSignal) => Promise<AnswerNotes>;
