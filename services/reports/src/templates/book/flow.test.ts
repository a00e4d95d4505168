import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { flow } from './flow.ts';

function flowOf(heights: readonly number[], options = {}): string {
  const blocks = heights.map((height, index) => ({ content: `b${index}`, height }));
  return renderToStaticMarkup(flow(blocks, options));
}

describe('a flow', () => {
  it('keeps short passages whole where it ends', () => {
    const months = Array.from({ length: 12 }, () => 34);
    expect(flowOf(months)).toContain('split');
    expect(flowOf(months, { areShort: true })).not.toContain('split');
  });
});
