import { type TouchEvent, useRef } from 'react';

/** Two fingers this much further apart or nearer make one step. */
const ratioOfStep = 1.35;

/** Handlers that turn a pinch of two fingers into steps of the zoom. */
export function usePinch(onStep: (steps: 1 | -1) => void) {
  const distance = useRef<number | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      distance.current = distanceOf(touches);
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const now = distanceOf(touches);
      const before = distance.current;
      if (now === null || before === null) return;
      const ratio = now / before;
      if (ratio < ratioOfStep && ratio > 1 / ratioOfStep) return;
      distance.current = now;
      onStep(ratio > 1 ? 1 : -1);
    },
    onTouchEnd: () => {
      distance.current = null;
    },
  };
}

function distanceOf(touches: TouchEvent['touches']): number | null {
  const first = touches[0];
  const second = touches[1];
  return first && second ? Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY) : null;
}
