import { type Article, headingAnchor } from '@sefira/contracts/content/article';
import { useEffect } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { MarkdownBody } from '../../shared/content/markdown-body.tsx';
import { questionsOf } from '../../shared/content/questions.ts';
import { useLatestQuestions } from '../../shared/content/use-latest.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { faqTexts, helpTexts } from '../../texts/content/content.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';

/** /faq: questions by group; one answer open at a time, at first the one in the address. */
export function FaqPage() {
  const groups = useLatestQuestions(useLoaderData<readonly Article[]>());
  const { hash } = useLocation();

  useEffect(() => {
    const asked = hash ? document.getElementById(hash.slice(1)) : null;
    if (!(asked instanceof HTMLDetailsElement)) return;
    asked.open = true;
    asked.scrollIntoView({ block: 'center' });
  }, [hash]);

  return (
    <div className="page pt-10 md:pt-14">
      <p className="eyebrow">{faqTexts.eyebrow}</p>
      <h1 className="mt-2">{faqTexts.title}</h1>
      <p className="measure mt-3 text-muted">{faqTexts.lead}</p>
      <div className="mt-10 grid gap-12 md:mt-14">
        {groups.map((group) => (
          <section
            key={group.slug}
            id={group.slug}
            className="grid scroll-mt-24 gap-x-12 gap-y-4 lg:grid-cols-[14rem_minmax(0,46rem)]"
          >
            <h2 className="text-h3 lg:pt-3">{group.title}</h2>
            <div className="border-t border-border">
              {questionsOf(group.body).map(({ question, answer }) => (
                <details
                  key={question}
                  id={headingAnchor(question)}
                  name="faq"
                  className="disclosure border-b border-border"
                >
                  <summary className="flex min-h-14 items-center justify-between gap-6 py-3 font-semibold">
                    {question}
                  </summary>
                  <div className="pb-5 text-muted">
                    <MarkdownBody text={answer} />
                  </div>
                </details>
              ))}
            </div>
          </section>
        ))}
        <div className="flex flex-wrap items-center justify-between gap-4 lg:ms-68 lg:max-w-[46rem]">
          <p className="font-semibold">{helpTexts.moreTitle}</p>
          <ButtonLink to={paths.contact} variant="outline">
            {helpTexts.contact}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
