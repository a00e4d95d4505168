import type { ChatMessage } from '@sefira/contracts/chat/message';
import { drawGlyph } from '@sefira/drawings/glyph';
import { memo, type ReactNode, useState } from 'react';
import { chatTexts as texts } from '../../../texts/chat/chat.ts';
import { Drawing } from '../../../ui/drawings/drawing.tsx';
import { AnswerActions } from './answer-actions.tsx';
import { AnswerSources } from './answer-sources.tsx';
import { AnswerText } from './answer-text.tsx';
import { ToolCard } from './tool-card.tsx';
import { TypingDots } from './typing-dots.tsx';

const mark = drawGlyph({ number: 7 });

interface AnswerProps {
  readonly message: ChatMessage;
  /** The partial text of an answer in progress. */
  readonly comingText: string | undefined;
  readonly canAsk: boolean;
  readonly onRegenerate: (messageId: string) => void;
}

/** An answer, complete or in progress. */
export const Answer = memo(function Answer({ message, comingText, canAsk, onRegenerate }: AnswerProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const isAnswering = message.status === 'answering';
  const earlier = message.earlierVersions.find(({ version }) => version === chosen);
  const shown = isAnswering || !earlier ? message : earlier;
  const text = isAnswering ? (comingText ?? message.content) : shown.content;
  const position = message.earlierVersions.findIndex(({ version }) => version === chosen) + 1;
  const total = message.earlierVersions.length + 1;

  return (
    <AnswerFrame>
      {text ? <AnswerText text={text} /> : null}
      {isAnswering && !text ? <TypingDots /> : null}
      {shown.status === 'stopped' ? <p className="mt-1 text-fine text-muted">{texts.stopped}</p> : null}
      {shown.status === 'failed' ? <p className="mt-1 text-fine text-danger">{texts.answerFailed}</p> : null}
      {shown.cards.length > 0 && !isAnswering ? (
        <div className="-ms-11 mt-3 grid gap-3 sm:ms-0">
          {shown.cards.map((card) => (
            <ToolCard key={card.id} card={card} messageId={message.id} />
          ))}
        </div>
      ) : null}
      {isAnswering ? null : (
        <>
          <AnswerSources sources={shown.sources} messageId={message.id} />
          <AnswerActions
            message={message}
            shownText={text}
            shown={position || total}
            total={total}
            canAsk={canAsk}
            onShow={(place) => setChosen(message.earlierVersions[place - 1]?.version ?? null)}
            onRegenerate={() => {
              setChosen(null);
              onRegenerate(message.id);
            }}
          />
        </>
      )}
    </AnswerFrame>
  );
});

/** The assistant's avatar beside its message. */
export function AnswerFrame({ children }: { readonly children: ReactNode }) {
  return (
    <article aria-label={texts.assistant} className="grid grid-cols-[2rem_1fr] gap-3">
      <Drawing node={mark} decorative className="mt-0.5 w-8! text-accent" />
      <div className="min-w-0">{children}</div>
    </article>
  );
}
