import { type Article, articlePath } from '@sefira/contracts/content/article';
import { questionsOf } from '../../shared/content/questions.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { interfaceTexts } from '../../texts/common/interface.ts';
import { frequentQuestions } from '../../texts/content/home.ts';

/** Placeholder that the gateway replaces with the public address. */
export const publicAddress = '__PUBLIC_URL__';

interface Described {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The loader data of the page. */
  readonly data: unknown;
}

const organization = {
  '@type': 'Organization',
  name: interfaceTexts.productName,
  url: `${publicAddress}/`,
  logo: `${publicAddress}/icon-512.png`,
};

/** Structured data of a page (schema.org, JSON-LD). */
export function structuredData({ path, title, description, data }: Described): readonly object[] {
  const context = { '@context': 'https://schema.org' };
  const page = {
    ...context,
    '@type': 'WebPage',
    name: title,
    description,
    url: publicAddress + path,
    inLanguage: 'pt-BR',
  };
  if (path === paths.home)
    return [{ ...context, ...organization }, { ...context, ...site }, questionPage(frequentQuestions)];
  if (path === paths.faq && Array.isArray(data)) {
    return [page, questionPage(data.filter(isArticle).flatMap(({ body }) => questionsOf(body)))];
  }
  if (isArticle(data))
    return [
      { ...context, ...articleData(data) },
      { ...context, ...trailOf(data) },
    ];
  return [page];
}

const site = {
  '@type': 'WebSite',
  name: interfaceTexts.productName,
  url: `${publicAddress}/`,
  inLanguage: 'pt-BR',
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicAddress}${paths.search}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
};

function questionPage(questions: readonly { readonly question: string; readonly answer: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function articleData(article: Article) {
  return {
    '@type': article.kind === 'blog' ? 'BlogPosting' : 'TechArticle',
    headline: article.title,
    description: article.summary,
    articleSection: article.topic,
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    inLanguage: 'pt-BR',
    image: publicAddress + sharedPicture(articlePath(article)),
    mainEntityOfPage: publicAddress + articlePath(article),
    author: organization,
    publisher: organization,
  };
}

function trailOf(article: Article) {
  const list = article.kind === 'blog' ? paths.blog : article.kind === 'help' ? paths.help : paths.tutorials;
  const steps = [
    { name: interfaceTexts.productName, path: paths.home },
    { name: list.slice(1), path: list },
    { name: article.title, path: articlePath(article) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicAddress + path,
    })),
  };
}

/** The picture of a page for sharing: `/blog/ano-pessoal` → `/og/blog-ano-pessoal.png`. */
export function sharedPicture(path: string): string {
  return `/og/${path === paths.home ? 'inicio' : path.slice(1).replaceAll('/', '-')}.png`;
}

function isArticle(data: unknown): data is Article {
  return typeof data === 'object' && data !== null && 'body' in data && 'slug' in data;
}
