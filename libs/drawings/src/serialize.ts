import type { AttributeValue, Child, DrawingNode } from './node.ts';

const namePattern = /^[A-Za-z][A-Za-z0-9:-]*$/;

// What XML 1.0 does not allow at all, lone surrogates included (the u flag makes paired ones one code point).
const notAllowed = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand between tags or inside a quoted attribute, in XML and in HTML. */
export function escapeText(text: string): string {
  return text.replace(notAllowed, '').replace(/[&<>"']/g, (character) => escapes[character] ?? '');
}

/**
 * The drawing as SVG text. Text and attribute values are escaped; tag and attribute names are checked.
 * @throws RangeError when a name is not a plain XML name.
 */
export function serialize(node: DrawingNode): string {
  const name = checkedName(node.tag);
  const attributes = Object.entries(node.attributes).map(serializeAttribute).join('');
  if (node.children.length === 0) return `<${name}${attributes}/>`;
  return `<${name}${attributes}>${node.children.map(serializeChild).join('')}</${name}>`;
}

function serializeChild(child: Child): string {
  return typeof child === 'string' ? escapeText(child) : serialize(child);
}

function serializeAttribute([name, value]: [string, AttributeValue]): string {
  return ` ${checkedName(name)}="${escapeText(String(value))}"`;
}

function checkedName(name: string): string {
  if (!namePattern.test(name)) throw new RangeError(`not a name: ${JSON.stringify(name)}`);
  return name;
}
