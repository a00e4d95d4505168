import type { Conversation } from '@sefira/contracts/chat/message';
import { withoutAccents } from '@sefira/contracts/shared/fold';
import { Download } from 'lucide-react';
import { toast } from 'react-hot-toast/headless';
import { exportFormats, chatTexts as texts } from '../../../texts/chat/chat.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { type ExportFormat, useExportConversationMutation, useReportExportMutation } from '../api.ts';
import type { ChatRoom } from '../room.ts';

interface ExportDialogProps {
  readonly room: ChatRoom;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Saves a conversation as a file in one of four formats. */
export function ExportDialog({ room, open, onClose }: ExportDialogProps) {
  const [save, { isLoading }] = useExportConversationMutation();
  const [reportExport] = useReportExportMutation();
  const download = async (format: ExportFormat) => {
    const { id } = room.conversation;
    const { error } = await save({ id, format, fileName: fileNameOf(room.conversation, format) });
    if (error) return;
    onClose();
    toast.success(texts.exported);
    const messages = room.messages.map(({ type, content, timestamp, liked, ...message }) => ({
      id: message.id,
      type,
      content,
      timestamp,
      liked,
    }));
    // Best effort: the file is already saved.
    if (messages.length > 0) void reportExport({ messages, exportDate: new Date().toISOString() });
  };
  return (
    <Dialog title={texts.exportTitle} open={open} onClose={onClose}>
      <p className="text-[0.9375rem] text-muted">{texts.exportHint}</p>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {exportFormats.map(({ format, label }) => (
          <Button
            key={format}
            variant="outline"
            className="w-full"
            disabled={isLoading}
            onPress={() => void download(format)}
          >
            <Download aria-hidden="true" className="size-4.5" />
            {label}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

function fileNameOf({ title }: Conversation, format: ExportFormat): string {
  const plain = withoutAccents(title).toLowerCase();
  const words = plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `conversa-${words || 'sefira'}.${format}`;
}
