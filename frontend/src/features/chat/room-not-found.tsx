import { MessagesSquare, SquarePen } from 'lucide-react';
import { chatTexts as texts } from '../../texts/chat/chat.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

interface RoomNotFoundProps {
  readonly onNew: () => void;
  readonly onList: () => void;
}

/** An unknown conversation: links to the list and to a new one. */
export function RoomNotFound({ onNew, onList }: RoomNotFoundProps) {
  return (
    <div className="mx-auto w-full max-w-[40rem] overflow-y-auto px-4 py-6 sm:px-6 sm:py-10">
      <EmptyState
        title={texts.roomGone}
        hint={texts.roomGoneHint}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onPress={onNew}>
              <SquarePen aria-hidden="true" className="size-4.5" />
              {texts.newConversation}
            </Button>
            <Button variant="outline" onPress={onList} className="lg:hidden!">
              <MessagesSquare aria-hidden="true" className="size-4.5" />
              {texts.conversations}
            </Button>
          </div>
        }
      />
    </div>
  );
}
