import type { ToolResult } from '../tools/tool-result.ts';

/** An answer before it is sent: its text in Markdown and its sources. */
export interface Draft {
  readonly text: string;
  readonly results: readonly ToolResult[];
  readonly suggestions: readonly string[];
  readonly title: string | null;
  /** Nothing is charged: it asks a question, or the user is in distress. */
  readonly isFree: boolean;
}

export function draftOf(text: string, more: Partial<Omit<Draft, 'text'>> = {}): Draft {
  return { text, results: [], suggestions: [], title: null, isFree: false, ...more };
}
