import type { Article } from '@sefira/contracts/content/article';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { contentTexts as texts } from '../../texts/content/content.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { dateInFigures } from '../../ui/format/calendar-date.ts';
import { ArticleCards } from './article-cards.tsx';
import { ArticlePicture } from './article-picture.tsx';
import { MarkdownBody } from './markdown-body.tsx';
import { useLatestArticle } from './use-latest.ts';

interface ArticleViewProps {
  /** The list that the article belongs to. */
  readonly back: { readonly path: string; readonly label: string };
  /** Content below the text. */
  readonly children?: ReactNode;
}

/** An article: cover, text, and further links. */
export function ArticleView({ back, children }: ArticleViewProps) {
  const article = useLatestArticle(useLoaderData<Article | null>());
  if (!article) {
    return (
      <div className="page pt-10 md:pt-14">
        <h1 className="sr-only">{texts.gone}</h1>
        <EmptyState
          title={texts.gone}
          hint={texts.goneHint}
          action={<ButtonLink to={back.path}>{back.label}</ButtonLink>}
        />
      </div>
    );
  }
  return (
    <div className="page pt-8 md:pt-12">
      <article className="mx-auto max-w-[46rem]">
        <Link to={back.path} className="text-link inline-flex min-h-11 items-center gap-2 text-[0.9375rem]">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {back.label}
        </Link>
        <p className="eyebrow mt-4">{article.topic}</p>
        <h1 className="mt-2">{article.title}</h1>
        <p className="mt-4 text-[1.125rem] text-muted">{article.summary}</p>
        <p className="mt-3 text-small text-muted">
          <time dateTime={article.updated ?? article.date}>{dateInFigures(article.updated ?? article.date)}</time> ·{' '}
          {texts.minutes(article.minutes)}
        </p>
        <ArticlePicture article={article} className="mt-8 overflow-hidden rounded-2xl border border-border" />
        <div className="mt-8">
          <MarkdownBody text={article.body} />
        </div>
      </article>
      {children ? <div className="mx-auto mt-12 max-w-[46rem]">{children}</div> : null}
      {article.related.length > 0 ? (
        <section className="section">
          <h2 className="mb-6">{texts.related}</h2>
          <ArticleCards articles={article.related} level={3} />
        </section>
      ) : null}
    </div>
  );
}
