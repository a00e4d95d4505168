import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { flow } from './flow.ts';

function flowOf(heights: readonly number[], options = {}, lines?: number): string {
  const blocks = heights.map((height, index) => ({
    content: `b${index}`,
    height,
    ...(lines === undefined ? {} : { lines }),
  }));
  return renderToStaticMarkup(flow(blocks, options));
}

describe('a flow', () => {
  it('keeps short passages whole where it ends', () => {
    const months = Array.from({ length: 12 }, () => 34);
    expect(flowOf(months, {}, 20)).toContain('split');
    expect(flowOf(months, { areShort: true }, 20)).not.toContain('split');
  });

  it('tears a passage only where one of its paragraphs has the lines that must follow', () => {
    const arcana = [98, 73];
    expect(flowOf(arcana, {}, 13)).toContain('split widows-10');
    expect(flowOf(arcana, {}, 12)).not.toContain('split');
  });

  it('ends with whole passages where the one before could hardly be torn', () => {
    const lessons = [69, 58, 53, 58];
    expect(flowOf(lessons, {}, 7)).toContain('split widows-3');
    expect(flowOf(lessons, {}, 6)).toMatch(/b1<div class="flow together">b2b3/u);
  });
});
