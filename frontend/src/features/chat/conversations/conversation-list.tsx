import { Archive, ArrowLeft, Brain, SquarePen } from 'lucide-react';
import { useState } from 'react';
import { PagedList } from '../../../shared/lists/paged-list.tsx';
import { chatTexts as texts } from '../../../texts/chat/chat.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { useDebounced } from '../../../ui/layout/use-debounced.ts';
import { useListConversationsInfiniteQuery } from '../api.ts';
import { ConversationItem } from './conversation-item.tsx';
import { groupByDay } from './day-groups.ts';
import { MemoryDialog } from './memory-dialog.tsx';

interface ConversationListProps {
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
  readonly onNew: () => void;
  readonly onRemoved: (id: string) => void;
}

/** All conversations: search, groups by day, archived ones apart. */
export function ConversationList({ openId, onOpen, onNew, onRemoved }: ConversationListProps) {
  const [search, setSearch] = useState('');
  const [archived, setArchived] = useState(false);
  const [isMemoryOpen, setMemoryOpen] = useState(false);
  const debouncedSearch = useDebounced(search.trim());
  const list = useListConversationsInfiniteQuery({
    ...(debouncedSearch ? { search: debouncedSearch } : {}),
    ...(archived ? { archived: 'true' } : {}),
  });
  const conversations = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const empty = debouncedSearch ? texts.nothingFound : archived ? texts.noArchived : texts.noConversations;
  return (
    <div className="flex h-full min-h-0 flex-col gap-3">
      <Button variant="outline" onPress={onNew} className="w-full">
        <SquarePen aria-hidden="true" className="size-4.5" />
        {texts.newConversation}
      </Button>
      <search>
        <SearchField
          label={texts.searchLabel}
          hideLabel
          placeholder={texts.searchPlaceholder}
          value={search}
          onChange={setSearch}
          maxLength={200}
        />
      </search>
      <nav
        aria-label={archived ? texts.archived : texts.conversations}
        className="-mx-1 min-h-0 flex-1 overflow-y-auto px-1"
      >
        <PagedList
          list={list}
          count={conversations.length}
          texts={texts}
          skeleton={<Skeletons />}
          failed={
            <p className="text-small text-muted">
              {texts.listFailed}{' '}
              <button type="button" onClick={() => void list.refetch()} className="text-link cursor-pointer">
                {texts.reload}
              </button>
            </p>
          }
          empty={<p className="px-3 text-small text-muted">{empty}</p>}
          moreButton={{ variant: 'ghost', size: 'sm', className: 'w-full', place: '' }}
        >
          {groupByDay(conversations, new Date()).map(({ label, items }) => (
            <section key={label} aria-label={label} className="mb-4">
              <p className="px-3 pb-1 text-fine text-muted">{label}</p>
              <ul className="grid gap-0.5">
                {items.map((conversation) => (
                  <ConversationItem
                    key={conversation.id}
                    conversation={conversation}
                    isOpen={conversation.id === openId}
                    onOpen={onOpen}
                    onRemoved={onRemoved}
                  />
                ))}
              </ul>
            </section>
          ))}
        </PagedList>
      </nav>
      <div className="grid border-t border-border pt-2">
        <Button variant="ghost" size="sm" onPress={() => setArchived(!archived)} className="justify-start!">
          {archived ? <ArrowLeft aria-hidden="true" /> : <Archive aria-hidden="true" />}
          {archived ? texts.showActive : texts.showArchived}
        </Button>
        <Button variant="ghost" size="sm" onPress={() => setMemoryOpen(true)} className="justify-start!">
          <Brain aria-hidden="true" />
          {texts.memory}
        </Button>
      </div>
      <MemoryDialog open={isMemoryOpen} onClose={() => setMemoryOpen(false)} />
    </div>
  );
}

function Skeletons() {
  return (
    <div className="grid gap-1">
      {['first', 'second', 'third', 'fourth'].map((key) => (
        <Skeleton key={key} className="h-11 w-full" />
      ))}
    </div>
  );
}
