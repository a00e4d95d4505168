import { type ReactNode, useEffect, useRef } from 'react';
import { retryTexts } from '../../texts/common/retry.ts';
import { NoticeBox } from './notice-box.tsx';
import { RetryCountdown } from './retry-countdown.tsx';
import { TwoSentences } from './two-sentences.tsx';

interface FormFailureProps {
  readonly message: ReactNode;
  /** The instant from which the action may be repeated, in milliseconds. */
  readonly retryAt?: number | undefined;
}

/**
 * The refusal of a form beside its submit button; scrolls to the middle of the screen, where neither the on-screen
 * keyboard nor a toast hides it (docs/decisions/0013-guessing-limits-and-proof-of-work.md), and takes the focus unless an
 * invalid field has it.
 */
export function FormFailure({ message, retryAt }: FormFailureProps) {
  const place = useRef<HTMLDivElement>(null);
  // An element is another object at each render; only a text can differ.
  const shown = typeof message === 'string' ? message : Boolean(message);
  useEffect(() => {
    if (!shown) return;
    // jsdom has no such method.
    place.current?.scrollIntoView?.({ block: 'center' });
    const isAtField = document.activeElement?.getAttribute('aria-invalid') === 'true';
    if (!isAtField) place.current?.focus({ preventScroll: true });
  }, [shown]);
  const isTimed = retryAt !== undefined && typeof message === 'string';
  return message ? (
    <div ref={place} tabIndex={-1} className="scroll-my-6 rounded-lg">
      <NoticeBox tone="danger">
        <TwoSentences message={isTimed ? retryTexts.withoutTime(message) : message} />
        {retryAt === undefined ? null : <RetryCountdown at={retryAt} />}
      </NoticeBox>
    </div>
  ) : null;
}
