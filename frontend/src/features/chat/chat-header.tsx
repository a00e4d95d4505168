import { Download, Eraser, MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { chatTexts as texts } from '../../texts/chat/chat.ts';
import { DeleteDialog } from './conversations/conversation-dialogs.tsx';
import { ExportDialog } from './conversations/export-dialog.tsx';
import { IconButton } from './icon-button.tsx';
import type { ChatRoom } from './room.ts';

interface ChatHeaderProps {
  readonly room: ChatRoom | undefined;
  readonly onList: () => void;
  readonly onCleared: () => void;
}

/** The conversation's title with export and clearing; on a phone also a link to the list. */
export function ChatHeader({ room, onList, onCleared }: ChatHeaderProps) {
  const [openDialog, setOpenDialog] = useState<'export' | 'clear' | null>(null);
  const hasMessages = (room?.messages.length ?? 0) > 0;
  return (
    <div className="flex items-center gap-1 border-b border-border px-2 py-1.5 sm:px-4">
      <IconButton label={texts.conversations} Icon={MessagesSquare} onPress={onList} className="lg:hidden!" />
      <h1 className="min-w-0 flex-1 truncate px-2 text-h3">{room?.conversation.title ?? texts.title}</h1>
      <IconButton
        label={texts.exportLabel}
        Icon={Download}
        disabled={!hasMessages}
        onPress={() => setOpenDialog('export')}
      />
      <IconButton
        label={texts.clear}
        Icon={Eraser}
        disabled={!hasMessages}
        onPress={() => setOpenDialog('clear')}
        className="tip-end"
      />
      {room ? (
        <>
          <ExportDialog room={room} open={openDialog === 'export'} onClose={() => setOpenDialog(null)} />
          <DeleteDialog
            conversation={room.conversation}
            isClearing
            open={openDialog === 'clear'}
            onClose={() => setOpenDialog(null)}
            onDeleted={onCleared}
          />
        </>
      ) : null}
    </div>
  );
}
