import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useReveal } from './use-reveal.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['Esc', () => fireEvent.keyDown(window, { key: 'Escape' })],
  ['a press', () => fireEvent.pointerDown(document.body)],
  ['the end of its 1.2 s', () => act(() => vi.advanceTimersByTime(1200))],
])('a reveal ends with %s', (_, end) => {
  const { result } = renderHook(() => useReveal(true));
  act(() => vi.advanceTimersByTime(1199));
  expect(result.current).toBe(true);
  end();
  expect(result.current).toBe(false);
});

test('what is not new is not revealed', () => {
  expect(renderHook(() => useReveal(false)).result.current).toBe(false);
});
