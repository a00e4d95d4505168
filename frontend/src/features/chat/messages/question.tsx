import { Check, CircleAlert, Clock } from 'lucide-react';
import { memo } from 'react';
import { discard, type Outgoing, retry } from '../../../realtime/outbox.ts';
import { chatTexts as texts } from '../../../texts/chat/chat.ts';

interface QuestionProps {
  readonly text: string;
  /** The delivery state; null once stored and answered. */
  readonly outgoing?: Outgoing;
  /** Only the last question shows its delivery: the others have their answer. */
  readonly isLast?: boolean;
}

/** A question with its delivery state. */
export const Question = memo(function Question({ text, outgoing, isLast = false }: QuestionProps) {
  return (
    <article aria-label={texts.you} data-question className="ms-auto w-fit max-w-[min(36rem,85%)]">
      <p
        data-said
        className={`rounded-2xl rounded-ee-md bg-accent px-4 py-2.5 whitespace-pre-wrap text-accent-foreground ${
          outgoing && outgoing.status !== 'sent' ? 'opacity-80' : ''
        }`}
      >
        {text}
      </p>
      {outgoing || isLast ? <QuestionState outgoing={outgoing} /> : null}
    </article>
  );
});

function QuestionState({ outgoing }: { readonly outgoing: Outgoing | undefined }) {
  if (outgoing?.status === 'failed') return <Refused outgoing={outgoing} />;
  const [Icon, words] = !outgoing || outgoing.status === 'sent' ? [Check, texts.delivered] : stateOf(outgoing);
  return (
    <p className="mt-1 flex items-center justify-end gap-1.5 text-fine text-muted">
      <Icon aria-hidden="true" className="size-3.5" />
      {words}
    </p>
  );
}

function stateOf({ status }: Outgoing) {
  return [Clock, status === 'waiting' ? texts.waiting : texts.sending] as const;
}

function Refused({ outgoing }: { readonly outgoing: Outgoing }) {
  return (
    <div className="mt-1 text-end text-fine">
      <p className="inline-flex items-start gap-1.5 text-danger">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
        {texts.failed}. {outgoing.reason}
      </p>
      <p className="flex justify-end gap-4">
        <button
          type="button"
          onClick={() => retry(outgoing.id)}
          className="text-link min-h-9 cursor-pointer font-semibold"
        >
          {texts.retry}
        </button>
        <button type="button" onClick={() => discard(outgoing.id)} className="text-link min-h-9 cursor-pointer">
          {texts.discard}
        </button>
      </p>
    </div>
  );
}
