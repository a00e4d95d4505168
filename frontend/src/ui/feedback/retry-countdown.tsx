import { useEffect, useState } from 'react';
import { retryTexts } from '../../texts/common/retry.ts';

const second = 1000;

/** The time until a refused action may be repeated, counted down. @param at instant in milliseconds */
export function RetryCountdown({ at }: { readonly at: number }) {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((at - now) / second));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, [isOver]);
  return (
    <p role="timer" className="mt-1 text-small tabular-nums">
      {isOver ? retryTexts.mayRetry : retryTexts.retryIn(Math.floor(left / 60), left % 60)}
    </p>
  );
}
