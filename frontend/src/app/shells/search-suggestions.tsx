import { suggestSearches } from '@sefira/contracts/content/search';
import type { RouteAnswer } from '@sefira/contracts/shared/route';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { readToken } from '../../api/session/token-storage.ts';
import { searchGroupTexts, searchTexts } from '../../texts/common/search.ts';
import { markWords } from '../../ui/format/mark-words.ts';
import { Marked } from '../../ui/format/marked.tsx';
import { useDebounced } from '../../ui/layout/use-debounced.ts';

type Suggestion = RouteAnswer<typeof suggestSearches>['data'][number];

const pause = 150;

interface SearchSuggestionsProps {
  readonly text: string;
  readonly onPick: () => void;
}

/** Suggestions for the typed text. */
export function SearchSuggestions({ text, onPick }: SearchSuggestionsProps) {
  const asked = useDebounced(text, pause);
  const [found, setFound] = useState<readonly Suggestion[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    suggest(asked, controller.signal)
      .then(setFound)
      .catch(() => setFound([]));
    return () => controller.abort();
  }, [asked]);

  if (found.length === 0) return null;
  return (
    <ul aria-label={searchTexts.suggestions} className="mt-2 grid border-t border-border pt-2">
      {found.map(({ path, title, group }) => (
        <li key={path}>
          <Link
            to={path}
            onClick={onPick}
            className="flex min-h-11 items-center justify-between gap-3 rounded-lg px-3 py-1.5 hover:bg-default"
          >
            <span className="min-w-0">
              <Marked text={markWords(title, asked)} />
            </span>
            <span className="shrink-0 text-fine text-muted">{searchGroupTexts[group]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Works without the store, as pages without one have the form too. A failure suggests nothing. */
async function suggest(text: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const token = readToken();
  const answer = await fetch(`/api${suggestSearches.path}?${new URLSearchParams({ q: text })}`, {
    signal,
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
  });
  if (!answer.ok) return [];
  const { data }: RouteAnswer<typeof suggestSearches> = await answer.json();
  return data;
}
