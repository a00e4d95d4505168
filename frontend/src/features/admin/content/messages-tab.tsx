import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { contactStateOptions, contactMessageTexts as texts } from '../../../texts/admin/admin-content.ts';
import { contactTopicTexts } from '../../../texts/content/content.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonClasses } from '../../../ui/buttons/button-style.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { momentOf } from '../../../ui/format/moment.ts';
import { ApprovalList } from '../approvals/approval-list.tsx';
import {
  type ContactMessage,
  type ContactState,
  useContactMessagesInfiniteQuery,
  useSettleContactMessageMutation,
} from './content-api.ts';

/** Messages of the contact form, pending until answered. */
export function MessagesTab() {
  const [state, setState] = useState<ContactState>('open');
  const list = useContactMessagesInfiniteQuery(state, { refetchOnMountOrArgChange: true });
  const messages = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <ApprovalList
      title={texts.title}
      hint={texts.hint}
      filter={{ status: state, options: contactStateOptions, onStatus: setState }}
      count={messages.length}
      query={list}
    >
      <ul className="divide-y divide-border">
        {messages.map((message) => (
          <li key={message.id} className="py-5 first:pt-1 last:pb-1">
            <Message message={message} />
          </li>
        ))}
      </ul>
    </ApprovalList>
  );
}

function Message({ message: kept }: { readonly message: ContactMessage }) {
  const [settle, { isLoading }] = useSettleContactMessageMutation();
  const { id, name, email, topic, message, isAnswered, isPriority, createdAt } = kept;
  const send = async () => {
    const { error } = await settle({ id, isAnswered: !isAnswered });
    if (!error) toast.success(isAnswered ? texts.reopened : texts.settled);
  };
  const subject = encodeURIComponent(texts.replySubject(contactTopicTexts[topic]));
  return (
    <article className="grid gap-3">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="text-[1.0625rem] break-words">{contactTopicTexts[topic]}</h3>
          <p className="mt-0.5 text-small break-words text-muted">
            {name} · <span className="break-all">{email}</span> · {momentOf(createdAt)}
          </p>
        </div>
        {isPriority ? <Badge tone="gold">{texts.priority}</Badge> : null}
        <Badge tone={isAnswered ? 'success' : 'gold'}>{isAnswered ? texts.answered : texts.waiting}</Badge>
      </header>
      <p className="measure text-[0.9375rem] break-words whitespace-pre-line">{message}</p>
      <div className="flex flex-wrap gap-2">
        <a
          href={`mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${subject}`}
          className={buttonClasses({ size: 'sm' })}
          aria-label={`${texts.reply}: ${name}`}
        >
          {texts.reply}
        </a>
        <Button
          size="sm"
          variant="outline"
          loading={isLoading}
          label={`${isAnswered ? texts.reopen : texts.settle}: ${name}`}
          onPress={() => void send()}
        >
          {isAnswered ? texts.reopen : texts.settle}
        </Button>
      </div>
    </article>
  );
}
