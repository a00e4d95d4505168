import type { Lesson } from '@sefira/contracts/content/training';
import { useId, useState } from 'react';
import { CallFailure } from '../../shared/forms/call-failure.tsx';
import { lessonTexts as texts } from '../../texts/content/training.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';
import { AnswerField } from './answer-field.tsx';
import { useAnswerExerciseMutation } from './api.ts';

interface ExerciseProps {
  readonly slug: string;
  readonly question: Lesson['questions'][number];
}

/** An exercise: answered, checked by the server, shown with its calculation. */
export function Exercise({ slug, question }: ExerciseProps) {
  const [answer, setAnswer] = useState('');
  const [check, { data: checked, isLoading, error, reset }] = useAnswerExerciseMutation();
  const id = useId();
  const { key, prompt, isSolved } = question;
  return (
    <li aria-labelledby={id} className="card p-5 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p id={id} className="measure font-semibold">
          {prompt}
        </p>
        {isSolved ? <Badge tone="success">{texts.solved}</Badge> : null}
      </div>
      <form
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (answer) void check({ slug, key, answer });
        }}
      >
        <AnswerField
          question={question}
          legend={prompt}
          numberLabel={texts.yourAnswer}
          value={answer}
          onChange={(value) => {
            setAnswer(value);
            if (checked) reset();
          }}
        />
        {checked ? (
          <NoticeBox tone={checked.isRight ? 'success' : 'info'}>
            <p className="font-semibold">{checked.isRight ? texts.right : texts.wrong(checked.rightAnswer)}</p>
            <Sum lines={checked.because} />
          </NoticeBox>
        ) : (
          <>
            <CallFailure error={error} />
            <Button type="submit" size="sm" variant="outline" loading={isLoading} disabled={!answer} className="w-fit">
              {texts.check}
            </Button>
          </>
        )}
      </form>
    </li>
  );
}

/** The calculation of an answer, line by line. */
export function Sum({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="mt-1 grid gap-0.5 text-small">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
