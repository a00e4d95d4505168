import type { Exam } from '@sefira/contracts/content-training';
import { useEffect, useEffectEvent, useState } from 'react';
import { examTexts as texts } from '../../texts/training.ts';

interface ExamClockProps {
  readonly exam: Exam;
  readonly onEnd: () => void;
}

/** The time left by the server's clock; at its end the test is handed in. */
export function ExamClock({ exam: { now, endsAt }, onEnd }: ExamClockProps) {
  const [ahead] = useState(() => Date.now() - Date.parse(now));
  const [left, setLeft] = useState(() => Date.parse(endsAt) - Date.parse(now));
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setInterval(() => {
      const rest = Date.parse(endsAt) - (Date.now() - ahead);
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      end();
    }, 1000);
    return () => clearInterval(timer);
  }, [endsAt, ahead]);
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p role="timer" className={`font-semibold tabular-nums ${seconds < 300 ? 'text-danger' : ''}`}>
      {texts.left}: {shown}
    </p>
  );
}
