import type { RouteObject } from 'react-router-dom';
import { paths, patterns } from '../paths.ts';
import { compatibilitySignIn } from '../texts/page-titles.ts';
import { pageTitles } from '../texts/shell.ts';
import type { PageHandle } from './page-handle.ts';

const open = (handle: PageHandle): PageHandle => handle;

/** Analyses and what came of them, for who has a session. */
export const analysisRoutes: RouteObject[] = [
  {
    path: paths.analyses,
    handle: open(pageTitles.analyses),
    lazy: async () => ({ Component: (await import('../features/catalogue/analyses-page.tsx')).AnalysesPage }),
  },
  {
    path: paths.personalAnalysis,
    handle: open(pageTitles.personalAnalysis),
    lazy: async () => ({
      Component: (await import('../features/personal-analysis/personal-analysis-page.tsx')).PersonalAnalysisPage,
    }),
  },
  {
    path: paths.compatibility,
    handle: open({ ...pageTitles.compatibility, signInNotice: compatibilitySignIn }),
    lazy: async () => ({
      Component: (await import('../features/compatibility/compatibility-page.tsx')).CompatibilityPage,
    }),
  },
  {
    path: paths.companyAnalysis,
    handle: open(pageTitles.companyAnalysis),
    lazy: async () => ({
      Component: (await import('../features/company-analysis/company-analysis-page.tsx')).CompanyAnalysisPage,
    }),
  },
  {
    path: paths.cyclesAnalysis,
    handle: open(pageTitles.cyclesAnalysis),
    lazy: async () => ({
      Component: (await import('../features/cycles-analysis/cycles-analysis-page.tsx')).CyclesAnalysisPage,
    }),
  },
  {
    path: paths.nameAnalysis,
    handle: open(pageTitles.nameAnalysis),
    lazy: async () => ({
      Component: (await import('../features/name-analysis/name-analysis-page.tsx')).NameAnalysisPage,
    }),
  },
  {
    path: paths.groupAnalysis,
    handle: open(pageTitles.groupAnalysis),
    lazy: async () => ({
      Component: (await import('../features/group-analysis/group-analysis-page.tsx')).GroupAnalysisPage,
    }),
  },
  {
    path: paths.generators,
    handle: open(pageTitles.generators),
    lazy: async () => ({ Component: (await import('../features/catalogue/generators-page.tsx')).GeneratorsPage }),
  },
  {
    path: paths.childNames,
    handle: open(pageTitles.childNames),
    lazy: async () => ({
      Component: (await import('../features/name-generators/child-names-page.tsx')).ChildNamesPage,
    }),
  },
  {
    path: paths.companyNames,
    handle: open(pageTitles.companyNames),
    lazy: async () => ({
      Component: (await import('../features/name-generators/company-names-page.tsx')).CompanyNamesPage,
    }),
  },
  {
    path: paths.myAnalyses,
    handle: open(pageTitles.myAnalyses),
    lazy: async () => ({ Component: (await import('../features/my-analyses/my-analyses-page.tsx')).MyAnalysesPage }),
  },
  {
    path: patterns.keptAnalysis,
    handle: open(pageTitles.myAnalyses),
    lazy: async () => ({
      Component: (await import('../features/my-analyses/kept-analysis-page.tsx')).KeptAnalysisPage,
    }),
  },
];

/** What anybody may read who has the address. */
export const sharedRoutes: RouteObject[] = [
  {
    path: patterns.shared,
    handle: open(pageTitles.shared),
    lazy: async () => ({
      Component: (await import('../features/shared-analysis/shared-analysis-page.tsx')).SharedAnalysisPage,
    }),
  },
];
