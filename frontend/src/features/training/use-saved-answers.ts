import type { Exam } from '@sefira/contracts/content/training';
import { useRef, useState } from 'react';
import { useSaveExamAnswersMutation } from './api.ts';

type Answers = Readonly<Record<string, string>>;

interface SavedAnswers {
  readonly answers: Answers;
  /** Changes an answer; a complete one (`settled`) is saved at once. */
  readonly change: (key: string, value: string, settled: boolean) => void;
  /** Saves the changes since the last save. */
  readonly saveChanges: () => void;
  readonly hasFailed: boolean;
}

/** The answers of an exam, saved one after the other, so that no older answer overwrites a newer one. */
export function useSavedAnswers({ id, answers: first }: Exam): SavedAnswers {
  const [answers, setAnswers] = useState<Answers>(first);
  const [hasFailed, setFailed] = useState(false);
  const [send] = useSaveExamAnswersMutation();
  const latest = useRef<Answers>(first);
  const sent = useRef<Answers>(first);
  const isSending = useRef(false);

  async function saveChanges(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    while (sent.current !== latest.current) {
      const now = latest.current;
      const { error } = await send({ id, answers: now });
      setFailed(error !== undefined);
      if (error) break;
      sent.current = now;
    }
    isSending.current = false;
  }

  function change(key: string, value: string, settled: boolean): void {
    latest.current = { ...latest.current, [key]: value };
    setAnswers(latest.current);
    if (settled) void saveChanges();
  }

  return { answers, change, saveChanges: () => void saveChanges(), hasFailed };
}
