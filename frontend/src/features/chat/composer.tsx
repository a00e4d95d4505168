import { longestChatMessage } from '@sefira/contracts/chat/message';
import { SendHorizontal, Square, X } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { sendTyping } from '../../realtime/chat-connection.ts';
import { chatTexts as texts } from '../../texts/chat/chat.ts';
import { ChatCost } from './chat-cost.tsx';

interface ComposerProps {
  /** The conversation for typing signals; null for a draft. */
  readonly conversationId: string | null;
  readonly isAnswering: boolean;
  readonly subjectTitle: string | null;
  readonly onSend: (text: string) => void;
  readonly onStop: () => void;
  readonly onDropSubject: () => void;
}

/** Maximum height of the field. */
const tallest = 120;
const typingLasts = 3000;

/** The input: Enter sends, Shift+Enter starts a new line. */
export function Composer({ conversationId, isAnswering, subjectTitle, onSend, onStop, onDropSubject }: ComposerProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const sendTypingState = useTypingSignal(conversationId);
  const isTooLong = text.trim().length > longestChatMessage;

  // The height is measured at every change.
  useLayoutEffect(() => {
    if (field.current) growToText(field.current);
  });

  const send = () => {
    if (text.trim() === '' || isTooLong) return;
    sendTypingState(false);
    onSend(text.trim());
    setText('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter confirms an IME composition first.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="mx-auto w-full max-w-[48rem] px-4 pt-1 pb-3 sm:px-6"
    >
      {subjectTitle ? (
        <p className="mb-2 inline-flex max-w-full items-center gap-1 rounded-full border border-gold ps-3 text-fine text-gold">
          <span className="truncate">{texts.subject(subjectTitle)}</span>
          <button
            type="button"
            aria-label={texts.dropSubject}
            onClick={onDropSubject}
            className="grid size-9 shrink-0 cursor-pointer place-items-center"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </p>
      ) : null}
      <div className="chat-field">
        <textarea
          ref={field}
          value={text}
          rows={1}
          aria-label={texts.inputLabel}
          aria-describedby="chat-input-hint"
          aria-invalid={isTooLong}
          placeholder={texts.inputPlaceholder}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.target.value);
            sendTypingState(event.target.value.trim() !== '');
          }}
        />
        {isAnswering ? (
          <button
            type="button"
            aria-label={texts.stop}
            data-tip={texts.stop}
            onClick={onStop}
            className="chat-send tip"
          >
            <Square aria-hidden="true" className="size-4 fill-current" />
          </button>
        ) : (
          <button
            type="submit"
            aria-label={texts.send}
            disabled={text.trim() === '' || isTooLong}
            className="chat-send"
          >
            <SendHorizontal aria-hidden="true" className="size-5" />
          </button>
        )}
      </div>
      <div className="mt-1.5 flex flex-wrap justify-between gap-x-4">
        {isTooLong ? (
          <p role="alert" className="text-fine text-danger">
            {texts.tooLong(longestChatMessage)}
          </p>
        ) : (
          <ChatCost />
        )}
        <p id="chat-input-hint" className="hidden text-fine text-muted sm:block">
          {texts.inputHint}
        </p>
      </div>
    </form>
  );
}

function growToText(area: HTMLTextAreaElement): void {
  area.style.height = 'auto';
  area.style.height = `${Math.min(area.scrollHeight, tallest)}px`;
}

/** Emits typing signals to other devices: one at the start, one at the pause. */
function useTypingSignal(conversationId: string | null): (isTyping: boolean) => void {
  const stopTimer = useRef<ReturnType<typeof setTimeout> | null>(null);
  return (isTyping) => {
    if (!conversationId) return;
    if (isTyping && !stopTimer.current) sendTyping(conversationId, true);
    if (stopTimer.current) clearTimeout(stopTimer.current);
    const end = () => {
      stopTimer.current = null;
      sendTyping(conversationId, false);
    };
    if (isTyping) stopTimer.current = setTimeout(end, typingLasts);
    else if (stopTimer.current) end();
  };
}
