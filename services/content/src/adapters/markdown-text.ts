import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';

/** One heading of a Markdown text with what stands below it, both as plain text. */
export interface TextSection {
  readonly heading: string;
  readonly text: string;
}

/** Markdown as plain text, one line a block: what is searched and counted. */
export function plainText(markdown: string): string {
  return blocksOf(markdown)
    .map((block) => textOf(block))
    .join('\n');
}

/** The parts of a text below each heading of the second level; what stands before the first is left out. */
export function sectionsOf(markdown: string): TextSection[] {
  const sections: { heading: string; text: string }[] = [];
  for (const block of blocksOf(markdown)) {
    if (block.type === 'heading' && block.depth === 2) {
      sections.push({ heading: textOf(block), text: '' });
      continue;
    }
    const open = sections.at(-1);
    if (open) open.text = `${open.text}\n${textOf(block)}`.trim();
  }
  return sections;
}

function blocksOf(markdown: string) {
  return fromMarkdown(markdown).children;
}
