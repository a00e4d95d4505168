import { type ReactNode, useEffect, useRef } from 'react';
import { NoticeBox } from './notice-box.tsx';

/**
 * The refusal of a form beside its submit button; scrolls into view where the on-screen keyboard or a long form hides
 * it (docs/decisions/0013-guessing-limits-and-proof-of-work.md).
 */
export function FormFailure({ message }: { readonly message: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // jsdom has no such method.
    if (message) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [message]);
  return message ? (
    <div ref={place} className="scroll-my-6">
      <NoticeBox tone="danger">{message}</NoticeBox>
    </div>
  ) : null;
}
