import { ArrowDown } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { Outgoing } from '../../../realtime/outbox.ts';
import { chatTexts as texts } from '../../../texts/chat/chat.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useLoadOlderMutation } from '../api.ts';
import { IconButton } from '../icon-button.tsx';
import type { ChatRoom } from '../room.ts';
import { Answer, AnswerFrame } from './answer.tsx';
import { Question } from './question.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { TypingDots } from './typing-dots.tsx';
import type { StickToEnd } from './use-stick-to-end.ts';
import { Welcome } from './welcome.tsx';

interface TimelineProps {
  readonly room: ChatRoom | undefined;
  /** A conversation that is loading. */
  readonly isLoading: boolean;
  readonly unseen: readonly Outgoing[];
  readonly firstSuggestions: readonly string[];
  readonly notice: string | undefined;
  readonly canAsk: boolean;
  readonly stick: StickToEnd;
  readonly onAsk: (text: string) => void;
  readonly onRegenerate: (messageId: string) => void;
}

/** The text ends softly behind the button to the end, which then covers none of it. */
const fade = { background: 'linear-gradient(to top, var(--background) 40%, transparent)' };

/** Greeting, questions and answers in order; follows new content unless the user has scrolled up. */
export function Timeline(props: TimelineProps) {
  const { room, isLoading, unseen, firstSuggestions, notice, canAsk, stick, onAsk, onRegenerate } = props;
  const messages = room?.messages ?? [];
  const isEmpty = messages.length === 0 && unseen.length === 0;
  const last = messages.at(-1);
  useHeldPlace(stick.scroller, messages[0]?.id);
  const lastQuestion = messages.findLast(({ type }) => type === 'user');
  const followUps = unseen.length === 0 && last?.type === 'bot' && last.status !== 'answering' ? last.suggestions : [];
  return (
    <div className="relative min-h-0">
      <section
        ref={stick.scroller}
        onScroll={stick.onScroll}
        aria-label={texts.messages}
        className="h-full overflow-y-auto overscroll-contain [overflow-anchor:none] px-4 py-6 sm:px-6"
      >
        <div ref={stick.content} className="mx-auto grid max-w-[46rem] gap-7">
          {isLoading ? <MessageSkeletons /> : null}
          {isEmpty && !isLoading ? <Welcome suggestions={firstSuggestions} notice={notice} onChoose={onAsk} /> : null}
          {isEmpty ? null : <Beginning room={room} />}
          {messages.map((message) =>
            message.type === 'user' ? (
              <Question
                key={message.id}
                text={message.content}
                isLast={unseen.length === 0 && message === lastQuestion}
              />
            ) : (
              <Answer
                key={message.id}
                message={message}
                comingText={room?.underWay[message.id]?.text}
                canAsk={canAsk}
                onRegenerate={onRegenerate}
              />
            ),
          )}
          {unseen.map((outgoing) => (
            <Question key={outgoing.id} text={outgoing.text} outgoing={outgoing} />
          ))}
          {room?.isTyping && last?.status !== 'answering' ? (
            <AnswerFrame>
              <TypingDots />
            </AnswerFrame>
          ) : null}
          <SuggestionList label={texts.followUps} suggestions={followUps} onChoose={onAsk} />
        </div>
      </section>
      {stick.isAtEnd ? null : (
        <div className="pointer-events-none absolute inset-x-0 bottom-0 grid justify-center pt-8 pb-3" style={fade}>
          <IconButton
            label={texts.toEnd}
            Icon={ArrowDown}
            onPress={stick.toEnd}
            className="pointer-events-auto rounded-full! border border-border bg-surface! shadow-overlay"
          />
        </div>
      )}
    </div>
  );
}

/** Loading older messages preserves the scroll position. */
function useHeldPlace(scroller: StickToEnd['scroller'], oldest: string | undefined): void {
  const before = useRef({ oldest, height: 0 });
  useLayoutEffect(() => {
    const view = scroller.current;
    if (!view) return;
    const { scrollHeight: height } = view;
    if (before.current.oldest && oldest && before.current.oldest !== oldest) {
      view.scrollTop += height - before.current.height;
    }
    before.current = { oldest, height };
  });
}

/** Above the first message: a button for older ones, or the greeting. */
function Beginning({ room }: { readonly room: ChatRoom | undefined }) {
  const [loadOlder, { isLoading }] = useLoadOlderMutation();
  const oldest = room?.messages[0];
  if (room?.hasOlder && oldest) {
    return (
      <Button
        variant="ghost"
        size="sm"
        className="mx-auto"
        loading={isLoading}
        onPress={() => void loadOlder({ id: room.conversation.id, beforeSeq: oldest.seq })}
      >
        {texts.older}
      </Button>
    );
  }
  return (
    <AnswerFrame>
      <p className="text-muted">{texts.greeting}</p>
    </AnswerFrame>
  );
}

/** A question and an answer as skeleton. */
function MessageSkeletons() {
  return (
    <div className="grid gap-7">
      <Skeleton className="ms-auto h-11 w-3/5" />
      <div className="grid gap-2.5 ps-11">
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-11/12" />
        <Skeleton className="h-5 w-2/3" />
      </div>
    </div>
  );
}
