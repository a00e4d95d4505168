import type { ChatCard, ChatSource } from '@sefira/contracts/chat/message';
import type { ToolFact } from '../tool-fact.ts';

/** Result of a tool, for the built-in assistant and for a model. */
export interface ToolResult {
  readonly tool: string;
  readonly facts: readonly ToolFact[];
  readonly card: ChatCard | null;
  readonly sources: readonly ChatSource[];
}
