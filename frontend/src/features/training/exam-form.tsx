import type { Exam } from '@sefira/contracts/content/training';
import { useState } from 'react';
import { examTexts as texts } from '../../texts/content/training.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';
import { AnswerField } from './answer-field.tsx';
import { useFinishExamMutation } from './api.ts';
import { ExamClock } from './exam-clock.tsx';
import { useSavedAnswers } from './use-saved-answers.ts';

/** The questions of a running exam; the server stores each answer as it is given. */
export function ExamForm({ exam }: { readonly exam: Exam }) {
  const { id, questions } = exam;
  const { answers, change, saveChanges, hasFailed } = useSavedAnswers(exam);
  const [isConfirming, setConfirming] = useState(false);
  const [finish, { isLoading }] = useFinishExamMutation();
  const open = questions.filter(({ key }) => !answers[key]).length;
  const handIn = () => void finish({ id, answers });
  return (
    <>
      <div className="sticky top-18 z-10 mt-5 flex flex-wrap items-center justify-between gap-3 rounded-xl border border-border bg-surface px-4 py-2.5">
        <ExamClock exam={exam} onEnd={handIn} />
        <p className="text-small text-muted tabular-nums">
          {texts.answered(questions.length - open, questions.length)}
        </p>
      </div>
      {hasFailed ? (
        <div className="mt-4">
          <NoticeBox tone="danger">{texts.saveFailed}</NoticeBox>
        </div>
      ) : null}
      <ol className="mt-6 grid gap-5">
        {questions.map((question, index) => (
          <li key={question.key} className="card p-5 md:p-6">
            <p className="text-small text-muted">{texts.question(index + 1, questions.length)}</p>
            <p className="measure mt-1 font-semibold break-words">{question.prompt}</p>
            <div className="mt-4">
              <AnswerField
                question={question}
                legend={question.prompt}
                numberLabel={texts.number}
                value={answers[question.key] ?? ''}
                onChange={(value) => change(question.key, value, question.choices !== null)}
                onSettle={saveChanges}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button size="lg" className="mt-8" onPress={() => setConfirming(true)}>
        {texts.finish}
      </Button>
      <ConfirmDialog
        title={texts.finishTitle}
        open={isConfirming}
        hint={texts.finishHint(open)}
        confirm={texts.finish}
        cancel={texts.stay}
        danger={false}
        loading={isLoading}
        onConfirm={handIn}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
