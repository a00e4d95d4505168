import type { ChatCard } from '@sefira/contracts/chat/message';
import type { ToolResult } from './tool-result.ts';

type Link = NonNullable<ChatCard['link']>;

/** The results with a first card that leads to another form of the site, filled in with these people. */
export function leadingTo(
  analysis: Link['analysis'],
  people: Link['people'],
  [first, ...others]: readonly ToolResult[],
): readonly ToolResult[] {
  if (!first?.card) return [...(first ? [first] : []), ...others];
  return [{ ...first, card: { ...first.card, link: { analysis, people } } }, ...others];
}
