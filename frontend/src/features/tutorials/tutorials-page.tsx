import { useLoaderData } from 'react-router-dom';
import { ArticleCards } from '../../shared/content/article-cards.tsx';
import type { ArticleList } from '../../shared/content/load-content.ts';
import { useLatestList } from '../../shared/content/use-latest.ts';
import { tutorialTexts as texts } from '../../texts/content/content.ts';

/** /tutorials. */
export function TutorialsPage() {
  const articles = useLatestList('tutorial', useLoaderData<ArticleList>().articles);
  return (
    <div className="page pt-10 md:pt-14">
      <p className="eyebrow">{texts.eyebrow}</p>
      <h1 className="mt-2">{texts.title}</h1>
      <p className="measure mt-3 mb-8 text-muted">{texts.lead}</p>
      <ArticleCards articles={articles} />
    </div>
  );
}
