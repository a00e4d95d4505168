import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';

/** A heading of a Markdown text with its section, as plain text. */
export interface TextSection {
  readonly heading: string;
  readonly text: string;
}

/** Markdown as plain text, one line a block or item; a heading ends like a sentence. */
export function plainText(markdown: string): string {
  return blocksOf(markdown)
    .map((block) => (block.type === 'heading' ? textOf(block).replace(/(?<![.?!:])$/u, '.') : linesOf(block)))
    .join('\n');
}

/** The sections of a text below its second-level headings; text before the first is omitted. */
export function sectionsOf(markdown: string): TextSection[] {
  const sections: { heading: string; text: string }[] = [];
  for (const block of blocksOf(markdown)) {
    if (block.type === 'heading' && block.depth === 2) {
      sections.push({ heading: textOf(block), text: '' });
      continue;
    }
    const open = sections.at(-1);
    if (open) open.text = `${open.text}\n${linesOf(block)}`.trim();
  }
  return sections;
}

/** The text of a block; items of a list would be joined without a space. */
function linesOf(block: Block): string {
  if (block.type !== 'list') return textOf(block);
  return block.children.flatMap((item) => item.children.map(linesOf)).join('\n');
}

type Block = ReturnType<typeof blocksOf>[number];

function blocksOf(markdown: string) {
  return fromMarkdown(markdown).children;
}
