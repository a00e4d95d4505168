import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { flow, pagedFlow } from './flow.ts';

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

  it('gives half of two pages to the last one where it is balanced', () => {
    const years = Array.from({ length: 8 }, () => 40);
    expect(flowOf(years, { areShort: true })).toMatch(/b3<div class="flow together">b4/u);
    expect(flowOf([60, 60, 60, 60, 60, 40], { areShort: true, isBalanced: true })).toMatch(
      /b2<div class="flow together">b3b4b5/u,
    );
  });

  it('fills the emptiest of its pages as well as blocks that are not torn let it', () => {
    const block = (height: number, index: number) => ({ content: `b${index}`, height });
    const pages = (heights: readonly number[], taken: number) =>
      renderToStaticMarkup(pagedFlow(heights.map(block), taken))
        .split('together')
        .slice(1)
        .map((page) => page.match(/b\d/gu)?.join(''));
    expect(pages([83, 118], 90)).toEqual(['b0', 'b1']);
    expect(pages([97, 90, 60], 150)).toEqual(['b0', 'b1b2']);
    expect(pages([60, 60, 300, 60], 0)).toEqual(['b0b1', 'b2', 'b3']);
  });

  it('ends with whole passages where the one before could hardly be torn', () => {
    const lessons = [69, 58, 53, 58];
    expect(flowOf(lessons, {}, 7)).toContain('split widows-3');
    expect(flowOf(lessons, {}, 6)).toMatch(/b1<div class="flow together">b2b3/u);
  });
});
