import { useLoaderData } from 'react-router-dom';
import { ArticleCards } from '../../content/article-cards.tsx';
import type { ArticleList } from '../../content/load-content.ts';
import { useCurrentList } from '../../content/use-current.ts';
import { tutorialTexts as texts } from '../../texts/content.ts';

/** /tutorials: step by step. */
export function TutorialsPage() {
  const articles = useCurrentList('tutorial', useLoaderData<ArticleList>().articles);
  return (
    <div className="page pt-10 md:pt-14">
      <p className="eyebrow">{texts.eyebrow}</p>
      <h1 className="mt-2">{texts.title}</h1>
      <p className="measure mt-3 mb-8 text-muted">{texts.lead}</p>
      <ArticleCards articles={articles} />
    </div>
  );
}
