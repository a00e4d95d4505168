import { ArticleView } from '../../content/article-view.tsx';
import { paths } from '../../paths.ts';
import { tutorialTexts as texts } from '../../texts/content.ts';

/** /tutorials/…: one walk through the product. */
export function TutorialPage() {
  return <ArticleView back={{ path: paths.tutorials, label: texts.back }} />;
}
