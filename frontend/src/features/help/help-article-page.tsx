import { ArticleView } from '../../shared/content/article-view.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { helpTexts as texts } from '../../texts/content/content.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';

/** /help/:slug. */
export function HelpArticlePage() {
  return (
    <ArticleView back={{ path: paths.help, label: texts.back }}>
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-border pt-6">
        <p className="font-semibold">{texts.moreTitle}</p>
        <ButtonLink to={paths.contact} variant="outline">
          {texts.contact}
        </ButtonLink>
      </div>
    </ArticleView>
  );
}
