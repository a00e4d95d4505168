import { ArticleView } from '../../shared/content/article-view.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { blogTexts as texts } from '../../texts/content/content.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';

/** /blog/:slug. */
export function PostPage() {
  return (
    <ArticleView back={{ path: paths.blog, label: texts.back }}>
      <aside className="card flex flex-wrap items-center justify-between gap-4 p-5 md:p-6">
        <div>
          <h2 className="text-h3">{texts.tryTitle}</h2>
          <p className="mt-1 text-muted">{texts.tryLead}</p>
        </div>
        <ButtonLink to={paths.personalAnalysis}>{texts.tryAction}</ButtonLink>
      </aside>
    </ArticleView>
  );
}
