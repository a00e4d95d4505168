import { articlePath } from '@sefira/contracts/content/article';
import { ChevronRight } from 'lucide-react';
import { Link, useLoaderData } from 'react-router-dom';
import type { ArticleList } from '../../shared/content/load-content.ts';
import { useLatestList } from '../../shared/content/use-latest.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { helpTexts as texts } from '../../texts/content/content.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';

/** /help: explanations by topic. */
export function HelpPage() {
  const articles = useLatestList('help', useLoaderData<ArticleList>().articles);
  const topics = [...new Set(articles.map(({ topic }) => topic))];
  return (
    <div className="page pt-10 md:pt-14">
      <p className="eyebrow">{texts.eyebrow}</p>
      <h1 className="mt-2">{texts.title}</h1>
      <p className="measure mt-3 text-muted">{texts.lead}</p>
      <div className="mt-10 grid items-start gap-6 md:grid-cols-2 lg:grid-cols-3">
        {topics.map((topic) => {
          const own = articles.filter((article) => article.topic === topic);
          return (
            <section key={topic} className="card p-5 md:p-6">
              <h2 className="flex items-center gap-3 text-h3">
                <NumberGlyph number={own[0]?.numbers[0] ?? 7} className="w-10!" />
                {topic}
              </h2>
              <ul className="mt-3 divide-y divide-border">
                {own.map((article) => (
                  <li key={article.slug}>
                    <Link
                      to={articlePath(article)}
                      className="flex min-h-12 items-center justify-between gap-3 py-2 hover:text-accent"
                    >
                      {article.title}
                      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      <HelpMore />
    </div>
  );
}

function HelpMore() {
  return (
    <section className="section">
      <h2>{texts.moreTitle}</h2>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to={paths.contact}>{texts.contact}</ButtonLink>
        <ButtonLink to={paths.faq} variant="outline">
          {texts.faq}
        </ButtonLink>
        <ButtonLink to={paths.tutorials} variant="outline">
          {texts.tutorials}
        </ButtonLink>
      </div>
    </section>
  );
}
