import type { ChatCard, ChatSource } from '@sefira/contracts/chat-message';

/** A number (or word) that a tool found of somebody: what an answer may say. */
export interface ToolFact {
  /** `Destino`, `Ano Pessoal`… as answers call it. */
  readonly label: string;
  /** Whose: the name as given, or what they are called. */
  readonly of: string;
  readonly value: number | string;
}

/** What a tool hands back, to the built-in assistant and to a model alike. */
export interface ToolResult {
  readonly tool: string;
  readonly facts: readonly ToolFact[];
  readonly card: ChatCard | null;
  readonly sources: readonly ChatSource[];
}
