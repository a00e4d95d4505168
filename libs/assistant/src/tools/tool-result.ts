import type { ChatCard, ChatSource } from '@sefira/contracts/chat/message';
import type { ToolFact } from '../tool-fact.ts';

/** What a tool hands back, to the built-in assistant and to a model alike. */
export interface ToolResult {
  readonly tool: string;
  readonly facts: readonly ToolFact[];
  readonly card: ChatCard | null;
  readonly sources: readonly ChatSource[];
}
