import type { RouteObject } from 'react-router-dom';
import { paths, patterns } from '../../shared/navigation/paths.ts';
import { publicTitles } from '../../texts/common/public-titles.ts';
import type { PageHandle } from './page-handle.ts';

const prerendered = (handle: PageHandle): PageHandle => ({ ...handle, prerendered: true });

/** Pages of texts: identical for all users, prerendered with their articles, without the store. */
export const contentRoutes: RouteObject[] = [
  {
    path: paths.about,
    handle: prerendered(publicTitles.about),
    lazy: async () => ({ Component: (await import('../../features/about/about-page.tsx')).AboutPage }),
  },
  {
    path: paths.services,
    handle: prerendered(publicTitles.services),
    lazy: async () => ({ Component: (await import('../../features/services/services-page.tsx')).ServicesPage }),
  },
  {
    path: paths.blog,
    handle: prerendered(publicTitles.blog),
    lazy: async () => {
      const [{ BlogPage }, { articleListLoader }] = await Promise.all([
        import('../../features/blog/blog-page.tsx'),
        import('../../shared/content/load-content.ts'),
      ]);
      return { Component: BlogPage, loader: articleListLoader('blog') };
    },
  },
  {
    path: patterns.post,
    handle: prerendered({ ...publicTitles.article, articles: 'blog' }),
    lazy: async () => {
      const [{ PostPage }, { articleLoader }] = await Promise.all([
        import('../../features/blog/post-page.tsx'),
        import('../../shared/content/load-content.ts'),
      ]);
      return { Component: PostPage, loader: articleLoader('blog') };
    },
  },
  {
    path: paths.help,
    handle: prerendered(publicTitles.help),
    lazy: async () => {
      const [{ HelpPage }, { articleListLoader }] = await Promise.all([
        import('../../features/help/help-page.tsx'),
        import('../../shared/content/load-content.ts'),
      ]);
      return { Component: HelpPage, loader: articleListLoader('help') };
    },
  },
  {
    path: patterns.helpArticle,
    handle: prerendered({ ...publicTitles.article, articles: 'help' }),
    lazy: async () => {
      const [{ HelpArticlePage }, { articleLoader }] = await Promise.all([
        import('../../features/help/help-article-page.tsx'),
        import('../../shared/content/load-content.ts'),
      ]);
      return { Component: HelpArticlePage, loader: articleLoader('help') };
    },
  },
  {
    path: paths.tutorials,
    handle: prerendered(publicTitles.tutorials),
    lazy: async () => {
      const [{ TutorialsPage }, { articleListLoader }] = await Promise.all([
        import('../../features/tutorials/tutorials-page.tsx'),
        import('../../shared/content/load-content.ts'),
      ]);
      return { Component: TutorialsPage, loader: articleListLoader('tutorial') };
    },
  },
  {
    path: patterns.tutorial,
    handle: prerendered({ ...publicTitles.article, articles: 'tutorial' }),
    lazy: async () => {
      const [{ TutorialPage }, { articleLoader }] = await Promise.all([
        import('../../features/tutorials/tutorial-page.tsx'),
        import('../../shared/content/load-content.ts'),
      ]);
      return { Component: TutorialPage, loader: articleLoader('tutorial') };
    },
  },
  {
    path: paths.faq,
    handle: prerendered(publicTitles.faq),
    lazy: async () => {
      const [{ FaqPage }, { questionsLoader }] = await Promise.all([
        import('../../features/faq/faq-page.tsx'),
        import('../../shared/content/load-content.ts'),
      ]);
      return { Component: FaqPage, loader: questionsLoader };
    },
  },
  {
    path: paths.contact,
    handle: prerendered(publicTitles.contact),
    lazy: async () => ({ Component: (await import('../../features/contact/contact-page.tsx')).ContactPage }),
  },
  {
    path: paths.careers,
    handle: prerendered(publicTitles.careers),
    lazy: async () => ({ Component: (await import('../../features/careers/careers-page.tsx')).CareersPage }),
  },
  {
    path: paths.certification,
    handle: prerendered(publicTitles.certification),
    lazy: async () => ({
      Component: (await import('../../features/certification/certification-page.tsx')).CertificationPage,
    }),
  },
  {
    path: paths.developers,
    handle: prerendered(publicTitles.developers),
    lazy: async () => ({ Component: (await import('../../features/developers/developers-page.tsx')).DevelopersPage }),
  },
  {
    path: paths.calculators,
    handle: prerendered(publicTitles.calculators),
    lazy: async () => ({
      Component: (await import('../../features/calculators/calculators-page.tsx')).CalculatorsPage,
    }),
  },
  {
    path: paths.proofs,
    handle: prerendered(publicTitles.proofs),
    lazy: async () => ({ Component: (await import('../../features/proofs/proofs-page.tsx')).ProofsPage }),
  },
  {
    path: paths.terms,
    handle: prerendered(publicTitles.terms),
    lazy: async () => ({ Component: (await import('../../features/legal/terms-page.tsx')).TermsPage }),
  },
  {
    path: paths.privacy,
    handle: prerendered(publicTitles.privacy),
    lazy: async () => ({ Component: (await import('../../features/legal/privacy-page.tsx')).PrivacyPage }),
  },
  {
    path: paths.cookies,
    handle: prerendered(publicTitles.cookies),
    lazy: async () => ({ Component: (await import('../../features/legal/cookies-page.tsx')).CookiesPage }),
  },
];
