import { type ArticleCard, articlePath } from '@sefira/contracts/content/article';
import { Link } from 'react-router-dom';
import { contentTexts } from '../../texts/content/content.ts';
import { dateInFigures } from '../../ui/format/calendar-date.ts';
import { ArticlePicture } from './article-picture.tsx';

interface ArticleCardsProps {
  readonly articles: readonly ArticleCard[];
  /** Heading level of the titles: 2 in a list that is the page, 3 below another heading. */
  readonly level?: 2 | 3;
}

/** Cards of articles; on a phone only the first has its cover, so that the list stays short. */
export function ArticleCards({ articles, level = 2 }: ArticleCardsProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
      {articles.map((article, index) => (
        <li key={article.slug} className="flex [contain-intrinsic-block-size:auto_28rem] sm:[content-visibility:auto]">
          <Link to={articlePath(article)} className="card card--link flex w-full flex-col overflow-hidden">
            <ArticlePicture
              article={article}
              className={`border-b border-border ${index === 0 ? '' : 'max-sm:hidden'}`}
            />
            <span className="flex flex-1 flex-col p-4 sm:p-5">
              <span className="eyebrow">{article.topic}</span>
              <Heading className="mt-2 text-[1.25rem] leading-tight">{article.title}</Heading>
              <span className="mt-2 text-[0.9375rem] text-muted">{article.summary}</span>
              <span className="mt-auto pt-4 text-fine text-muted">
                <time dateTime={article.date}>{dateInFigures(article.date)}</time> ·{' '}
                {contentTexts.minutes(article.minutes)}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
