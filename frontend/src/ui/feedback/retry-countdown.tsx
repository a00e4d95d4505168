import { retryTexts } from '../../texts/common/retry.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

/** The time until a refused action may be repeated, counted down. @param at instant in milliseconds */
export function RetryCountdown({ at }: { readonly at: number }) {
  const left = useSecondsUntil(at);
  return (
    <p role="timer" aria-label={retryTexts.timer} className="mt-1 text-small tabular-nums">
      {left === 0 ? retryTexts.mayRetry : retryTexts.retryIn(Math.floor(left / 60), left % 60)}
    </p>
  );
}
