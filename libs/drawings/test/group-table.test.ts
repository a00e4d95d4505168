import { expect, it } from 'vitest';
import { drawGroupTable } from '../src/group-table.ts';
import type { DrawingNode } from '../src/node.ts';

function nodesOf(node: DrawingNode): DrawingNode[] {
  return [node, ...node.children.flatMap((child) => (typeof child === 'string' ? [] : nodesOf(child)))];
}

it.each([9, 10, 12, 16])('lays the words of no member under the web of the next of %i', (count) => {
  const members = Array.from({ length: count }, (_, at) => ({ name: `Nome ${at}`, number: 5, role: 'Inovador' }));
  const nodes = nodesOf(drawGroupTable({ members, groupNumber: 5 }));
  const number = (node: DrawingNode, key: string) => Number(node.attributes[key]);
  const discs = nodes.filter(({ tag, attributes }) => tag === 'circle' && Number(attributes.r) >= 16);
  const words = nodes.filter(({ tag, children }) => tag === 'text' && /Nome|Inovador/u.test(String(children[0])));
  expect(words).toHaveLength(2 * count);
  for (const word of words) {
    for (const disc of discs.filter((other) => number(other, 'r') < 60)) {
      const distance = Math.hypot(number(disc, 'cx') - number(word, 'x'), number(disc, 'cy') - number(word, 'y'));
      expect(distance).toBeGreaterThanOrEqual(number(disc, 'r'));
    }
  }
});
