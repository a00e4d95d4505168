import { expect, test } from 'vitest';
import { explainerScripts } from '../../texts/analyses/explainer-scripts.ts';
import { explainers } from '../../texts/analyses/explainers.ts';
import { clock, sceneAt } from './scene-at.ts';

test('the three videos have the specified lengths, and every caption is shown long enough to read', () => {
  expect(explainers.map(({ seconds }) => clock(seconds))).toEqual(['5:30', '8:15', '6:45']);
  for (const { id, seconds, duration } of explainers) {
    expect(clock(seconds)).toBe(duration);
    const scenes = explainerScripts[id];
    const longest = Math.max(...scenes.map(({ caption }) => caption.split(' ').length));
    // Three words a second is a comfortable reading speed.
    expect(longest / (seconds / scenes.length)).toBeLessThan(3);
  }
});

test('scenes share the time evenly, from the first to the last', () => {
  expect([0, 9.9, 10, 99, 100, 140].map((moment) => sceneAt(moment, 100, 10))).toEqual([0, 0, 1, 9, 9, 9]);
});
