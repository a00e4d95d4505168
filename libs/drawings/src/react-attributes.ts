import type { Attributes, AttributeValue } from './node.ts';

/** Attribute names as React spells them (`stroke-width` → `strokeWidth`, `class` → `className`); `aria-` and `data-` stay. */
export function reactAttributes(attributes: Attributes): Record<string, AttributeValue> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [reactName(name), value]));
}

function reactName(name: string): string {
  if (name === 'class') return 'className';
  if (name.startsWith('aria-') || name.startsWith('data-')) return name;
  return name.replace(/[-:]([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
