import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { subscribe } from '../../realtime/chat-connection.ts';
import { newDraft, openedBy, waitingDraft, watchOutbox } from '../../realtime/outbox.ts';
import { useChatConnection } from '../../realtime/use-chat-connection.ts';
import { chatTexts as texts } from '../../texts/chat/chat.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { ConversationList } from './conversations/conversation-list.tsx';
import { warmAnswerText } from './messages/answer-text.tsx';
import { subjectIn } from './subject.ts';

/**
 * /chat-ia: the list of conversations beside the open one. `?conversa=` opens one, `?sobre=` starts one about a
 * subject.
 */
export function ChatPage() {
  const connection = useChatConnection();
  const [search, setSearch] = useSearchParams();
  const [draft, setDraft] = useState(() => waitingDraft() ?? newDraft());
  const [isListOpen, setListOpen] = useState(false);
  const opened = useSyncExternalStore(watchOutbox, () => openedBy(draft));
  const namedId = search.get('conversa');
  // The address names a new conversation one transition later.
  const openId = namedId ?? opened;
  const followed = useRef<string | null>(null);

  useEffect(warmAnswerText, []);

  const open = (id: string) => {
    setListOpen(false);
    setSearch({ conversa: id });
  };
  const begin = () => {
    setListOpen(false);
    setDraft(newDraft());
    setSearch({});
  };
  const leave = (id: string) => {
    if (id === openId) begin();
  };

  // The first message has created the conversation: the address now names it.
  useEffect(() => {
    if (!opened || namedId) return;
    // Returning to the bare address starts a new conversation.
    if (followed.current === draft) return setDraft(newDraft());
    followed.current = draft;
    setSearch({ conversa: opened }, { replace: true });
  }, [opened, namedId, draft, setSearch]);

  // Deleted on another device while it is open here.
  useEffect(
    () =>
      subscribe('conversationDeleted', ({ conversationId }) => {
        if (conversationId === openId) setSearch({}, { replace: true });
      }),
    [openId, setSearch],
  );

  const list = <ConversationList openId={openId} onOpen={open} onNew={begin} onRemoved={leave} />;
  const thread = openId ?? draft;
  return (
    <div className="chat-page">
      <aside aria-label={texts.conversations} className="hidden min-h-0 border-e border-border p-4 lg:block">
        {list}
      </aside>
      <ChatPanel
        // Unsent input survives the first answer.
        key={openId === opened ? draft : thread}
        thread={thread}
        subject={openId ? null : subjectIn(search)}
        connection={connection}
        onDropSubject={() => setSearch({}, { replace: true })}
        onList={() => setListOpen(true)}
        onNew={begin}
      />
      <Dialog title={texts.conversations} open={isListOpen} onClose={() => setListOpen(false)}>
        <div className="h-[70dvh]">{list}</div>
      </Dialog>
    </div>
  );
}
