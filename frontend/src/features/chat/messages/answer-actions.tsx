import type { ChatMessage } from '@sefira/contracts/chat/message';
import { ChevronLeft, ChevronRight, RotateCcw, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { chatTexts as texts } from '../../../texts/chat/chat.ts';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { useRateMessageMutation } from '../api.ts';
import { IconButton } from '../icon-button.tsx';
import { DislikeDialog } from './dislike-dialog.tsx';

interface AnswerActionsProps {
  readonly message: ChatMessage;
  /** The shown text, possibly of an earlier version. */
  readonly shownText: string;
  readonly shown: number;
  readonly total: number;
  readonly canAsk: boolean;
  readonly onShow: (version: number) => void;
  readonly onRegenerate: () => void;
}

/** Versions, copy, regenerate, like and dislike of an answer. */
export function AnswerActions(props: AnswerActionsProps) {
  const { message, shownText, shown, total, canAsk, onShow, onRegenerate } = props;
  const [rate] = useRateMessageMutation();
  const [isReasonOpen, setReasonOpen] = useState(false);
  const like = (liked: boolean) => {
    const next = message.liked === liked ? null : liked;
    void rate({ id: message.id, liked: next });
    if (next === false) setReasonOpen(true);
  };
  return (
    <div className="-ms-2.5 mt-1 flex flex-wrap items-center">
      {total > 1 ? (
        <>
          <IconButton
            label={texts.previousVersion}
            Icon={ChevronLeft}
            disabled={shown === 1}
            onPress={() => onShow(shown - 1)}
          />
          <span className="text-fine text-muted tabular-nums">{texts.version(shown, total)}</span>
          <IconButton
            label={texts.nextVersion}
            Icon={ChevronRight}
            disabled={shown === total}
            onPress={() => onShow(shown + 1)}
          />
        </>
      ) : null}
      <CopyButton text={shownText} label={texts.copy} variant="tip" />
      <IconButton label={texts.regenerate} Icon={RotateCcw} disabled={!canAsk} onPress={onRegenerate} />
      <IconButton label={texts.like} Icon={ThumbsUp} pressed={message.liked === true} onPress={() => like(true)} />
      <IconButton
        label={texts.dislike}
        Icon={ThumbsDown}
        pressed={message.liked === false}
        onPress={() => like(false)}
      />
      <DislikeDialog messageId={message.id} open={isReasonOpen} onClose={() => setReasonOpen(false)} />
    </div>
  );
}
