import { skipToken } from '@reduxjs/toolkit/query';
import type { SearchHit } from '@sefira/contracts/content/search';
import { type FormEvent, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useSession } from '../../api/session/use-session.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { searchGroupTexts, searchTexts as texts } from '../../texts/common/search.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { buttonClasses } from '../../ui/buttons/button-style.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Marked } from '../../ui/format/marked.tsx';
import { useSearchConversationsQuery, useSearchQuery } from './api.ts';

interface Group {
  readonly group: keyof typeof searchGroupTexts;
  readonly hits: readonly SearchHit[];
}

/** /search?q=…: pages, analyses, articles, help and the user's own records, with marked matches. */
export function SearchPage() {
  const [parameters] = useSearchParams();
  const { user } = useSession();
  const text = (parameters.get('q') ?? '').trim().slice(0, 120);
  const search = useSearchQuery(text || skipToken);
  const { currentData: found, isFetching, isError } = search;
  const conversations = useSearchConversationsQuery(text !== '' && user ? text : skipToken);
  const groups = ordered(found?.groups ?? [], conversationHits(conversations.currentData?.items ?? []));
  const isLoaded = text !== '' && !isFetching && !conversations.isFetching;

  return (
    <div className="page pt-10 md:pt-14">
      <h1>{texts.title}</h1>
      <SearchForm key={text} text={text} />
      <p aria-live="polite" className="mt-4 text-muted">
        {text === '' ? texts.prompt : found?.corrected ? texts.corrected(text, found.query) : texts.results(text)}
      </p>
      {isError ? (
        <div className="mt-8">
          <RetryNotice text={texts.failed} query={search} />
        </div>
      ) : null}
      {isLoaded && !isError && groups.length === 0 ? (
        <div className="mt-8">
          <EmptyState
            title={texts.none}
            hint={texts.noneHint}
            action={<ButtonLink to={paths.personalAnalysis}>{texts.action}</ButtonLink>}
          />
        </div>
      ) : null}
      {isFetching && !found ? <Skeleton className="mt-8 h-48" /> : null}
      {groups.map(({ group, hits }) => (
        <section key={group} className="mt-8">
          <h2 className="text-h3">{searchGroupTexts[group]}</h2>
          <ul className="card mt-3 divide-y divide-border">
            {hits.map(({ path, title, excerpt }) => (
              <li key={path}>
                <Link to={path} className="block px-5 py-3 hover:text-accent">
                  <span className="block font-semibold">
                    <Marked text={title} />
                  </span>
                  <span className="mt-0.5 block text-[0.9375rem] text-muted">
                    <Marked text={excerpt} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function SearchForm({ text }: { readonly text: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [, setParameters] = useSearchParams();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = field.current?.value.trim();
    if (next) setParameters({ q: next });
  };
  return (
    <search className="mt-6 block max-w-2xl">
      <form onSubmit={submit} className="flex gap-2">
        <input
          ref={field}
          type="search"
          name="q"
          maxLength={120}
          defaultValue={text}
          aria-label={texts.field}
          placeholder={texts.field}
          className="input min-w-0 flex-1"
        />
        <button type="submit" className={buttonClasses({})}>
          {texts.submit}
        </button>
      </form>
    </search>
  );
}

function conversationHits(
  items: readonly { readonly id: string; readonly title: string; readonly excerpt: string | null }[],
): SearchHit[] {
  return items.map(({ id, title, excerpt }) => ({
    path: `${paths.chat}?conversa=${id}`,
    title,
    excerpt: excerpt ?? '',
  }));
}

/** Own records first, then conversations, then public results. */
function ordered(groups: readonly Group[], conversations: readonly SearchHit[]): Group[] {
  const own = groups.filter(({ group }) => group === 'own');
  const others = groups.filter(({ group }) => group !== 'own');
  const conversationGroups: Group[] = conversations.length > 0 ? [{ group: 'conversation', hits: conversations }] : [];
  return [...own, ...conversationGroups, ...others];
}
