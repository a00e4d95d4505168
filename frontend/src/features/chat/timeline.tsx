import { ArrowDown } from 'lucide-react';
import type { Outgoing } from '../../realtime/outbox.ts';
import { chatTexts as texts } from '../../texts/chat.ts';
import { Button } from '../../ui/button.tsx';
import { Answer, AnswerFrame } from './answer.tsx';
import { useLoadOlderMutation } from './api.ts';
import { IconButton } from './icon-button.tsx';
import { Question } from './question.tsx';
import type { ChatRoom } from './room.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { TypingDots } from './typing-dots.tsx';
import type { StickToEnd } from './use-stick-to-end.ts';

interface TimelineProps {
  readonly room: ChatRoom | undefined;
  readonly unseen: readonly Outgoing[];
  readonly firstSuggestions: readonly string[];
  readonly canAsk: boolean;
  readonly stick: StickToEnd;
  readonly onAsk: (text: string) => void;
  readonly onRegenerate: (messageId: string) => void;
}

/** Greeting, questions and answers in order; follows the end unless one reads further up. */
export function Timeline({ room, unseen, firstSuggestions, canAsk, stick, onAsk, onRegenerate }: TimelineProps) {
  const [loadOlder, { isLoading: isLoadingOlder }] = useLoadOlderMutation();
  const messages = room?.messages ?? [];
  const isEmpty = messages.length === 0 && unseen.length === 0;
  const last = messages.at(-1);
  const followUps = unseen.length === 0 && last?.type === 'bot' && last.status !== 'answering' ? last.suggestions : [];
  const oldest = messages[0];
  return (
    <div className="relative min-h-0">
      <section
        ref={stick.scroller}
        onScroll={stick.onScroll}
        aria-label={texts.messages}
        className="h-full overflow-y-auto overscroll-contain px-4 py-6 sm:px-6"
      >
        <div ref={stick.content} className="mx-auto grid max-w-[46rem] gap-6">
          {room?.hasOlder && oldest ? (
            <Button
              variant="ghost"
              size="sm"
              className="mx-auto"
              loading={isLoadingOlder}
              onPress={() => void loadOlder({ id: room.conversation.id, beforeSeq: oldest.seq })}
            >
              {texts.older}
            </Button>
          ) : (
            <AnswerFrame>
              <p>{texts.greeting}</p>
            </AnswerFrame>
          )}
          {messages.map((message) =>
            message.type === 'user' ? (
              <Question key={message.id} text={message.content} />
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
          {isEmpty ? (
            <SuggestionList label={texts.suggestions} suggestions={firstSuggestions} onChoose={onAsk} />
          ) : (
            <SuggestionList label={texts.followUps} suggestions={followUps} onChoose={onAsk} />
          )}
        </div>
      </section>
      {stick.isAtEnd ? null : (
        <IconButton
          label={texts.toEnd}
          Icon={ArrowDown}
          onPress={stick.toEnd}
          className="absolute! inset-x-0 bottom-3 mx-auto border border-border bg-surface! shadow-overlay"
        />
      )}
    </div>
  );
}
