import { Rss } from 'lucide-react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { ArticleCards } from '../../shared/content/article-cards.tsx';
import type { ArticleList } from '../../shared/content/load-content.ts';
import { useLatestList } from '../../shared/content/use-latest.ts';
import { blogTexts as texts } from '../../texts/content/content.ts';
import { useHydrated } from '../../ui/layout/use-hydrated.ts';

const chip =
  'inline-flex min-h-11 cursor-pointer items-center rounded-full border px-4 text-[0.9375rem] aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-accent-foreground border-field-border hover:border-accent';

/** /blog: all articles, or those of one topic. */
export function BlogPage() {
  const articles = useLatestList('blog', useLoaderData<ArticleList>().articles);
  const [parameters, setParameters] = useSearchParams();
  const hydrated = useHydrated();
  const topics = [...new Set(articles.map(({ topic }) => topic))];
  const chosen = hydrated ? (topics.find((topic) => topic === parameters.get('tema')) ?? null) : null;
  const choose = (topic: string | null) =>
    setParameters(topic === null ? {} : { tema: topic }, { replace: true, preventScrollReset: true });
  return (
    <div className="page pt-10 md:pt-14">
      <p className="eyebrow">{texts.eyebrow}</p>
      <h1 className="mt-2">{texts.title}</h1>
      <p className="measure mt-3 text-muted">{texts.lead}</p>
      <fieldset className="mt-8 flex flex-wrap items-center gap-2">
        <legend className="sr-only">{texts.topics}</legend>
        <button type="button" aria-pressed={chosen === null} onClick={() => choose(null)} className={chip}>
          {texts.all}
        </button>
        {topics.map((topic) => (
          <button
            key={topic}
            type="button"
            aria-pressed={chosen === topic}
            onClick={() => choose(topic)}
            className={chip}
          >
            {topic}
          </button>
        ))}
        <a href="/blog/feed.xml" className="text-link ms-auto inline-flex min-h-11 items-center gap-2 text-[0.9375rem]">
          <Rss aria-hidden="true" className="size-4" />
          {texts.feed}
        </a>
      </fieldset>
      <div className="mt-8">
        <ArticleCards articles={chosen === null ? articles : articles.filter(({ topic }) => topic === chosen)} />
      </div>
    </div>
  );
}
