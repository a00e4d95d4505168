import type { Nodes, Parents } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { type Content, each, h } from '../document/element.ts';

/** Markdown as printed content. HTML in it is printed as the text it is, pictures as their description, links with their address. */
export function markdown(text: string): Content[] {
  return inside(fromMarkdown(text));
}

function inside(parent: Parents): Content[] {
  return each(parent.children, node);
}

function node(part: Nodes): Content {
  switch (part.type) {
    case 'heading':
      return h('h3', {}, ...inside(part));
    case 'list':
      return h(part.ordered ? 'ol' : 'ul', { className: 'points' }, ...inside(part));
    case 'link':
      return h('span', {}, ...inside(part), addressOf(part.url));
    case 'image':
      return part.alt ?? '';
    case 'thematicBreak':
      return h('hr', { className: 'rule' });
    case 'break':
      return h('br', {});
    case 'code':
      return h('pre', {}, part.value);
    case 'inlineCode':
      return h('code', {}, part.value);
    default:
      return plainNode(part);
  }
}

const tags: Readonly<Record<string, string>> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  listItem: 'li',
  emphasis: 'em',
  strong: 'strong',
};

function plainNode(part: Nodes): Content {
  if ('value' in part) return part.value;
  if (!('children' in part)) return null;
  const tag = tags[part.type];
  return tag ? h(tag, {}, ...inside(part)) : h('span', {}, ...inside(part));
}

function addressOf(url: string): string {
  return /^https?:/.test(url) ? ` (${url})` : '';
}
