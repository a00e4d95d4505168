import type { Article, ArticleCard } from '@sefira/contracts/content/article';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { contentService } from './content-source.ts';
import { readQuestions } from './load-content.ts';

/** The current list of a kind. */
export function useLatestList(kind: ArticleCard['kind'], drawn: readonly ArticleCard[]): readonly ArticleCard[] {
  return useLatest(drawn, () => contentService.list(kind));
}

/** The current article; null once it was removed. */
export function useLatestArticle(drawn: Article | null): Article | null {
  return useLatest(drawn, async () => (drawn ? contentService.read(drawn.kind, drawn.slug) : null));
}

/** The current questions. */
export function useLatestQuestions(drawn: readonly Article[]): readonly Article[] {
  return useLatest(drawn, () => readQuestions(contentService));
}

/**
 * A prerendered page has the articles of its build; later changes are read after hydration. Without a network the
 * page stays as it is.
 */
function useLatest<Content>(drawn: Content, read: () => Promise<Content>): Content {
  const [newer, setNewer] = useState<{ readonly than: Content; readonly content: Content } | null>(null);
  const fetchLatest = useEffectEvent(read);
  useEffect(() => {
    if (document.getElementById('root')?.dataset.prerendered !== location.pathname) return;
    let isUnmounted = false;
    const apply = (content: Content) => {
      if (isUnmounted || JSON.stringify(content) === JSON.stringify(drawn)) return;
      startTransition(() => setNewer({ than: drawn, content }));
    };
    fetchLatest().then(apply, () => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [drawn]);
  return newer?.than === drawn ? newer.content : drawn;
}
