import type { ChatSubject } from '@sefira/contracts/chat/message';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { isNotFound } from '../../api/client/problem.ts';
import { type ConnectionState, emitWithAcknowledgement } from '../../realtime/chat-connection.ts';
import { isDraft, send, settle } from '../../realtime/outbox.ts';
import { useOutbox } from '../../realtime/use-chat-connection.ts';
import { connectionTexts, subjectNames, subjectSuggestions, chatTexts as texts } from '../../texts/chat/chat.ts';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';
import { useChatRoomQuery, useReadChatOfferQuery } from './api.ts';
import { ChatHeader } from './chat-header.tsx';
import { Composer } from './composer.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import { Timeline } from './messages/timeline.tsx';
import { useStickToEnd } from './messages/use-stick-to-end.ts';
import type { ChatRoom } from './room.ts';
import { RoomNotFound } from './room-not-found.tsx';
import { spokenText } from './spoken-text.ts';

interface ChatPanelProps {
  /** A conversation's id, or the key of a draft. */
  readonly thread: string;
  readonly subject: ChatSubject | null;
  readonly connection: ConnectionState;
  readonly onDropSubject: () => void;
  readonly onList: () => void;
  readonly onNew: () => void;
}

/** A conversation: its messages and the input. */
export function ChatPanel({ thread, subject, connection, onDropSubject, onList, onNew }: ChatPanelProps) {
  const conversationId = isDraft(thread) ? null : thread;
  const {
    data: room,
    error,
    isError,
    isLoading,
    refetch,
  } = useChatRoomQuery(thread, {
    skip: conversationId === null,
    refetchOnMountOrArgChange: false,
  });
  const { data: offer } = useReadChatOfferQuery();
  const unseen = useUnseen(thread, room?.messages ?? nothing);
  const stick = useStickToEnd();
  const answering = room?.messages.find(({ status }) => status === 'answering');
  const about = conversationId === null ? subject : null;

  const sendText = (text: string) => {
    send(thread, text, about);
    stick.followQuestion();
  };
  const order = async (name: 'stopAnswer' | 'regenerate', payload: object) => {
    // The event `error` toasts a refusal.
    await emitWithAcknowledgement(name, payload).catch(() => toast.error(connectionTexts.unanswered));
  };

  if (isError && isNotFound(error)) {
    return (
      <section className="flex h-full min-h-0 min-w-0 flex-col">
        <ChatHeader room={undefined} onList={onList} onCleared={onNew} />
        <RoomNotFound onNew={onNew} onList={onList} />
      </section>
    );
  }
  return (
    <section className="flex h-full min-h-0 min-w-0 flex-col">
      <ChatHeader room={room} onList={onList} onCleared={onNew} />
      <ConnectionBar state={connection} />
      <div className="grid min-h-0 flex-1">
        {isError ? (
          <div className="p-6">
            <NoticeBox tone="danger">
              {texts.roomFailed}{' '}
              <button type="button" onClick={() => void refetch()} className="text-link cursor-pointer">
                {texts.reload}
              </button>
            </NoticeBox>
          </div>
        ) : (
          <Timeline
            room={room}
            isLoading={isLoading && unseen.length === 0}
            notice={offer?.assistant.notice}
            unseen={unseen}
            firstSuggestions={conversationId ? [] : about ? subjectSuggestions[about.kind] : (offer?.suggestions ?? [])}
            canAsk={connection === 'online' && !answering}
            stick={stick}
            onAsk={sendText}
            onRegenerate={(messageId) => void order('regenerate', { conversationId, messageId })}
          />
        )}
      </div>
      <Announcer messages={room?.messages ?? nothing} />
      <Composer
        conversationId={conversationId}
        isAnswering={answering !== undefined && connection === 'online'}
        subjectTitle={about ? (about.title ?? subjectNames[about.kind]) : null}
        onSend={sendText}
        onStop={() => void order('stopAnswer', { conversationId })}
        onDropSubject={onDropSubject}
      />
      {/* Two lines high from the start: a late notice would move the input. */}
      <p className="mx-auto hidden min-h-13 w-full max-w-[48rem] px-6 pb-3 text-fine text-muted sm:block">
        {offer?.assistant.notice}
      </p>
    </section>
  );
}

type Messages = ChatRoom['messages'];
const nothing: Messages = [];

/** Messages of the outbox that the conversation does not contain yet; removes the others from it. */
function useUnseen(thread: string, messages: Messages) {
  const outgoing = useOutbox();
  const shown = new Set(messages.flatMap(({ clientId }) => (clientId ? [clientId] : [])));
  const seen = outgoing.filter(({ id }) => shown.has(id)).map(({ id }) => id);
  const key = seen.join(' ');
  useEffect(() => {
    if (key) settle(new Set(key.split(' ')));
  }, [key]);
  return outgoing.filter((entry) => entry.thread === thread && !shown.has(entry.id));
}

/** Announces an answer to screen readers once it is complete: deltas could not be followed. */
function Announcer({ messages }: { readonly messages: Messages }) {
  const [announcement, setAnnouncement] = useState('');
  const awaited = useRef<string | null>(null);
  const last = messages.findLast(({ type }) => type === 'bot');
  useEffect(() => {
    if (last?.status === 'answering') {
      awaited.current = last.id;
      setAnnouncement(texts.typing);
    } else if (last && awaited.current === last.id) {
      awaited.current = null;
      setAnnouncement(last.status === 'failed' ? texts.answerFailed : texts.answered(spokenText(last.content)));
    }
  }, [last]);
  return (
    <p aria-live="polite" className="sr-only">
      {announcement}
    </p>
  );
}
