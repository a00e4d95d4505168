import { ArticleView } from '../../shared/content/article-view.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { tutorialTexts as texts } from '../../texts/content/content.ts';

/** /tutorials/:slug. */
export function TutorialPage() {
  return <ArticleView back={{ path: paths.tutorials, label: texts.back }} />;
}
