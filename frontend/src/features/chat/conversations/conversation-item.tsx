import { Archive, ArchiveRestore, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { chatTexts as texts } from '../../../texts/chat/chat.ts';
import { Marked } from '../../../ui/format/marked.tsx';
import { type ListedConversation, useChangeConversationMutation } from '../api.ts';
import { IconButton } from '../icon-button.tsx';
import { DeleteDialog, RenameDialog } from './conversation-dialogs.tsx';

interface ConversationItemProps {
  readonly conversation: ListedConversation;
  readonly isOpen: boolean;
  readonly onOpen: (id: string) => void;
  readonly onRemoved: (id: string) => void;
}

/** A conversation of the list with its folded actions. */
export function ConversationItem({ conversation, isOpen, onOpen, onRemoved }: ConversationItemProps) {
  const { id, title, isArchived, excerpt } = conversation;
  const [unfolded, setUnfolded] = useState(false);
  const [openDialog, setOpenDialog] = useState<'rename' | 'delete' | null>(null);
  const [change] = useChangeConversationMutation();
  const archive = async () => {
    const { error } = await change({ id, isArchived: !isArchived });
    if (!error) toast.success(isArchived ? texts.unarchivedDone : texts.archivedDone);
  };
  return (
    <li className={`rounded-lg ${isOpen ? 'bg-default' : 'hover:bg-default/60'}`}>
      <div className="flex items-center">
        <button
          type="button"
          aria-current={isOpen ? 'page' : undefined}
          onClick={() => onOpen(id)}
          className="min-h-11 min-w-0 flex-1 cursor-pointer px-3 py-2 text-start text-[0.9375rem]"
        >
          <span className={`block truncate ${isOpen ? 'font-semibold' : ''}`}>{title}</span>
          {excerpt ? (
            <span className="line-clamp-2 text-fine text-muted">
              <Marked text={excerpt} />
            </span>
          ) : null}
        </button>
        <IconButton
          label={texts.actionsOf(title)}
          Icon={EllipsisVertical}
          expanded={unfolded}
          onPress={() => setUnfolded(!unfolded)}
          hasTip={false}
        />
      </div>
      {unfolded ? (
        <div className="flex justify-end gap-1 pb-1">
          <IconButton label={texts.rename} Icon={Pencil} onPress={() => setOpenDialog('rename')} />
          <IconButton
            label={isArchived ? texts.unarchive : texts.archive}
            Icon={isArchived ? ArchiveRestore : Archive}
            onPress={() => void archive()}
          />
          <IconButton label={texts.remove} Icon={Trash2} onPress={() => setOpenDialog('delete')} />
        </div>
      ) : null}
      <RenameDialog conversation={conversation} open={openDialog === 'rename'} onClose={() => setOpenDialog(null)} />
      <DeleteDialog
        conversation={conversation}
        open={openDialog === 'delete'}
        onClose={() => setOpenDialog(null)}
        onDeleted={() => onRemoved(id)}
      />
    </li>
  );
}
