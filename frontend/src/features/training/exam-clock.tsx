import type { Exam } from '@sefira/contracts/content/training';
import { useEffect, useEffectEvent, useState } from 'react';
import { examTexts as texts } from '../../texts/content/training.ts';

interface ExamClockProps {
  readonly exam: Exam;
  readonly onEnd: () => void;
}

/** The time left by the server's clock; at its end the exam is submitted. */
export function ExamClock({ exam: { now, endsAt }, onEnd }: ExamClockProps) {
  const [clockOffset] = useState(() => Date.now() - Date.parse(now));
  const [remaining, setRemaining] = useState(() => Date.parse(endsAt) - Date.parse(now));
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setInterval(() => {
      const nextRemaining = Date.parse(endsAt) - (Date.now() - clockOffset);
      setRemaining(nextRemaining);
      if (nextRemaining > 0) return;
      clearInterval(timer);
      end();
    }, 1000);
    return () => clearInterval(timer);
  }, [endsAt, clockOffset]);
  const seconds = Math.max(0, Math.ceil(remaining / 1000));
  const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p
      role="timer"
      aria-label={texts.left}
      className={`font-semibold tabular-nums ${seconds < 300 ? 'text-danger' : ''}`}
    >
      {texts.left}: {shown}
    </p>
  );
}
